// shape 49: a protocol of actors
// seam:mock
protocol Vault: Actor {
  var balance: Int { get }
  func deposit(_ amount: Int) throws -> Int
  func wait(_ parcel: Bundle2) async -> Bundle2
  nonisolated var name: String { get }
}

final class Bundle2 {
  var size = 0
  nonisolated init() {}
}

final class Window {
  nonisolated init() {}
}

// shape 50: a protocol of the main actor
// seam:mock
@MainActor
protocol Guide: AnyObject {
  var root: Window? { get set }
  func start(animated: Bool)
  func finish() async throws -> Int
  static func make() -> String
}

// shape 51: members of the main actor, and members that belong to none
// seam:mock
protocol Mixed: Sendable {
  @MainActor func show(_ text: String)
  @MainActor var title: String { get set }
  nonisolated func compute() -> Int
}

// shape 52: members that run where their caller runs
// seam:mock
protocol Runner {
  func run(isolation: isolated (any Actor)?) async -> Int
  nonisolated(nonsending) func near(_ parcel: Bundle2) async
  @concurrent func far() async
}

struct Customer: Sendable, Equatable {
  var id: Int
}

// shape 53: a Sendable protocol
// seam:mock
protocol Directory: Sendable {
  var token: String? { get set }
  func customer(_ id: Int) async throws -> Customer
  func update(_ customer: Customer) async
}

// shape 54: a Sendable protocol with arguments that are not
// seam:mock
protocol Drawer: Sendable {
  func keep(_ parcel: Bundle2)
  func take() -> Bundle2
  func anything(_ value: Any) -> Any?
}

// shape 55: values that are handed over
// seam:mock
protocol Shipping: Sendable {
  func ship(_ parcel: sending Bundle2) async
  func collect() async -> sending Bundle2
}

struct Descriptor: ~Copyable {
  var number: Int32
}

// shape 56: borrowed and consumed parameters
// seam:mock
protocol Disk {
  func size(_ file: borrowing Descriptor) -> Int
  func close(_ file: consuming Descriptor)
  func keep(_ text: consuming String) -> String
}

// shape 57: a protocol of values that cannot be copied
// seam:mock
protocol Ticket: ~Copyable {
  func punch() -> Bool
  consuming func redeem() -> Int
}

// shape 85: an initializer that belongs to no actor
// seam:mock
@MainActor
protocol Mirror2 {
  nonisolated init()
  func sync(_ bytes: [UInt8])
}
