import Foundation
import SeamDoubles
import Testing

private protocol KeyValueStore {
  func object(forKey key: String) -> Any?
  func string(forKey key: String) -> String?
  func data(forKey key: String) -> Data?
  func array(forKey key: String) -> [Any]?
  func stringArray(forKey key: String) -> [String]?
  func dictionary(forKey key: String) -> [String: Any]?
  func bool(forKey key: String) -> Bool
  func integer(forKey key: String) -> Int
  func double(forKey key: String) -> Double
  func float(forKey key: String) -> Float
  func set(_ value: Bool, forKey key: String)
  func set(_ value: Int, forKey key: String)
  func set(_ value: Double, forKey key: String)
  func set(_ value: Float, forKey key: String)
  func set(_ value: Any?, forKey key: String)
  func removeObject(forKey key: String)
  func url(forKey key: String) -> URL?
  func set(_ url: URL?, forKey key: String)
  func register(defaults: [String: Any])
  func dictionaryRepresentation() -> [String: Any]
}

extension InMemoryStore: KeyValueStore {}
// The same requirements, met by the real store: the signatures agree.
extension UserDefaults: KeyValueStore {}

@Suite struct InMemoryStoreTests {
  @Test func `what was set is read back as it was`() {
    let store = InMemoryStore()
    store.set("dark", forKey: "string")
    store.set(Data([1, 2]), forKey: "data")
    store.set(true, forKey: "bool")
    store.set(3, forKey: "integer")
    store.set(0.5, forKey: "double")
    store.set(Float(0.25), forKey: "float")
    store.set(["a", "b"], forKey: "strings")
    store.set(["a": [1, "x"]] as [String: Any], forKey: "dictionary")
    store.set(Date(timeIntervalSince1970: 1), forKey: "date")

    #expect(store.string(forKey: "string") == "dark")
    #expect(store.data(forKey: "data") == Data([1, 2]))
    #expect(store.bool(forKey: "bool"))
    #expect(store.integer(forKey: "integer") == 3)
    #expect(store.double(forKey: "double") == 0.5)
    #expect(store.float(forKey: "float") == 0.25)
    #expect(store.stringArray(forKey: "strings") == ["a", "b"])
    #expect(store.array(forKey: "strings") as? [String] == ["a", "b"])
    #expect(store.dictionary(forKey: "dictionary")?["a"] as? [AnyHashable] == [1, "x"])
    #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 1))
    #expect(
      store.keys == [
        "bool", "data", "date", "dictionary", "double", "float", "integer", "string", "strings",
      ])
  }

  @Test func `what was never set is nil, false or zero`() {
    let store = InMemoryStore()
    #expect(store.object(forKey: "x") == nil)
    #expect(store.string(forKey: "x") == nil)
    #expect(store.data(forKey: "x") == nil)
    #expect(store.array(forKey: "x") == nil)
    #expect(store.stringArray(forKey: "x") == nil)
    #expect(store.dictionary(forKey: "x") == nil)
    #expect(!store.bool(forKey: "x"))
    #expect(store.integer(forKey: "x") == 0)
    #expect(store.double(forKey: "x") == 0)
    #expect(store.keys == [])
  }

  @Test func `removing and setting nil both remove`() {
    let store = InMemoryStore(["a": 1, "b": 2, "c": 3, "d": 4])
    let nothing: String? = nil
    store.removeObject(forKey: "a")
    store.set(nil, forKey: "b")
    store.set(nothing, forKey: "c")
    #expect(store.contents == ["d": 4])
    store.set(nothing as Any, forKey: "d")
    #expect(store.contents == [:])
  }

  @Test func `registered values are read where nothing is stored, and are no contents`() {
    let store = InMemoryStore(["theme": "dark"])
    store.register(defaults: ["theme": "light", "launches": 1, "scale": 1.5])
    store.register(defaults: ["launches": 2])
    #expect(store.string(forKey: "theme") == "dark")
    #expect(store.integer(forKey: "launches") == 2)
    store.removeObject(forKey: "theme")
    store.set(5, forKey: "launches")
    #expect(store.string(forKey: "theme") == "light")
    #expect(store.contents == ["launches": 5])
    let all = store.dictionaryRepresentation()
    #expect(all.keys.sorted() == ["launches", "scale", "theme"])
    #expect(all["launches"] as? Int == 5)
    #expect(all["theme"] as? String == "light")
  }

  @Test func `URLs are read back, and a path is a file's`() throws {
    let store = InMemoryStore(["path": "/tmp/a b", "number": 1])
    let page = try #require(URL(string: "https://example.org/a?b=c#d"))
    store.set(page, forKey: "page")
    store.set(URL(fileURLWithPath: "/tmp/file"), forKey: "file")
    #expect(store.url(forKey: "page") == page)
    #expect(store.url(forKey: "file") == URL(fileURLWithPath: "/tmp/file"))
    #expect(store.url(forKey: "path") == URL(fileURLWithPath: "/tmp/a b"))
    #expect(store.string(forKey: "file") == "/tmp/file")
    #expect(store.url(forKey: "number") == nil && store.url(forKey: "x") == nil)
    store.set(nil as URL?, forKey: "page")
    #expect(store.url(forKey: "page") == nil)
  }

  @Test func `an optional is stored as what it holds`() {
    let store = InMemoryStore()
    let theme: String? = "dark"
    let count: Int? = 2
    store.set(theme, forKey: "theme")
    store.set(count as Any, forKey: "count")
    #expect(store.contents == ["theme": "dark", "count": 2])
  }

  @Test func `initial contents are literals`() {
    let store = InMemoryStore([
      "theme": "dark", "launches": 3, "scale": 1.5, "seen": true, "tags": ["a", "b"],
      "nested": ["id": 7],
    ])
    #expect(store.string(forKey: "theme") == "dark")
    #expect(store.integer(forKey: "launches") == 3)
    #expect(store.double(forKey: "scale") == 1.5)
    #expect(store.bool(forKey: "seen"))
    #expect(store.stringArray(forKey: "tags") == ["a", "b"])
    #expect(store.dictionary(forKey: "nested")?["id"] as? Int == 7)
    #expect(store.value(forKey: "seen") == .bool(true))
  }

  @Test(
    arguments: [
      ("yes", true, 0, 0), ("TRUE", true, 0, 0), ("1", true, 1, 1), ("0", false, 0, 0),
      ("4.7", true, 4, 4.7), ("-3 x", true, -3, -3), ("abc", false, 0, 0),
    ] as [(String, Bool, Int, Double)])
  func `strings are read as numbers and Booleans`(text: String, bool: Bool, integer: Int, double: Double) {
    let store = InMemoryStore(["x": .string(text)])
    #expect(store.bool(forKey: "x") == bool)
    #expect(store.integer(forKey: "x") == integer)
    #expect(store.double(forKey: "x") == double)
  }

  @Test func `numbers and Booleans are read as one another and as text`() {
    let store = InMemoryStore(["yes": true, "no": false, "seven": 7, "half": -2.7, "two": 2.0])
    #expect(["yes", "no", "seven", "half", "two"].map(store.string) == ["1", "0", "7", "-2.7", "2"])
    #expect(["yes", "no", "seven", "half", "two"].map(store.bool) == [true, false, true, true, true])
    #expect(["yes", "no", "seven", "half", "two"].map(store.integer) == [1, 0, 7, -2, 2])
    #expect(["yes", "no", "seven", "half", "two"].map(store.double) == [1, 0, 7, -2.7, 2])
  }

  @Test func `large whole numbers keep every digit`() {
    let store = InMemoryStore(["large": .integer(.max), "text": .string("\(Int.max - 1)")])
    #expect(store.integer(forKey: "large") == .max)
    #expect(store.integer(forKey: "text") == .max - 1)
    store.set(1e300, forKey: "large")
    #expect(store.integer(forKey: "large") == 0)
  }

  @Test func `numbers of any width and class are stored as numbers`() {
    let store = InMemoryStore()
    store.set(UInt8(200) as Any, forKey: "byte")
    store.set(NSNumber(value: 1), forKey: "one")
    store.set(NSNumber(value: true), forKey: "true")
    store.set(NSNumber(value: 1.5), forKey: "half")
    store.set(true as Any, forKey: "bool")
    #expect(store.contents == ["byte": 200, "one": 1, "true": true, "half": 1.5, "bool": true])
  }

  @Test func `containers and dates are no text and no number`() {
    let store = InMemoryStore(["list": ["1"], "map": ["a": 1], "date": .date(.distantPast)])
    for key in store.keys {
      #expect(store.string(forKey: key) == nil)
      #expect(store.integer(forKey: key) == 0)
      #expect(!store.bool(forKey: key))
    }
    #expect(InMemoryStore(["list": [1, "a"]]).stringArray(forKey: "list") == nil)
  }

  @Test func `a value that is no property list traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Theme {}
      InMemoryStore().set(Theme(), forKey: "theme")
    }
    #expect(
      text(result).contains(
        "'theme' was set to a Theme, which is not a property list; encode it as Data"))
  }

  @Test func `stores are on their own, and copies of the contents stay as they are`() {
    let (one, other) = (InMemoryStore(), InMemoryStore())
    let before = one.contents
    one.set(1, forKey: "x")
    #expect(before == [:])
    #expect(other.contents == [:])
  }

  @Test func `no key is lost under concurrency`() async {
    let store = InMemoryStore()
    await withTaskGroup { group in
      for task in 1...100 {
        group.addTask {
          for call in 1...100 {
            store.set(call, forKey: "\(task)")
            store.set("\(call)", forKey: "\(task).\(call)")
            #expect(store.integer(forKey: "\(task)") == call)
          }
        }
      }
    }
    #expect(store.keys.count == 10_100)
    #expect((1...100).allSatisfy { store.integer(forKey: "\($0)") == 100 })
  }
}
