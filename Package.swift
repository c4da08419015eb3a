// swift-tools-version: 6.2

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The command reads Swift with the SwiftSyntax that the toolchain brings on Linux: its folder is found from the library of manifests,
// which this very process has loaded. Elsewhere, and where it is asked for, the swift-syntax package is used, from which the same
// source builds; nobody who uses the library alone resolves it.
let toolchainSyntax: String? = {
  // Read to its end: a file without a size is cut after the first part by what reads a file as one string.
  let maps = String(
    decoding: (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data(), as: UTF8.self)
  guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libPackageDescription.so") }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/")
  else { return nil }
  return String(line[start..<end.lowerBound]) + "/host"
}()
let syntaxPackage = Context.environment["SEAM_SWIFT_SYNTAX"]  // a version, such as 602.0.0
let hasCommand = toolchainSyntax != nil || syntaxPackage != nil
let syntaxModules = ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
let syntax: [Target.Dependency] =
  syntaxPackage == nil ? [] : syntaxModules.map { .product(name: $0, package: "swift-syntax") }
let reading: [SwiftSetting] =
  strict + (syntaxPackage == nil ? [.unsafeFlags(["-I", toolchainSyntax ?? ""])] : [])
let linking: [LinkerSetting] =
  syntaxPackage == nil
  ? [
    .unsafeFlags(
      ["-L", toolchainSyntax ?? "", "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax ?? ""]
        + syntaxModules.map { "-l" + $0 })
  ] : []

let package = Package(
  name: "seam",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Seam", targets: ["Seam"]),
    .library(name: "SeamDoubles", targets: ["SeamDoubles"]),
    .library(name: "SeamTesting", targets: ["SeamTesting"]),
    // Empty where there is no SwiftUI, and there all the same: a package that depends on a product on Apple systems alone is
    // not resolved elsewhere unless the product is declared.
    .library(name: "SeamUI", targets: ["SeamUI"]),
    .executable(name: "shop", targets: ["ShopTerminal"]),
  ],
  targets: [
    // The library
    .target(name: "CSeam"),
    .target(name: "Seam", dependencies: ["CSeam"], swiftSettings: strict),
    .target(name: "SeamDoubles", dependencies: ["CSeam"], swiftSettings: strict),
    .target(name: "CSeamTesting", dependencies: ["CSeam"]),
    .target(
      name: "SeamTesting", dependencies: ["CSeam", "CSeamTesting", "Seam", "SeamDoubles"],
      swiftSettings: strict),
    .target(name: "SeamUI", dependencies: ["Seam"], swiftSettings: strict),

    // The example
    .target(
      // By its file on Linux: the name without a version comes with the headers, which nobody needs to install.
      name: "CSQLite", path: "Examples/Shop/CSQLite",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.iOS, .macOS, .tvOS, .watchOS, .visionOS])),
      ]),
    .target(
      name: "ShopCheckout", dependencies: ["Seam", "SeamDoubles"], path: "Examples/Shop/Checkout",
      swiftSettings: strict),
    .target(
      name: "ShopCore", dependencies: ["CSQLite", "Seam", "SeamDoubles", "ShopCheckout"],
      path: "Examples/Shop/Core",
      resources: ["lamp", "soap", "torch"].map { .embedInCode("Mocks/Pictures/\($0).png") },
      swiftSettings: strict),
    .target(
      name: "ShopServer", path: "Examples/Shop/Server", resources: [.embedInCode("catalog.json")],
      swiftSettings: strict),
    .executableTarget(
      name: "ShopTerminal", dependencies: ["Seam", "ShopCheckout", "ShopCore", "ShopServer"],
      path: "Examples/Shop/Terminal", swiftSettings: strict),

    // Tests
    .target(name: "CompilerSupport", path: "Tests/CompilerSupport", swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["CompilerSupport", "Seam", "SeamDoubles", "SeamTesting", "ShopTerminal"],
      exclude: ["Preludes"], swiftSettings: strict),
    .target(name: "CHeap", path: "Tests/CHeap"),
    .testTarget(
      name: "SeamTests", dependencies: ["CHeap", "CompilerSupport", "Seam", "SeamDoubles"],
      swiftSettings: strict),
    .testTarget(name: "SeamDoublesTests", dependencies: ["SeamDoubles"], swiftSettings: strict),
    .testTarget(
      name: "SeamTestingTests", dependencies: ["Seam", "SeamDoubles", "SeamTesting"], swiftSettings: strict),
    .testTarget(
      name: "SeamTestingXCTests", dependencies: ["Seam", "SeamDoubles", "SeamTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "SeamTestingMainActorTests", dependencies: ["Seam", "SeamTesting"],
      swiftSettings: strict + [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .testTarget(
      name: "ShopCheckoutTests", dependencies: ["Seam", "SeamDoubles", "SeamTesting", "ShopCheckout"],
      path: "Examples/Shop/CheckoutTests", swiftSettings: strict),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Seam", "SeamDoubles", "SeamTesting", "ShopCheckout", "ShopCore", "ShopServer", "ShopTerminal",
      ],
      path: "Examples/Shop/Tests", swiftSettings: strict),
  ]
)

// What is shown with Apple's SwiftUI. Elsewhere the same sources are built against a stand-in, by a package of its own in
// Tests/SwiftUIStandIn.
#if os(macOS)
  // For the Xcode project in Examples/Shop/SwiftUI, which makes an app of it.
  package.products += [.library(name: "ShopSwiftUI", targets: ["ShopSwiftUI"])]
  package.targets += [
    .target(
      name: "ShopSwiftUI", dependencies: ["Seam", "SeamUI", "ShopCheckout", "ShopCore"],
      path: "Examples/Shop/SwiftUI/Front", swiftSettings: strict),
    .testTarget(
      name: "SeamUITests", dependencies: ["Seam", "SeamDoubles", "SeamTesting", "SeamUI"],
      swiftSettings: strict),
  ]
#endif

// The command
if hasCommand {
  if let syntaxPackage {
    package.dependencies.append(
      .package(url: "https://github.com/swiftlang/swift-syntax", exact: Version(stringLiteral: syntaxPackage))
    )
  }
  package.products.append(.executable(name: "seam", targets: ["SeamCommand"]))
  // A plugin finds a tool by the name of its target.
  package.products.append(.executable(name: "SeamCommand", targets: ["SeamCommand"]))
  package.products.append(.plugin(name: "SeamPlugin", targets: ["SeamPlugin"]))
  package.products.append(.plugin(name: "SeamMocks", targets: ["SeamMocks"]))
  package.targets += [
    .target(name: "SeamSource", dependencies: syntax, swiftSettings: reading, linkerSettings: linking),
    .target(
      name: "SeamCheck", dependencies: ["SeamSource"] + syntax, swiftSettings: reading,
      linkerSettings: linking),
    .target(
      name: "SeamMock", dependencies: ["SeamSource"] + syntax, swiftSettings: reading, linkerSettings: linking
    ),
    .testTarget(
      name: "SeamMockTests",
      dependencies: ["CompilerSupport", "SeamDoubles", "SeamMock", "SeamSource", "SeamTesting"],
      exclude: ["tools.tsv"], swiftSettings: reading, linkerSettings: linking),
    .executableTarget(
      name: "SeamCommand", dependencies: ["SeamCheck", "SeamMock", "SeamSource"], swiftSettings: reading,
      linkerSettings: linking),
    .testTarget(
      name: "SeamSourceTests", dependencies: ["SeamSource"], swiftSettings: reading, linkerSettings: linking),
    .testTarget(
      name: "SeamCheckTests", dependencies: ["CompilerSupport", "SeamCheck", "SeamSource"],
      swiftSettings: reading,
      linkerSettings: linking),
    .testTarget(
      name: "SeamCommandTests", dependencies: ["CompilerSupport", "SeamCommand"], swiftSettings: reading,
      linkerSettings: linking),
    .plugin(
      name: "SeamPlugin",
      capability: .command(
        intent: .custom(
          verb: "seam", description: "Checks the code of the package; 'check', 'explain', 'rules'")),
      dependencies: ["SeamCommand"]),
    .plugin(name: "SeamMocks", capability: .buildTool(), dependencies: ["SeamCommand"]),
  ]
}
