// swift-tools-version: 6.2

// A client that has its doubles written on each build, built and tested by Scripts/client.

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let mocks: [Target.PluginUsage] = [.plugin(name: "SeamMocks", package: "seam")]

let package = Package(
  name: "mocks-client",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "seam", path: "../../..")],
  targets: [
    .target(name: "Base", path: "Base", swiftSettings: strict),
    // Its doubles are in its tests.
    .target(
      name: "Weather", dependencies: ["Base"], path: "Weather",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Its doubles are its own, for previews.
    .target(
      name: "Station", dependencies: [.product(name: "SeamDoubles", package: "seam")], path: "Station",
      swiftSettings: strict, plugins: mocks),
    .testTarget(
      name: "WeatherTests",
      dependencies: ["Station", "Weather", .product(name: "SeamTesting", package: "seam")],
      path: "WeatherTests", swiftSettings: strict, plugins: mocks),
  ]
)

// What fails the build: a protocol that can have no double, at its line; and a target without what doubles stand on.
if let broken = Context.environment["BROKEN"] {
  package.targets.append(
    .target(
      name: "Broken",
      dependencies: broken == "protocol" ? [.product(name: "SeamDoubles", package: "seam")] : [],
      path: "Broken", plugins: mocks))
}
