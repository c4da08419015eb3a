/// What only this front end knows: the line that is being typed, and its settings.
///
/// Settings are local on purpose: nobody else reads the theme, nothing of it is loaded or can fail, so a view model and
/// an entry in a scope would be ceremony.
struct LocalState {
  var isColored = true
  var hasClearedImages = false
  var prompt: Prompt?
}

/// A line that somebody types.
struct Prompt {
  var label: String
  var isSecret = false
  private(set) var text = ""
  /// Called with the text after each key.
  var onChange: @MainActor (String) -> Void = { _ in }
  /// Called with the text at the end; gives the next line to type.
  var onEnter: @MainActor (String) -> Prompt? = { _ in nil }

  init(
    _ label: String, isSecret: Bool = false, onChange: @escaping @MainActor (String) -> Void = { _ in },
    onEnter: @escaping @MainActor (String) -> Prompt? = { _ in nil }
  ) {
    (self.label, self.isSecret, self.onChange, self.onEnter) = (label, isSecret, onChange, onEnter)
  }

  var shown: String { "\(label): \(isSecret ? String(repeating: "•", count: text.count) : text)▏" }

  /// The prompt after a key; nil where the line is done.
  @MainActor func after(_ key: Key) -> Prompt? {
    var prompt = self
    switch key {
    case .enter: return onEnter(text)
    case .escape:
      onChange("")
      return nil
    case .backspace: prompt.text = String(text.dropLast())
    case .character(let character): prompt.text.append(character)
    default: return self
    }
    onChange(prompt.text)
    return prompt
  }
}
