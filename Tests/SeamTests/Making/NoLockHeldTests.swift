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

  @Test func `an object that is held weakly ends with no lock held`() {
    let scope = Shelves()
    let handle = WeakScope(scope)
    scope.atEnd.value = { _ = handle.scope?[Nosy(1)] }
    // Now and then a thread's look is all that holds the lamp.
    Threads.run(4, within: 60) { _ in
      for _ in 0..<20_000 { #expect(scope.lamp.isLit) }
    }
  }

  @Test func `arguments of a key that goes with its value end with no lock held`() {
    let scope = Shelves()
    let derived = scope.replacing { $0.label = "other" }
    let handle = WeakScope(derived)
    do {
      // One value, and in the derived scope a key with an argument of its own.
      let lamp = scope[Place(1)]
      let place = Place(1) { _ = handle.scope?[Nosy(1)] }
      #expect(derived[place] === lamp)
    }
    Threads.run(1, within: 60) { _ in #expect(derived[Place(1)].isLit) }
  }
}

private struct Shelves: Scope {
  var seams = Seams()
  let atEnd = Guarded<(@Sendable () -> Void)?>(nil)
}

extension Shelves {
  var label: String { shared(\.label) { "label" } }
  subscript(place: Nosy) -> String { shared(\.[place]) { "shelf \(place.number)" } }
  subscript(place: Place) -> Lamp { weak(\.[place]) { Lamp {} } }
  var lamp: Lamp { weak(\.lamp) { Lamp { [atEnd] in atEnd.value?() } } }
}

/// Runs code when it is freed.
private final class Lamp: Sendable {
  let isLit = true
  private let atEnd: @Sendable () -> Void
  init(_ atEnd: @escaping @Sendable () -> Void) { self.atEnd = atEnd }
  deinit { atEnd() }
}

/// An argument that runs code when it is freed.
private final class Place: Hashable, Sendable {
  private let number: Int
  private let lamp: Lamp

  init(_ number: Int, atEnd: @escaping @Sendable () -> Void = {}) {
    self.number = number
    lamp = Lamp(atEnd)
  }

  static func == (one: Place, other: Place) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
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
