// What Seam costs against plain Swift, both sides called through closures in globals: else the optimizer drops the
// retain of a `static let`. Times are noise on a busy machine; ratios of one run and allocations hold.
//
//   swift run -c release --package-path Benchmarks            all rows; exit 1 where an allocation count is over its limit
//   swift run -c release --package-path Benchmarks -- smoke   few rounds
//   ... -- ROW 1000                                           one row, for an instruction count with callgrind

import Foundation
import Seam
import SeamDoubles

let arguments = CommandLine.arguments.dropFirst()
let isSmoke = arguments.contains("smoke")
let runCount = isSmoke ? 3 : 21
let scale = isSmoke ? 100 : 1

let app = App()
let request = Request(parent: app)
let fake = FakeTransport()
let derived = app.replacing { $0.transport = fake }
use(app.d)
use(app.sharedD)
use(App.main.d)
use(derived.d)
use(derived.sharedD)
use(request.third)

nonisolated(unsafe) var staticLet: @Sendable () -> Tokens = { Hand.tokens }
nonisolated(unsafe) var sharedOfMain: @Sendable () -> Tokens = { App.main.tokens }
nonisolated(unsafe) var sharedOfApp: @Sendable () -> Tokens = { app.tokens }
nonisolated(unsafe) var sharedOfDerived: @Sendable () -> Tokens = { derived.tokens }
nonisolated(unsafe) var sharedOfChild: @Sendable () -> Tokens = { request.first }
nonisolated(unsafe) var byHand: @Sendable () -> D = { Hand.make() }
nonisolated(unsafe) var uniqueOfMain: @Sendable () -> D = { App.main.d }
nonisolated(unsafe) var uniqueOfDerived: @Sendable () -> D = { derived.d }

// A double is called as its protocol; the calls of a round are forgotten, so that no side grows.
let double = MockPrices()
let hand = HandPrices()
double.mock.price.handle { $0 }
double.mock.weight.returns(1)
double.mock.stock.handle { $0 }
nonisolated(unsafe) var prices: any Prices = double
nonisolated(unsafe) var handPrices: any Prices = hand
nonisolated(unsafe) var sum = 0
let callsInARound = 1000

let rows: [String: () -> Void] = [
  "static-let": { use(staticLet()) },
  "shared-main": { use(sharedOfMain()) },
  "shared-app": { use(sharedOfApp()) },
  "shared-derived": { use(sharedOfDerived()) },
  "by-hand": { use(byHand()) },
  "unique-main": { use(uniqueOfMain()) },
  "unique-derived": { use(uniqueOfDerived()) },
  "scope": { withExtendedLifetime(App()) {} },
  "first-shared": { use(App().tokens) },
  "replace": { withExtendedLifetime(app.replacing { $0.transport = fake }) {} },
  "replace-graph": { use(app.replacing { $0.transport = fake }.d) },
  "replace-shared-graph": { use(app.replacing { $0.transport = fake }.sharedD) },
  "request": { use(Request(parent: app).third) },
  "lock-and-append": {
    let prices = handPrices
    for id in 0..<callsInARound { sum &+= prices.price(id) }
    hand.reset()
  },
  "double-handler": {
    let prices = prices
    for id in 0..<callsInARound { sum &+= prices.price(id) }
    double.mock.price.reset()
  },
  "double-returns": {
    let prices = prices
    for id in 0..<callsInARound { sum &+= (try? prices.weight(id)) ?? 0 }
    double.mock.weight.reset()
  },
  "double": { use(MockPrices()) },
]

if let name = arguments.first, let row = rows[name] {
  for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1000) { row() }
  exit(0)
}

// Comparisons with plain Swift

func compare(_ name: String, _ goal: Double?, _ times: (Double, Double)) {
  let ratio = String(format: "%.2f", times.1 / times.0)
  let goal = goal.map { String(format: "goal %.2f", $0) } ?? ""
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%8.1f ns", times.1),
    "  x \(ratio)  \(goal)")
}

compare("shared, main", 1.15, medians(2_000_000 / scale, rows["static-let"]!, rows["shared-main"]!))
compare(
  "shared, a scope in a global", 1.15, medians(2_000_000 / scale, rows["static-let"]!, rows["shared-app"]!))
compare(
  "shared, derived scope", nil, medians(2_000_000 / scale, rows["static-let"]!, rows["shared-derived"]!))
compare("shared, child's own", nil, medians(2_000_000 / scale, rows["static-let"]!) { use(sharedOfChild()) })
compare(
  "shared, main, two threads", 1.15,
  mediansOfTwoThreads(1_000_000 / scale) {
    use(staticLet())
  } _: {
    use(sharedOfMain())
  })
compare("unique, four deep", 1.15, medians(400_000 / scale, rows["by-hand"]!, rows["unique-main"]!))
compare(
  "unique, four deep, derived scope", 1.15,
  medians(400_000 / scale, rows["by-hand"]!, rows["unique-derived"]!))

for row in ["handler", "returns"] {
  let (reference, time) = medians(2000 / scale, rows["lock-and-append"]!, rows["double-\(row)"]!)
  compare(
    "a call of a double, \(row)", 2, (reference / Double(callsInARound), time / Double(callsInARound)))
}

// Things that are done now and then

var isOver = false
@MainActor func count(_ name: String, _ row: String, limit: Int, goal: String) {
  let time = median(20_000 / scale, rows[row]!)
  let allocations = allocations(rows[row]!)
  isOver = isOver || allocations > limit
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%8.0f ns", time),
    "  \(allocations) allocations (limit \(limit))  \(goal)")
}

count("a new scope", "scope", limit: 1, goal: "")
count("a new scope and its first shared value", "first-shared", limit: 6, goal: "goal 1000 ns")
count("replacing one key", "replace", limit: 4, goal: "")
count(
  "replacing one key and the first graph", "replace-graph", limit: 11, goal: "goal 2000 ns, 12 allocations")
count("the same with four shared values made anew", "replace-shared-graph", limit: 43, goal: "")
count("a request scope with three shared values", "request", limit: 19, goal: "")
count("a double of three members", "double", limit: 7, goal: "")
count("a thousand calls of a double", "double-handler", limit: 11, goal: "the list grows")

@MainActor func countSuspending(_ name: String, _ allocations: Int, limit: Int) {
  isOver = isOver || allocations > limit
  print(
    name.padding(toLength: 57, withPad: " ", startingAt: 0), "\(allocations) allocations (limit \(limit))")
}

_ = try await app.opened.value
let reading = try await suspendingAllocations { use(try await app.opened.value) }
countSuspending("reading a finished deferred value", reading, limit: 0)
let ending = try await suspendingAllocations {
  let request = ClosedRequest(parent: app)
  use(request.handler)
  try await request.close()
}
countSuspending("a request scope with a closer, opened and closed", ending, limit: 67)
if isOver { print("an allocation count is over its limit") }
exit(isOver ? 1 : 0)
