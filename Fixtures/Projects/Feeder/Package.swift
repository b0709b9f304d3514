// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Feeder",
  defaultLocalization: "en",
  dependencies: [
    .package(name: "behest", path: "../behest", traits: ["Macros", "WholeModules"])
  ],
  targets: [
    .target(
      name: "Feeder",
      dependencies: [.product(name: "AppIntents", package: "behest")],
      path: "Feeder",
      exclude: ["Info.plist"],
      resources: [.process("Localizable.xcstrings"), .copy("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "CatalogSymbols", package: "behest")]),
    .executableTarget(
      name: "FeederShell",
      dependencies: ["Feeder", .product(name: "AppShell", package: "behest")],
      path: "Linux"),
    .testTarget(
      name: "FeederTests",
      dependencies: ["Feeder", .product(name: "AppIntentsTesting", package: "behest")],
      path: "FeederTests"),
  ]
)

// Apple's names for Behest's modules, such as SwiftUI.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let names = "\(Context.packageDirectory)/../behest/Sources/Apple"
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-I\(names)", "@\(names)/names.flags"])]
}
