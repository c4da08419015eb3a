import SeamUI
import ShopCore
import SwiftUI

/// Who is signed in, and the way in and out.
struct AccountScreen: View {
  @Scoped(\WindowScope.account) private var model
  @State private var name = ""
  @State private var password = ""
  @State private var isAsking = false

  var body: some View {
    Form {
      switch model.account {
      case .idle, .loading: ProgressView("Looking who is signed in…")
      case .failed(let message):
        Failure(headline: "Nobody can be signed in.", message: message, retry: model.load)
      case .loaded(let account?):
        Text("Signed in as \(account.name).")
        Button("Sign Out", role: .destructive) { isAsking = true }.disabled(model.isBusy)
      case .loaded(nil):
        Section {
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
          Button("Sign In", action: signIn).disabled(name.isEmpty || model.isBusy)
        } header: {
          Text("Nobody is signed in.")
        } footer: {
          Text("Any name will do, and the password is 'sesame'.")
        }
        .onSubmit(signIn)
      }
    }
    .alert("Sign out?", isPresented: $isAsking) {
      Button("Sign Out", role: .destructive) { Task { await model.signOut() } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The cart is kept on this device.")
    }
    .notice(model.notice)
    .task { await model.appear() }
  }

  private func signIn() {
    guard !name.isEmpty else { return }
    Task {
      await model.signIn(name: name, password: password)
      password = ""
    }
  }
}
