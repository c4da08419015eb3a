// Shop's app on the stand-in: a person's part is read from standard input, a line a step, and what they see is printed.
//
//   open                opens a window; windows are numbered from 1
//   2 waits for TEXT    until the second window shows the text, a tab of this name or a page of this title
//   2 taps NAME         a button, a row or a tab
//   2 tells             prints the title and the tabs
//   close 2             closes the window

import ShopSwiftUI
import SwiftUI

let shop = AppHost<ShopApp>()
var windows: [Area] = []

@MainActor func shows(_ window: Area, _ text: String) -> Bool {
  window.title == text || window.texts.contains(text) || window.tabs.contains(text)
}

while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 2).map(String.init)
  if words == ["open"] {
    windows.append(shop.openWindow())
    continue
  }
  if words[0] == "close", let number = Int(words[1]) {
    shop.closeWindow(windows[number - 1])
    print("\(number) is \(windows[number - 1].isShown ? "open" : "closed")")
    continue
  }
  guard let number = Int(words[0]), words.count > 1 else { fatalError("no step: '\(line)'") }
  let window = windows[number - 1]
  switch words[1] {
  case "waits":
    let text = String(words[2].dropFirst("for ".count))
    await shop.host.until { _ in shows(window, text) }
    print("\(number) shows \(text)")
  case "taps": try window.tap(words[2])
  case "tells": print("\(number): \(window.title ?? "no title"), \(window.tabs.joined(separator: " "))")
  default: fatalError("no step: '\(line)'")
  }
}
