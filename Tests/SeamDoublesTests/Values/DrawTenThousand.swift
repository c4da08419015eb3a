/// What a hundred tasks draw, a hundred times each, all at once.
func drawTenThousand<Value: Hashable & Sendable>(
  _ draw: @escaping @Sendable () -> Value
) async -> Set<Value> {
  await withTaskGroup(of: [Value].self) { group in
    for _ in 1...100 { group.addTask { (1...100).map { _ in draw() } } }
    return await group.reduce(into: []) { $0.formUnion($1) }
  }
}
