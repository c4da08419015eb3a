import ShopCore
import Toolkit

/// What this front end looks like, and its keys.
///
/// No view model: nobody else reads the theme, nothing of it is loaded or can fail.
@MainActor
enum SettingsScreen {
  static func view(_ controller: WindowController, _ appearance: Appearance) -> Scroll {
    let dark = Switch { appearance.isDark = $0 }.named("Dark theme").aligned(y: .center)
    _ = dark.onShow { dark.isOn = appearance.isDark }
    let pictures = Label("Kept while this window is open").wrapped().styled("dim")
    let clear = Button("Clear") {
      controller.act { await $0.clearImages() }
      pictures.text = "Cleared; they are loaded again when they are needed"
    }
    .explained("Clear pictures").aligned(y: .center)
    let choices = Rows(
      row("Dark theme", Label("For all windows").styled("dim"), dark), row("Pictures", pictures, clear))
    let keys = Rows()
    for (index, (what, key)) in Self.keys.enumerated() {
      keys.insert(Box.row(12, Label(what).wide(), Label(key).styled("key")).margin(x: 14, y: 9), at: index)
    }
    return Scroll(
      Column.view(Label("Appearance").styled("heading"), choices, Label("Keyboard").styled("heading"), keys))
  }

  private static func row(_ title: String, _ text: Label, _ control: some Control) -> Box {
    Box.row(12, Box.column(2, Label(title).styled("name"), text).wide(), control).margin(14)
  }

  private static let keys = [
    ("New window", "Ctrl N"), ("Close window", "Ctrl W"), ("Search", "Ctrl F"), ("Back", "Esc"),
    ("Load again", "Ctrl R"), ("Parts of the shop", "Alt 1 … 6"), ("Quit", "Ctrl Q"),
  ]
}
