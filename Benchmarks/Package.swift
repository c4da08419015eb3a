// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "seam-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "seam", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "SeamBenchmarks",
      dependencies: [
        "CAllocations", .product(name: "Seam", package: "seam"),
        .product(name: "SeamDoubles", package: "seam"),
      ]),
  ]
)
