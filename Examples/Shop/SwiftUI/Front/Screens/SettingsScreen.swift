import SwiftUI

/// What this window looks like. A screen without a model: nothing here is loaded, shared or can fail.
struct SettingsScreen: View {
  @Binding var theme: ColorScheme?
  @State private var hasCleared = false
  let clearPictures: @MainActor () async -> Void

  var body: some View {
    Form {
      Picker("Theme", selection: $theme) {
        Text("System").tag(nil as ColorScheme?)
        Text("Light").tag(ColorScheme.light as ColorScheme?)
        Text("Dark").tag(ColorScheme.dark as ColorScheme?)
      }
      LabeledContent("Pictures", value: hasCleared ? "cleared" : "kept while the window is open")
      Button("Clear Pictures") {
        Task {
          await clearPictures()
          hasCleared = true
        }
      }
    }
  }
}
