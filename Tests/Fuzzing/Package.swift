// swift-tools-version: 6.2
// Fuzzers of what reads text from outside; a package of its own, built with `--sanitize fuzzer`.

import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// One executable a fuzzer, each with the parent's modules it feeds; libFuzzer brings `main`.
func fuzzer(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport"] + products.map { .product(name: $0, package: "behest") },
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "fuzzing",
  // The parent is named, so that its checkout may be called anything.
  dependencies: [.package(name: "behest", path: "../..", traits: [])],
  targets: [
    fuzzer("FuzzMarkdown", ["CardTerminal", "Cards", "MarkdownTree"]),
    fuzzer(
      "FuzzNumbers",
      [
        "CardTerminal", "Cards", "InstalledApps", "IntentEngine", "PhraseCatalog", "PhraseChecks",
        "PhraseMatching",
      ]),
    fuzzer("FuzzPhraseMatcher", ["PhraseMatching"]),
    fuzzer("FuzzPhrasePack", ["PhraseCatalog", "PhraseMatching"]),
    fuzzer("FuzzSentences", ["PhraseReference"]),
    fuzzer("FuzzStringCatalog", ["PhraseCatalog", "PhraseMatching"]),
    .target(name: "FuzzSupport", swiftSettings: settings),
  ]
)
