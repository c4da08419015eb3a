import ShopCheckout
import ShopCore

/// Who is signed in.
@MainActor
enum AccountScreen {
  static func lines(_ model: AccountModel, width: Int) -> [Line] {
    switch model.account {
    case .idle, .loading: Message.lines("Looking who is signed in…", width: width)
    case .failed(let message): Message.failure("Nobody can be signed in.", message, width: width)
    case .loaded where model.isBusy: Message.lines("One moment…", width: width)
    case .loaded(let account?):
      Message.lines("Signed in as \(account.name). Press s to sign out.", width: width)
    case .loaded(nil):
      Message.lines("Nobody is signed in. Press s: any name, and the password is 'sesame'.", width: width)
    }
  }
}

/// The bill, and the order.
@MainActor
enum CheckoutScreen {
  static func lines(_ model: CheckoutModel, width: Int) -> [Line] {
    switch model.state {
    case .loading: Message.lines("Adding up…", width: width)
    case .failed(let message): Message.failure("There is no bill.", message, width: width)
    case .bill([]): Message.lines("There is nothing to pay.", width: width)
    case .bill(let lines), .ordering(let lines):
      [Line()] + lines.map { Message.row("   " + $0.text, $0.price, width: width) }
        + (model.state == .bill(lines) ? [] : Message.lines("Ordering…", width: width))
    case .ordered(let number): Message.lines("Thank you. Your order is \(number).", width: width)
    }
  }
}

/// What this front end looks like.
enum SettingsScreen {
  static func lines(_ local: LocalState, width: Int) -> [Line] {
    [Line(), Message.row("   Theme", local.isColored ? "color" : "plain", width: width)]
      + [
        Message.row(
          "   Pictures", local.hasClearedImages ? "cleared" : "kept while the window is open", width: width)
      ]
  }
}
