// swift-tools-version: 6.2
// Tests of the macros; a package of its own, so that testing behest builds no swift-syntax.

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "macro-tests",
  dependencies: [
    // The parent is named, so that its checkout may be called anything.
    .package(name: "behest", path: "../..", traits: ["Macros"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .testTarget(
      name: "ExpansionTests",
      dependencies: [
        "MacrosUnderTest",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      path: "ExpansionTests",
      swiftSettings: settings),
    // The plugin's sources once more, for its tests to import. A macro, not a library: SwiftPM then
    // builds the tests for the machine that compiles, and so swift-syntax once rather than twice.
    .macro(
      name: "MacrosUnderTest",
      dependencies: [
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros",
      ].map { .product(name: $0, package: "swift-syntax") },
      path: "Plugin",
      swiftSettings: settings + [.define("Macros")]),
    .testTarget(
      name: "RunningTests",
      dependencies: [
        .product(name: "AppIntents", package: "behest"),
        .product(name: "IntentEngine", package: "behest"),
      ],
      path: "RunningTests",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)
