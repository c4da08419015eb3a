import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Isolation.swift` do.
struct IsolationTests {
  @Test func `49 an actor is set up and read without waiting`() async throws {
    let vault = MockVault()
    vault.mock.balance.returns(5)
    vault.mock.deposit.handle { amount in
      guard amount > 0 else { throw LineError.busy }
      return amount
    }
    #expect(await vault.balance == 5)
    #expect(try await vault.deposit(2) == 2)
    await #expect(throws: LineError.busy) { try await vault.deposit(0) }
    vault.mock.name.returns("v")
    #expect(vault.name == "v")
    #expect(vault.mock.deposit.calls == [2, 0])
  }

  @Test(.mocks()) func `50 a double of the main actor is made and set up anywhere`() async throws {
    let guide = MockGuide()
    guide.mock.finish.returns(3)
    guide.mock.start.handle { animated in
      MainActor.assertIsolated()
      #expect(animated)
    }
    #expect(try await guide.finish() == 3)
    await guide.start(animated: true)
    #expect(guide.mock.start.calls == [true])
    let window = Window()
    await MainActor.run {
      guide.root = window
      #expect(guide.root === window)
      MockGuide.mock.make.returns("made")
      #expect(MockGuide.make() == "made")
    }
  }

  @Test func `51 each member keeps its own isolation`() async {
    let mixed = MockMixed()
    mixed.mock.compute.returns(4)
    #expect(mixed.compute() == 4)
    mixed.mock.show.handle { _ in MainActor.assertIsolated() }
    await mixed.show("a")
    await MainActor.run {
      var other: any Mixed = mixed
      other.title = "t"
      #expect(other.title == "t")
    }
    #expect(mixed.mock.show.calls == ["a"])
  }

  @Test @MainActor func `52 handlers run where their caller runs`() async {
    let runner = MockRunner()
    runner.mock.run.handle { actor in
      #expect(actor === MainActor.shared)
      return 1
    }
    #expect(await runner.run(isolation: #isolation) == 1)
    runner.mock.near.handle { parcel in
      MainActor.assertIsolated()
      parcel.size = 2
    }
    let parcel = Bundle2()
    await runner.near(parcel)
    #expect(parcel.size == 2)
    await runner.far()
    #expect(runner.mock.far.count == 1)
  }

  @Test func `53 a Sendable protocol's double is used from anywhere`() async throws {
    let directory = MockDirectory()
    directory.mock.customer.handle { Customer(id: $0) }
    let ids = try await withThrowingTaskGroup { group in
      for id in 0..<100 { group.addTask { try await directory.customer(id).id } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ids.count == 100)
    #expect(Set(directory.mock.customer.calls) == ids)
  }

  @Test func `54 arguments need not be Sendable`() {
    let drawer = MockDrawer()
    let parcel = Bundle2()
    drawer.keep(parcel)
    #expect(drawer.mock.keep.calls[0] === parcel)
    drawer.mock.take.returns(parcel)
    #expect(drawer.take() === parcel)
    drawer.mock.anything.handle { $0 as? Int }
    #expect(drawer.anything(3) as? Int == 3)
  }

  @Test func `55 what is handed over is not kept`() async {
    let shipping = MockShipping()
    shipping.mock.ship.handle { #expect($0.size == 3) }
    let parcel = Bundle2()
    parcel.size = 3
    await shipping.ship(parcel)
    #expect(shipping.mock.ship.count == 1)
    shipping.mock.collect.handle { Bundle2() }
    #expect(await shipping.collect().size == 0)
  }

  @Test func `56 a value that cannot be copied reaches the handler`() {
    let disk = MockDisk()
    disk.mock.size.handle { file in Int(file.number) }
    #expect(disk.size(Descriptor(number: 3)) == 3)
    let closed = CallRecorder<Int32>()
    disk.mock.close.handle { file in closed.record(file.number) }
    disk.close(Descriptor(number: 4))
    #expect(closed.calls == [4])
    disk.mock.keep.handle { $0 }
    #expect(disk.keep("a") == "a")
    #expect(disk.mock.keep.calls == ["a"])
  }

  @Test func `57 a double stands for a value that cannot be copied`() {
    func use(_ ticket: consuming some Ticket & ~Copyable) -> Int { ticket.redeem() }
    let ticket = MockTicket()
    ticket.mock.redeem.returns(9)
    #expect(use(ticket) == 9)
    ticket.mock.punch.returns(true)
    #expect(ticket.punch())
  }

  @Test(.mocks()) func `85 an initializer belongs to no actor`() async {
    func make<M: Mirror2>(_: M.Type) -> M { M() }
    let mirror = make(MockMirror2.self)
    await mirror.sync([1])
    #expect(mirror.mock.sync.calls == [[1]])
  }
}
