// swift-tools-version: 6.2
// Fuzzers of what reads text from outside; a package of its own, built with `--sanitize fuzzer`.

import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// One executable a fuzzer, each with the products it feeds; libFuzzer brings `main`. The parent has
/// `FuzzedModules` when `BEHEST_FUZZING` is set.
func fuzzer(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport"] + products.map { .product(name: $0, package: "behest") },
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "fuzzing",
  // The parent is named, so that its checkout may be called anything.
  dependencies: [.package(name: "behest", path: "../..", traits: ["Programs"])],
  targets: [
    fuzzer("FuzzJSON", ["PhraseMatching"]),
    fuzzer("FuzzMarkdown", ["BehestCards"]),
    fuzzer("FuzzNumbers", ["BehestCards", "FuzzedModules", "PhraseMatching"]),
    fuzzer("FuzzPhraseMatcher", ["PhraseMatching"]),
    fuzzer("FuzzPhrasePack", ["FuzzedModules", "PhraseMatching"]),
    fuzzer("FuzzSentences", ["FuzzedModules"]),
    fuzzer("FuzzStringCatalog", ["FuzzedModules", "PhraseMatching"]),
    .target(name: "FuzzSupport", swiftSettings: settings),
  ]
)
