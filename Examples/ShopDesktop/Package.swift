// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that nobody else needs GTK. Shop's parts show each other what is `package`, and no other package
// sees that; so they are compiled here once more, through links to their one source.
let package = Package(
  name: "shop-desktop",
  products: [.executable(name: "shop-desktop", targets: ["ShopDesktop"])],
  targets: [
    // The library and Shop, unchanged
    .target(name: "CSeam", path: "Shared/CSeam"),
    .target(name: "Seam", dependencies: ["CSeam"], path: "Shared/Seam", swiftSettings: strict),
    .target(name: "SeamDoubles", dependencies: ["CSeam"], path: "Shared/SeamDoubles", swiftSettings: strict),
    .target(
      name: "CSQLite", path: "Shared/CSQLite", linkerSettings: [.linkedLibrary(":libsqlite3.so.0")]),
    .target(
      name: "ShopCheckout", dependencies: ["Seam", "SeamDoubles"], path: "Shared/ShopCheckout",
      swiftSettings: strict),
    .target(
      name: "ShopCore", dependencies: ["CSQLite", "Seam", "SeamDoubles", "ShopCheckout"],
      path: "Shared/ShopCore",
      resources: ["lamp", "soap", "torch"].map { .embedInCode("Mocks/Pictures/\($0).png") },
      swiftSettings: strict),
    .target(
      name: "ShopServer", path: "Shared/ShopServer", resources: [.embedInCode("catalog.json")],
      swiftSettings: strict),

    // The desktop
    .systemLibrary(
      name: "CGtk", path: "System/CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "Toolkit", dependencies: ["CGtk"], path: "Toolkit", swiftSettings: strict),
    .executableTarget(
      name: "ShopDesktop", dependencies: ["Seam", "ShopCheckout", "ShopCore", "ShopServer", "Toolkit"],
      path: "App", resources: [.embedInCode("Style.css")], swiftSettings: strict),

    // What drives it from outside, as a person would
    .systemLibrary(
      name: "CAtspi", path: "System/CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .systemLibrary(
      name: "CX11", path: "System/CX11", pkgConfig: "cairo-xlib", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "Driver", dependencies: ["CAtspi", "CX11"], path: "Driver", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0")]),
    .executableTarget(
      name: "Screenshots", dependencies: ["Driver"], path: "Screenshots", exclude: ["Pictures"],
      swiftSettings: strict),
    .testTarget(
      name: "ShopDesktopTests", dependencies: ["Driver", "ShopDesktop"], path: "Tests",
      swiftSettings: strict),
  ]
)
