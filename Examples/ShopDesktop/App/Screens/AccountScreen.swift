import ShopCore
import Toolkit

/// Who is signed in, and the way in and out.
@MainActor
enum AccountScreen {
  /// - Parameter part: what somebody has to sign in for, where this stands in its place.
  static func view(_ model: AccountModel, _ controller: WindowController, isPartOf part: String?) -> Pages {
    let pages = Pages()
    let loading = Message.loading("Looking who is signed in…")
    let failed = Message(
      .warning, "Nobody can be signed in", button: ("Try Again", { controller.reload(model) }))
    let signIn = signInForm(model, controller, part)
    let signedIn = signedInView(model, controller)
    for page in [loading, failed.view, signIn, signedIn] as [any Control] { pages.add(page) }
    return pages.bind {
      model.account
    } show: { pages, account in
      switch account {
      case .idle, .loading: pages.show(loading)
      case .failed(let message):
        failed.say(message)
        pages.show(failed.view)
      case .loaded(nil): pages.show(signIn)
      case .loaded: pages.show(signedIn)
      }
    }
  }

  private static func signInForm(_ model: AccountModel, _ controller: WindowController, _ part: String?)
    -> Scroll
  {
    let name = Field.text("Name")
    let password = Field.password("Password")
    let enter: @MainActor () -> Void = {
      let (name, password) = (name.text, password.text)
      controller.act { _ in await model.signIn(name: name, password: password) }
    }
    let button = Button("Sign In", enter).styled("suggested-action", "pill").aligned(x: .fill)
      .bind {
        model.isBusy
      } show: {
        $0.isEnabled = !$1
      }
    let notice = Label().wrapped(36).styled("error")
      .bind {
        model.notice
      } show: {
        $0.text = $1 ?? ""
        $0.isVisible = $1 != nil
      }
    let headline = part.map { "Sign in to see your \($0.lowercased())" } ?? "Sign in"
    let form = Box.column(
      12, Icon(.person, size: 48).styled("faint"), Label(headline).centered().wrapped(28).styled("headline"),
      Label("Any name will do; the password is “sesame”.").centered().wrapped(36).styled("dim"),
      name.onEnter { password.focus() }, password.onEnter(enter), notice, button)
    let card = form.margin(24).sized(280, -1)
    return Scroll(Box.column(0, card).styled("card").aligned(x: .center, y: .center).margin(18))
  }

  private static func signedInView(_ model: AccountModel, _ controller: WindowController) -> Box {
    let name: @MainActor () -> String = { model.account.value.flatMap(\.self)?.name ?? "" }
    let initial = Label().centered().styled("avatar").sized(72, 72).aligned(x: .center)
      .bind(name) { $0.text = $1.prefix(1).uppercased() }
    let headline = Label().centered().wrapped(32).styled("headline").bind(name) {
      $0.text = "Signed in as \($1)"
    }
    let out = Button("Sign Out") { controller.act { _ in await model.signOut() } }.styled("pill")
      .aligned(x: .center).bind {
        model.isBusy
      } show: {
        $0.isEnabled = !$1
      }
    let notice = Label().wrapped(40).centered().styled("error")
      .bind {
        model.notice
      } show: {
        $0.text = $1 ?? ""
        $0.isVisible = $1 != nil
      }
    return Box.column(12, initial, headline, notice, out).aligned(x: .center, y: .center).margin(24).tall()
  }
}
