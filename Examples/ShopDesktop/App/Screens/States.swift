import Foundation
import ShopCore
import Toolkit

/// What a screen shows instead of what it is there for: that it is coming, that it cannot, or that there is nothing.
@MainActor
struct StateTexts {
  var loading: String
  var failed: String
  var emptyIcon: Icon.Shape
  var empty: @MainActor () -> (title: String, text: String)
}

@MainActor
enum StatePages {
  /// `content`, where there is some; else what there is to say about `state`.
  static func view<Value: Collection>(
    _ state: @escaping @MainActor () -> LoadingState<Value>, _ texts: StateTexts, content: some Control,
    retry: @escaping @MainActor () -> Void
  ) -> Pages {
    let pages = Pages()
    let loading = Message.loading(texts.loading)
    let failed = Message(.warning, texts.failed, button: ("Try Again", retry))
    let empty = Message(texts.emptyIcon, "")
    for page in [loading, failed.view, empty.view, content] as [any Control] { pages.add(page) }
    empty.bind(texts.empty)
    return pages.bind(state) { pages, state in
      switch state {
      case .idle, .loading: pages.show(loading)
      case .failed(let message):
        failed.say(message)
        pages.show(failed.view)
      case .loaded(let value):
        if value.isEmpty { pages.show(empty.view) } else { pages.show(content) }
      }
    }
  }
}

/// An icon, a headline and a few words in the middle of the room.
@MainActor
struct Message {
  let view: Box
  private let title: Label
  private let text: Label

  init(
    _ icon: Icon.Shape, _ title: String, _ text: String = "",
    button: (title: String, action: @MainActor () -> Void)? = nil
  ) {
    self.title = Label(title).wrapped(32).centered().styled("headline")
    self.text = Label().wrapped(44).centered().styled("dim")
    view = Box.column(10, Icon(icon, size: 56).styled("faint"), self.title, self.text)
      .aligned(x: .center, y: .center).margin(24).tall()
    say(text)
    if let button {
      view.add(
        Button(button.title, button.action).styled("suggested-action", "pill").aligned(x: .center).margin(
          x: 0, y: 8))
    }
  }

  func say(_ text: String) {
    self.text.text = text
    self.text.isVisible = !text.isEmpty
  }

  func bind(_ texts: @escaping @MainActor () -> (title: String, text: String)) {
    view.bind(texts) { _, texts in
      title.text = texts.title
      say(texts.text)
    }
  }

  static func loading(_ text: String) -> Box {
    let spinner = Spinner()
    spinner.isSpinning = true
    return Box.column(14, spinner.sized(36, 36), Label(text).centered().styled("dim"))
      .aligned(x: .center, y: .center).tall()
  }
}

extension PictureView {
  /// A picture that comes when it comes.
  func showing(_ model: PictureModel) -> PictureView {
    Task { await model.load() }
    return bind {
      model.picture?.png
    } show: { view, png in
      png?.withUnsafeBytes { view.show($0) }
    }
  }
}
