import Testing

@testable import SeamCommand

struct WordsTests {
  @Test func `options are taken wherever they stand, and the rest is left in order`() throws {
    var words = Words(["a", "--flag", "--name", "value", "b", "--other=x=y"])
    let flags = [words.flag("--flag"), words.flag("--flag")]
    #expect(flags == [true, false])
    let values = try ["--name", "--other", "--absent"].map { try words.value($0, "something") }
    #expect(values == ["value", "x=y", nil])
    let rest = try words.operands()
    #expect(rest == ["a", "b"])
  }

  @Test func `behind two dashes nothing is an option`() throws {
    var words = Words(["--", "--flag", "-x"])
    let flag = words.flag("--flag")
    let rest = try words.operands()
    #expect(!flag)
    #expect(rest == ["--flag", "-x"])
  }

  @Test func `an option is not the value of another`() {
    let words = Words(["--name", "--flag"])
    #expect {
      var words = words
      _ = try words.value("--name", "a name")
    } throws: {
      ($0 as? UsageError)?.message == "'--name' needs a name"
    }
  }

  @Test func `an option that may be repeated is taken each time, but not behind two dashes`() throws {
    var words = Words(["a", "--name", "x", "--other", "y", "--name=z", "b", "--", "--name", "c"])
    let values = try words.values("--name", "a name")
    #expect(values == ["x", "z"])
    let other = try words.value("--other", "something")
    #expect(other == "y")
    let rest = try words.operands()
    #expect(rest == ["a", "b", "--name", "c"])
    #expect {
      var words = Words(["--name", "x", "--name", "--other"])
      _ = try words.values("--name", "a name")
    } throws: {
      ($0 as? UsageError)?.message == "'--name' needs a name"
    }
  }
}
