import Dispatch
import Foundation
import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
  let inside = Gate()
  let finish = Gate()
  let queue = DispatchQueue(label: "interface")
  init() {}
}

private final class OwnPart: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension AppScope {
  var archive: OwnPart {
    shared(\.archive) {
      inside.open()
      finish.pass()
      return OwnPart("archive")
    }
  }
  var clock: OwnPart { shared(\.clock) { OwnPart("clock") } }
  var files: OwnPart { boundary(\.files) { OwnPart("files") } }
  var logger: OwnPart { unique(\.logger) { OwnPart("logger of \(clock.name)") } }

  var oven: OwnPart { shared(\.oven) { OwnPart("oven with \(thermometer.name), \(logger.name)") } }
  var thermometer: OwnPart { shared(\.thermometer) { OwnPart("thermometer on \(probe.name)") } }
  var probe: OwnPart { weak(\.probe) { OwnPart("probe in \(files.name)") } }

  var onQueue: OwnPart {
    shared(\.onQueue) {
      let part: String = Threads.elsewhere { [queue] in queue.sync { "queue" } }
      return OwnPart(part)
    }
  }
  var onMain: OwnPart {
    shared(\.onMain) { OwnPart(DispatchQueue.main.sync { MainActor.assumeIsolated { Title.text } }) }
  }
}

@MainActor private enum Title {
  static var text = "main"
}

struct NoLockHeldTests {
  @Test func `a recipe looks up anything, at any depth`() {
    #expect(AppScope().oven.name == "oven with thermometer on probe in files, logger of clock")
  }

  @Test func `making one value holds up nobody who wants another`() {
    let app = AppScope()
    let got = Gate()
    Thread.detachNewThread {
      #expect(app.archive.name == "archive")
      got.open()
    }
    app.inside.pass()
    // All of these, made and found, while the archive is still being made.
    for _ in 0..<2 {
      #expect(app.clock.name == "clock")
      #expect(app.files.name == "files")
      #expect(app.logger.name == "logger of clock")
      #expect(app.oven.name.hasPrefix("oven"))
      #expect(app.replacing { $0.clock = OwnPart("other") }.logger.name == "logger of other")
      #expect(app.seams.graph.text.contains("clock"))
    }
    app.finish.open()
    got.pass()
  }

  @Test func `a recipe waits for a queue on which others look up`() {
    let app = AppScope()
    let busy = Gate()
    app.queue.async {
      busy.pass()
      #expect(app.clock.name == "clock")
    }
    Thread.detachNewThread { busy.open() }
    #expect(app.onQueue.name == "queue")
  }

  @Test func `a recipe hops to the main queue and waits for it`() {
    let app = AppScope()
    #expect(Threads.elsewhere { app.onMain.name } == "main")
  }

  @Test func `arguments of a key are compared with no lock held`() {
    let scope = Shelves()
    Nosy.ask.value = { _ = scope.label }
    defer { Nosy.ask.value = nil }
    Threads.run(4) { _ in
      for place in 0..<20 { #expect(scope[Nosy(place)] == "shelf \(place)") }
    }
  }

  @Test func `an object that is looked at for the last time asks its scope when it ends`() {
    let app = AppScope()
    Threads.run(4, within: 60) { _ in
      for _ in 0..<5_000 { _ = app.guest }
    }
    #expect(app.clock.name == "clock")
  }
}

/// Asks its scope for others when it ends.
private final class Guest: Sendable {
  let app: WeakScope<AppScope>
  init(_ app: WeakScope<AppScope>) { self.app = app }
  deinit { _ = (app.scope?.clock, app.scope?.probe) }
}

extension AppScope {
  fileprivate var guest: Guest { weak(\.guest) { Guest(WeakScope(self)) } }
}

private struct Shelves: Scope {
  var seams = Seams()
}

extension Shelves {
  var label: String { shared(\.label) { "label" } }
  subscript(place: Nosy) -> String { shared(\.[place]) { "shelf \(place.number)" } }
}

/// An argument whose `==` asks the scope.
private struct Nosy: Hashable, Sendable {
  static let ask = Guarded<(@Sendable () -> Void)?>(nil)
  let number: Int
  init(_ number: Int) { self.number = number }

  static func == (one: Nosy, other: Nosy) -> Bool {
    ask.value?()
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
}
