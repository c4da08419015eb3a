/// Who uses each resource and who waits for it. A pure state machine.
///
/// A resource without an entry is free; with one it is used by a ticket, and the entry lists those that wait.
package struct ExclusiveQueue {
  private var waiting: [String: [Int]] = [:]

  package init() {}

  /// Whether the ticket may use the resource now; else it waits.
  package mutating func enter(_ resource: String, _ ticket: Int) -> Bool {
    guard waiting[resource] != nil else {
      waiting[resource] = []
      return true
    }
    waiting[resource]?.append(ticket)
    return false
  }

  /// The ticket that uses the resource from now on, if one waits.
  package mutating func leave(_ resource: String) -> Int? {
    guard let next = waiting[resource]?.first else {
      waiting[resource] = nil
      return nil
    }
    waiting[resource]?.removeFirst()
    return next
  }

  /// Whether the ticket has been waiting; it does no longer.
  package mutating func cancel(_ resource: String, _ ticket: Int) -> Bool {
    guard let index = waiting[resource]?.firstIndex(of: ticket) else { return false }
    waiting[resource]?.remove(at: index)
    return true
  }

  package func waiting(for resource: String) -> Int { waiting[resource]?.count ?? 0 }
}
