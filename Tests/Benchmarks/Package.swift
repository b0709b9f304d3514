// swift-tools-version: 6.2
// Benchmarks of behest; a separate package, so that building behest does not fetch its
// dependencies.

import PackageDescription

let package = Package(
  name: "benchmarks",
  // The parent has a name, so that the checkout may be called anything.
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
