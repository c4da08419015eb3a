import Dispatch
import SeamDoubles
import SeamTesting
import Testing

/// Where the reports of doubles are filed.
struct ReportTests {
  @Test func `from a detached task, a queue and a thread, under the test that made the double`() async {
    await withKnownIssue {
      let timetable = MockTimetable()
      _ = await _Concurrency.Task.detached { try? timetable.check("a") }.value
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          _ = try? timetable.check("b")
          continuation.resume()
        }
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("'MockTimetable.check(_:)' was called but has no stub\n")
      }
        && issue.sourceLocation?.fileID == "SeamMockTests/ReportTests.swift"
    }
  }

  @Test func `at the place where the double was made, and once a call`() {
    let line = #line + 1
    let timetable = MockTimetable()
    let issues = CallRecorder<Int>()
    withKnownIssue {
      _ = try? timetable.check("a")
      _ = try? timetable.check("b")
    } matching: { issue in
      issues.record(issue.sourceLocation?.line ?? 0)
      return true
    }
    #expect(issues.calls == [line, line])
  }

  @Test func `work of a test on its own double never blames another`() async {
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          let bell = MockDoorbell()
          bell.press()
          #expect(bell.mock.press.count == 1)
        }
      }
    }
  }

  @Test func `a test without the trait has statics of its own, and fails`() {
    withKnownIssue {
      MockPlant.mock.grow.returns(1)
      #expect(try! MockPlant.grow("a") == 1)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("static members of a double are used by a test without the trait '.mocks()'\n")
      }
    }
  }

  @Test func `a strict double reports what returns nothing, too`() {
    let headlines = CallRecorder<String>()
    withKnownIssue {
      let bell = MockDoorbell(.strict)
      bell.press()
      bell.mock.press.returns()
      bell.press()
    } matching: { issue in
      headlines.record(issue.comments.first?.rawValue.split(separator: "\n").first.map(String.init) ?? "")
      return true
    }
    #expect(headlines.calls == ["'MockDoorbell.press()' was called but has no stub"])
  }

  @Test(.mocks(.strict)) func `doubles of a strict test are strict, unless they say otherwise`() {
    let count = CallRecorder<Void>()
    withKnownIssue {
      MockDoorbell().press()
      MockDoorbell(.lenient).press()
    } matching: { _ in
      count.record(())
      return true
    }
    #expect(count.count == 1)
  }

  @Test func `a double is prepared where it is made`() throws {
    let timetable = MockTimetable(.strict) { $0.check.throws(CancellationError()) }
    #expect(throws: CancellationError.self) { try timetable.check("a") }
    #expect(timetable.mock.check.calls == ["a"])
  }

  @Test func `a double is released when its test lets go of it`() {
    weak var held: MockDirectory?
    do {
      let directory = MockDirectory()
      directory.mock.customer.handle { Customer(id: $0) }
      held = directory
    }
    #expect(held == nil)
  }
}
