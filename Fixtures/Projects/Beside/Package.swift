// swift-tools-version: 6.2
// A package beside other packages: what asks `canImport(os)` or `canImport(SwiftUI)` builds with it.

import PackageDescription

let package = Package(
  name: "Beside",
  dependencies: [
    .package(name: "behest", path: "../behest", traits: ["Macros", "WholeModules"]),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
  ],
  targets: [
    .target(
      name: "Garden",
      dependencies: [
        .product(name: "AppIntents", package: "behest"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        "Cards", "DocumentStore", "LocalAuthentication", "Pasteboard", "Shell", "TestSupport",
      ], plugins: ["Almanac"]),
    .plugin(name: "Almanac", capability: .buildTool()),
    // Names that a package may well have for targets of its own.
    .target(name: "Cards"),
    .target(name: "DocumentStore"),
    .target(name: "LocalAuthentication"),
    .target(name: "Pasteboard"),
    .target(name: "Shell"),
    .target(name: "TestSupport"),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "AppIntentsTesting", package: "behest")]),
  ]
)

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let names = "\(Context.packageDirectory)/../behest/Sources/Apple"
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-I\(names)", "@\(names)/names.flags"])]
}
