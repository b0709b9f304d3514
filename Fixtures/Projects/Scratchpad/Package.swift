// swift-tools-version: 6.2
// Scratchpad: an app for Behest, with its shell and its tests.

import PackageDescription

let package = Package(
  name: "Scratchpad",
  products: [
    .executable(name: "Scratchpad", targets: ["ScratchpadShell"])
  ],
  dependencies: [
    .package(name: "behest", path: "../../..", traits: ["Macros", "WholeModules"])
  ],
  targets: [
    // The app: what would be an app's intents on iOS, compiled as Xcode would.
    .target(
      name: "Scratchpad",
      dependencies: [.product(name: "AppIntents", package: "behest")],
      resources: [.copy("Phrases")],
      swiftSettings: [.swiftLanguageMode(.v5)]),

    // The shell on this app alone, `swift run`, and its server: `behest app add`.
    .executableTarget(
      name: "ScratchpadShell",
      dependencies: ["Scratchpad", .product(name: "AppShell", package: "behest")]),

    // Its tests: `swift test`.
    .testTarget(
      name: "ScratchpadTests",
      dependencies: ["Scratchpad", .product(name: "AppIntentsTesting", package: "behest")]),
  ]
)

// Apple's names for Behest's modules, such as SwiftUI.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let names = "\(Context.packageDirectory)/../../../Sources/Apple"
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-I\(names)", "@\(names)/names.flags"])]
}
