/// A place for the rules.
enum Placeholder {}
