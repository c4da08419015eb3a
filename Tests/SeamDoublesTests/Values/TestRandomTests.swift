import SeamDoubles
import Testing

@Suite struct TestRandomTests {
  @Test func `the first numbers are the documented ones`() {
    let random = TestRandom()
    #expect(random() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(random() == 0x06C4_5D18_8009_454F)
  }

  @Test func `the seed determines the numbers`() {
    let (one, same, other) = (TestRandom(seed: 7), TestRandom(seed: 7), TestRandom(seed: 8))
    let numbers = (1...10).map { _ in one() }
    #expect(numbers == (1...10).map { _ in same() })
    #expect(numbers != (1...10).map { _ in other() })
  }

  @Test func `copies of the reference share one sequence`() {
    let random: any RandomNumberGenerator & Sendable = TestRandom()
    var first = random
    var second = random
    #expect(first.next() == 0xE220_A839_7B1D_CDAF)
    #expect(second.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `it serves where the standard library takes a generator`() {
    func roll(_ random: any RandomNumberGenerator) -> [Int] {
      var random = random
      return (1...6).map { _ in Int.random(in: 1...6, using: &random) }
    }
    #expect(roll(TestRandom(seed: 1)) == roll(TestRandom(seed: 1)))
    #expect(roll(TestRandom(seed: 1)) == roll(SplitMix64(seed: 1)))
  }

  @Test func `a split is determined by the number it takes`() {
    let random = TestRandom()
    var split = random.split()
    #expect(split == SplitMix64(seed: 0xE220_A839_7B1D_CDAF))
    #expect(split.next() == TestRandom(seed: 0xE220_A839_7B1D_CDAF)())
    #expect(random() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `a hundred tasks get ten thousand different numbers`() async {
    let random = TestRandom()
    let drawn = await drawTenThousand { random() }
    let alone = TestRandom()
    #expect(drawn == Set((1...10_000).map { _ in alone() }))
  }
}
