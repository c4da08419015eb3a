import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var theme: Part { shared(\.theme) { Part("app theme") } }
  fileprivate var size: Part { unique(\.size) { Part("app size") } }
  fileprivate var printer: Part { shared(\.printer) { Part("printer", theme, size) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  fileprivate var title: Part { shared(\.title) { Part("title") } }
  fileprivate var label: Part { unique(\.label) { Part("label") } }
  fileprivate var bar: Part { shared(\.bar) { Part("bar", title, label, parent.theme) } }
}

struct PrecedenceTests {
  @Test func `a replacement wins over the recipe, and a later one over an earlier one`() {
    let app = AppScope().replacing {
      $0.theme = Part("first")
      $0.theme = Part("second")
      $0.size = Part("first")
      $0.replace(\.size) { _ in Part("second") }
    }
    #expect("\(app.printer)" == "printer(second, second)")
  }

  @Test func `a replacement wins over one of the scope that it is derived from`() {
    let first = AppScope().replacing {
      $0.theme = Part("first")
      $0.size = Part("first")
    }
    let second = first.replacing {
      $0.theme = Part("second")
      $0.size = Part("second")
    }
    #expect("\(second.printer) \(first.printer)" == "printer(second, second) printer(first, first)")
  }

  @Test func `a replacement nearest to the place of use wins over those further up`() {
    let app = AppScope().replacing {
      $0[\WindowScope.title] = Part("from the app")
      $0[\WindowScope.label] = Part("from the app")
    }
    let window = WindowScope(parent: app)
    #expect("\(window.bar)" == "bar(from the app, from the app, app theme)")
    let near = window.replacing {
      $0.title = Part("near")
      $0.label = Part("near")
    }
    #expect("\(near.bar)" == "bar(near, near, app theme)")
    let again = near.replacing { $0.theme = Part("theme") }
    #expect("\(again.bar)" == "bar(near, near, theme)")
  }

  @Test func `of two scopes further up the nearest wins`() {
    let app = AppScope()
      .replacing { $0[\WindowScope.title] = Part("far") }
      .replacing { $0[\WindowScope.title] = Part("near") }
    #expect(WindowScope(parent: app).title.name == "near")
  }

  @Test func `in one scope it counts what is assigned last, whichever scope the member belongs to`() {
    let window = WindowScope(parent: AppScope()).replacing {
      $0.theme = Part("first")
      $0[\AppScope.theme] = Part("second")
    }
    #expect("\(window.bar)" == "bar(title, label, second)")
  }

  @Test func `a rebased parent wins over what was replaced in the parent before`() {
    let app = AppScope().replacing { $0.theme = Part("app") }
    let window = WindowScope(parent: app).replacing { $0.theme = Part("window") }
    #expect("\(window.bar) \(window.parent.printer)" == "bar(title, label, window) printer(window, app size)")
    #expect("\(WindowScope(parent: app).bar)" == "bar(title, label, app)")
  }
}
