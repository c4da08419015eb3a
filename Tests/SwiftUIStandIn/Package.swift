// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

// On systems without SwiftUI: the library's views and the example's, against a stand-in of the same name.
//
// A package of its own, for all modules of a package are found by all its targets: in the library's own package, the stand-in
// would be there for everything that asks 'canImport(SwiftUI)'. The sources are the library's, by symbolic links, since a
// package that depends on the library could not see what is shared by its targets alone.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The macro '#Preview' is expanded with the SwiftSyntax that the toolchain brings: its folder is found from the library of manifests,
// which this very process has loaded.
let syntax: String = {
  // Read to its end: a file without a size is cut after the first part by what reads a file as one string.
  let maps = String(
    decoding: (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data(), as: UTF8.self)
  guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libPackageDescription.so") }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/")
  else { return "" }
  return String(line[start..<end.lowerBound]) + "/host"
}()
let syntaxModules = [
  "SwiftCompilerPluginMessageHandling", "SwiftSyntax", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
]

let package = Package(
  name: "swiftui-stand-in",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    // Without 'strict': it would be applied to the toolchain's module interfaces too, which are read here.
    .macro(
      name: "PreviewMacros", swiftSettings: [.unsafeFlags(["-I", syntax])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax] + syntaxModules.map { "-l" + $0 })
      ]),
    .target(name: "SwiftUI", dependencies: ["PreviewMacros"], swiftSettings: strict),

    .target(name: "CSeam"),
    .target(name: "Seam", dependencies: ["CSeam"], swiftSettings: strict),
    .target(name: "SeamDoubles", dependencies: ["CSeam"], swiftSettings: strict),
    .target(name: "CSeamTesting", dependencies: ["CSeam"]),
    .target(
      name: "SeamTesting", dependencies: ["CSeam", "CSeamTesting", "Seam", "SeamDoubles"],
      swiftSettings: strict),
    .target(name: "SeamUI", dependencies: ["Seam", "SwiftUI"], swiftSettings: strict),

    .target(
      name: "CSQLite", linkerSettings: [.linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux]))]),
    .target(name: "ShopCheckout", dependencies: ["Seam", "SeamDoubles"], swiftSettings: strict),
    .target(
      name: "ShopCore", dependencies: ["CSQLite", "Seam", "SeamDoubles", "ShopCheckout"],
      resources: ["lamp", "soap", "torch"].map { .embedInCode("Mocks/Pictures/\($0).png") },
      swiftSettings: strict),
    .target(
      name: "ShopSwiftUI", dependencies: ["Seam", "SeamUI", "ShopCheckout", "ShopCore", "SwiftUI"],
      swiftSettings: strict),
    .executableTarget(
      name: "ShopOnStandIn", dependencies: ["ShopSwiftUI", "SwiftUI"], swiftSettings: strict),

    .testTarget(
      name: "SeamUITests", dependencies: ["Seam", "SeamDoubles", "SeamTesting", "SeamUI", "SwiftUI"],
      swiftSettings: strict),
    .testTarget(
      name: "PageTests", dependencies: ["Seam", "SeamTesting", "SeamUI", "SwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "ShopSwiftUITests",
      dependencies: [
        "Seam", "SeamDoubles", "SeamTesting", "SeamUI", "ShopCheckout", "ShopCore", "ShopOnStandIn",
        "ShopSwiftUI", "SwiftUI",
      ], swiftSettings: strict),
  ]
)
