// swift-tools-version: 6.2

// A client of the library, built and run by Scripts/client: modules of both default isolations, and one that looks into
// another with '@testable'.

import PackageDescription

let package = Package(
  name: "client",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "seam", path: "../../..")],
  targets: [
    .target(
      name: "Feature", dependencies: [.product(name: "Seam", package: "seam")], path: "Feature",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "MainFeature", dependencies: ["Feature", .product(name: "Seam", package: "seam")],
      path: "MainFeature",
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Client", dependencies: ["Feature", "MainFeature", .product(name: "Seam", package: "seam")],
      path: "Client",
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
