// swift-tools-version: 6.2
// Measurements of behest; a package of its own, so that building behest fetches nothing for them.

import PackageDescription

let package = Package(
  name: "benchmarks",
  // The parent is named, so that its checkout may be called anything.
  dependencies: [.package(name: "behest", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "BehestCards", package: "behest"),
        .product(name: "PhraseMatching", package: "behest"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "hello",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
