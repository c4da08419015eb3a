import Foundation
import Testing

struct ImportTests {
  @Test func `the library imports the standard library, the platform's C library and its own C target alone`()
    throws
  {
    let allowed: Set = ["CSeam", "Synchronization", "Darwin", "Glibc", "Musl", "Android"]
    let folder = Compiler.package.appending(path: "Sources/Seam")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ").drop {
          ["public", "package", "internal"].contains($0) || $0.hasPrefix("@")
        }
        guard words.first == "import" else { continue }
        let module = words.dropFirst().first {
          !["struct", "class", "enum", "func", "protocol"].contains($0)
        }
        #expect(allowed.contains(String(module ?? "")), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 20)
  }
}
