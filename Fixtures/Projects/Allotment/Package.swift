// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Allotment",
  dependencies: [
    .package(name: "behest", path: "../behest", traits: ["Macros", "WholeModules"])
  ],
  targets: [
    .target(
      name: "Allotment",
      dependencies: [.product(name: "AppIntents", package: "behest")],
      path: "Allotment",
      exclude: ["AllotmentApp.swift", "Views"],
      resources: [.copy("AppShortcuts.xcstrings")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "AllotmentShell",
      dependencies: ["Allotment", .product(name: "AppShell", package: "behest")],
      path: "Linux"),
    .testTarget(
      name: "AllotmentIntentTests",
      dependencies: ["Allotment", .product(name: "AppIntentsTesting", package: "behest")],
      path: "AllotmentIntentTests"),
  ]
)

// Apple's names for Behest's modules, such as SwiftUI.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let names = "\(Context.packageDirectory)/../behest/Sources/Apple"
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-I\(names)", "@\(names)/names.flags"])]
}
