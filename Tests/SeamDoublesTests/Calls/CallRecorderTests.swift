import SeamDoubles
import Testing

@Suite struct CallRecorderTests {
  @Test func `calls are kept in order until they are reset`() {
    let recorder = CallRecorder<String>()
    for call in ["a", "b", "a"] { recorder.record(call) }
    #expect(recorder.calls == ["a", "b", "a"])
    #expect(recorder.count == 3)
    recorder.reset()
    #expect(recorder.calls == [])
    recorder.record("c")
    #expect(recorder.calls == ["c"])
  }

  @Test func `a recorder is called after its place unless it is named`() {
    #expect(CallRecorder<Int>("cart").name == "cart")
    let line = #line + 1
    #expect(CallRecorder<Int>().name == "SeamDoublesTests/CallRecorderTests.swift:\(line)")
  }

  @Test func `calls to different recorders can be put in order`() {
    let cart = CallRecorder<String>()
    let payment = CallRecorder<Int>()
    cart.record("reserve")
    payment.record(10)
    cart.record("clear")
    let orders = [cart.entries[0].order, payment.entries[0].order, cart.entries[1].order]
    #expect(orders == orders.sorted())
    #expect(Set(orders).count == 3)
  }

  @Test func `nothing is lost when a hundred tasks record a hundred calls each`() async {
    struct Call: Hashable {
      let task, number: Int
    }
    let recorders = [CallRecorder<Call>(), CallRecorder<Call>()]
    await withTaskGroup { group in
      for task in 0..<100 {
        group.addTask {
          for number in 0..<100 { recorders[task % 2].record(Call(task: task, number: number)) }
        }
      }
    }
    for recorder in recorders {
      #expect(recorder.count == 5_000)
      let byTask = Dictionary(grouping: recorder.calls, by: \.task)
      #expect(byTask.count == 50)
      #expect(byTask.values.allSatisfy { $0.map(\.number) == Array(0..<100) })
      let orders = recorder.entries.map(\.order)
      #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(Set(recorders.flatMap { $0.entries.map(\.order) }).count == 10_000)
  }

  @Test func `calls are released with no lock held`() {
    final class Call: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let recorder = CallRecorder<Call>()
    let released = CallRecorder<Int>()
    recorder.record(Call { released.record(recorder.count) })
    recorder.reset()
    #expect(released.calls == [0])
  }
}
