// swift-tools-version: 6.2
// Behest: a phrase-driven assistant shell, and the open runtime under it.

import CompilerPluginSupport
import PackageDescription

/// Settings of every target of ours. App targets take none of them: they compile as Xcode would.
let ours: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  .enableUpcomingFeature("ExistentialAny"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  .enableUpcomingFeature("InternalImportsByDefault"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  .enableUpcomingFeature("MemberImportVisibility"),
  // A module at once is two fifths less work; a number of threads gives each file its index.
  .unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"],
    .when(configuration: .debug, traits: ["WholeModules"])),
]

/// Apple's names for the modules that stand in for Apple's, as a package that depends on this one
/// gets them by one line of its manifest.
let appleNames: [SwiftSetting] = [
  .unsafeFlags([
    "-I\(Context.packageDirectory)/Sources/Apple",
    "@\(Context.packageDirectory)/Sources/Apple/names.flags",
  ])
]

/// Settings of app targets and iOS sources: Swift 5 mode, as most projects in Xcode have it.
let asOniOS: [SwiftSetting] =
  [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + appleNames

/// The samples that need nothing but their sources.
let plainSamples: [Target] = ["Lights", "Recipes", "Shop", "TaskTracker", "Trails"].map { name in
  .target(
    name: "Sample\(name)", dependencies: ["AppIntents", "BehestSwiftUI"],
    path: "Sources/Apps/\(name)", packageAccess: false, swiftSettings: asOniOS)
}

/// Returns a module of ours, whose folder is named after it.
func module(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(layer)/\(name)", exclude: exclude,
    swiftSettings: ours)
}

/// Returns the tests of a module of ours.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: ours)
}

let package = Package(
  name: "behest",
  products: [
    .executable(name: "behest", targets: ["behest"]),
    .executable(name: "behest-clipboard", targets: ["behest-clipboard"]),
    .executable(name: "behest-host", targets: ["behest-host"]),
    .executable(name: "behest-script", targets: ["behest-script"]),
    .executable(name: "behest-review", targets: ["behest-review"]),
    .library(
      name: "AppIntents",
      targets: [
        "AppIntents", "BehestActivityKit", "BehestAudioToolbox", "BehestCombine",
        "BehestCoreLocation", "BehestCoreSpotlight", "BehestCoreTransferable", "BehestGeoToolbox",
        "BehestIntents", "BehestLinkPresentation", "BehestMediaIntents", "BehestOS", "BehestOSLog",
        "BehestSwiftData", "BehestSwiftUI", "BehestUIKit", "BehestUniformTypeIdentifiers",
        "BehestUserNotifications", "BehestVideoToolbox", "BehestVisualIntelligence",
        "BehestWidgetKit",
      ]),
    .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(
      name: "BehestCards",
      targets: [
        "BehestCards", "CardHTML", "CardTerminal", "MarkdownStyling", "MarkdownTree", "StyleFiles",
        "TerminalPictures",
      ]),
    .library(name: "PhraseMatching", targets: ["PhraseMatching", "SpokenValues"]),
    .plugin(name: "CatalogSymbols", targets: ["CatalogSymbols"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "#Preview, @Entry, @UnionValue, @ComputedProperty, @AppIntent(schema:) …"),
    .trait(
      name: "Programs",
      description: "behest, behest-review and the sample apps, with packages that only they use",
      enabledTraits: ["YAML"]),
    .trait(
      name: "WholeModules",
      description: "debug builds compile a module at once, for packages that only depend on it"),
    .trait(name: "YAML", description: "phrase packs and styles in YAML"),
    .default(enabledTraits: ["Macros", "Programs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // MARK: behest
    .executableTarget(
      name: "behest",
      dependencies: [
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Programs"])),
        "CReadline", "CardHTML", "CardTerminal", "AppConformance", "AppProcesses", "AppProtocol",
        "AppServing", "BehestCards", "BehestJSON", "BehestProcess", "FoundationGaps",
        "InstalledApps", "IntentEngine", "LineEditing", "MarkdownStyling", "MarkdownTree",
        "ModelContextProtocol", "BehestPasteboard", "PhraseCatalog", "PhraseChecks",
        "OutputPolicies", "PhraseMatching", "ProjectReading", "ReviewReport", "BehestShell",
        "StyleFiles", "TerminalPictures", "TerminalScreens",
      ], path: "Sources/Programs/behest", swiftSettings: ours),
    tests(
      "BehestTests",
      ["BehestShell", "BehestTestSupport", "CardTerminal", "TerminalScreens", "behest"]),
    tests(
      "TranscriptTests",
      [
        "AllotmentShell", "BehestJSON", "BehestProcess", "BehestTestSupport", "JSONSchema",
        "OrchardShell", "ScriptEngine", "behest", "behest-review", "behest-script",
      ]),

    // MARK: Shell
    module(
      "BehestShell", in: "Sources/Shell",
      [
        "BehestAuthentication", "BehestCards", "BehestJSON", "BehestPasteboard", "BehestProcess",
        "CardHTML", "CardTerminal", "FoundationGaps", "IntentEngine", "OutputPolicies",
        "PhraseMatching", "SpokenValues",
      ]),
    tests(
      "BehestShellTests",
      [
        "AppIntents", "CardTerminal", "BehestCards", "BehestCoreLocation", "BehestGeoToolbox",
        "BehestMediaIntents", "BehestVisualIntelligence", "InstalledApps", "IntentEngine",
        "PhraseMatching", "BehestShell", "BehestTestSupport", "SwiftApps",
      ]),

    // MARK: InstalledApps
    module(
      "InstalledApps", in: "Sources/Apps",
      [
        "AppProcesses", "AppProtocol", "BehestProcess", "FoundationGaps", "IntentEngine",
        "PhraseCatalog", "PhraseMatching", "SampleLights", "SampleMarkdownSnippet", "SampleRecipes",
        "SampleShop", "SampleSoupy", "SampleTaskTracker", "SampleTrails", "SwiftApps",
      ]),
    tests(
      "InstalledAppsTests",
      ["InstalledApps", "IntentEngine", "PhraseCatalog", "PhraseMatching", "BehestTestSupport"]),

    // MARK: AppShell
    module(
      "AppShell", in: "Sources/Testing",
      [
        "AppServing", "BehestPasteboard", "BehestProcess", "CardTerminal", "FoundationGaps",
        "IntentEngine", "LineEditing", "ModelContextProtocol", "PhraseCatalog", "PhraseMatching",
        "BehestShell", "SwiftApps",
      ]),
    tests("AppShellTests", ["AllotmentShell", "BehestTestSupport", "FeederShell"]),

    // MARK: LineEditing
    module(
      "LineEditing", in: "Sources/Shell",
      ["BehestProcess", "CLineEditing", "CardTerminal", "BehestShell", "IntentEngine"]),
    // Finds readline when it is asked for, so that nothing has to be installed for a build.
    .target(name: "CLineEditing", path: "Sources/C/CLineEditing"),

    // MARK: TerminalScreens
    module(
      "TerminalScreens", in: "Sources/Shell", ["BehestProcess", "BehestShell", "CardTerminal"]),
    tests(
      "TerminalScreensTests",
      ["BehestShell", "BehestTestSupport", "CardTerminal", "TerminalScreens"]),

    // MARK: AppIntentsTesting
    module(
      "AppIntentsTesting", in: "Sources/Testing",
      [
        "AppIntents", "CardTerminal", "BehestCards", "FoundationGaps", "IntentEngine",
        "PhraseMatching", "BehestShell", "SwiftApps",
      ]),
    .testTarget(
      name: "AppIntentsTestingTests",
      dependencies: [
        "Allotment", "AppIntents", "AppIntentsTesting", "BehestSwiftUI", "BehestUIKit", "Orchard",
        "SampleSoupy",
      ],
      packageAccess: false,
      swiftSettings: ours + appleNames),

    // MARK: Allotment
    // The README's example of an iOS project, whose own tests are played here.
    .target(
      name: "Allotment",
      dependencies: ["AppIntents", "BehestSwiftUI"],
      path: "Fixtures/Projects/Allotment/Allotment",
      exclude: ["AllotmentApp.swift", "Views"],
      resources: [.copy("AppShortcuts.xcstrings")],
      packageAccess: false, swiftSettings: asOniOS),
    .executableTarget(
      name: "AllotmentShell",
      dependencies: ["Allotment", "AppShell"],
      path: "Fixtures/Projects/Allotment/Linux",
      packageAccess: false, swiftSettings: ours),
    .testTarget(
      name: "AllotmentIntentTests",
      dependencies: ["Allotment", "AppIntentsTesting"],
      path: "Fixtures/Projects/Allotment/AllotmentIntentTests",
      packageAccess: false, swiftSettings: ours),

    // MARK: Orchard
    // An app whose intents are in two modules, with phrases that cannot be compiled.
    .target(
      name: "OrchardKit",
      dependencies: ["AppIntents"],
      path: "Fixtures/Projects/Orchard/OrchardKit",
      resources: [.copy("Resources/AppShortcuts.xcstrings")],
      packageAccess: false, swiftSettings: asOniOS),
    .target(
      name: "Orchard",
      dependencies: ["AppIntents", "BehestSwiftUI", "OrchardKit"],
      path: "Fixtures/Projects/Orchard/Orchard",
      resources: [.copy("Localizable.xcstrings")],
      packageAccess: false, swiftSettings: asOniOS),
    .executableTarget(
      name: "OrchardShell",
      dependencies: ["AppShell", "Orchard"],
      path: "Fixtures/Projects/Orchard/Linux",
      packageAccess: false, swiftSettings: ours),

    // MARK: Scratchpad
    // What `behest new app` writes, renamed; its own tests are played here.
    .target(
      name: "Scratchpad",
      dependencies: ["AppIntents", "BehestSwiftUI"],
      path: "Fixtures/Projects/Scratchpad/Sources/Scratchpad",
      resources: [.copy("Phrases")],
      packageAccess: false, swiftSettings: asOniOS),
    .testTarget(
      name: "ScratchpadTests",
      dependencies: ["AppIntentsTesting", "Scratchpad"],
      path: "Fixtures/Projects/Scratchpad/Tests/ScratchpadTests",
      packageAccess: false, swiftSettings: ours),

    // MARK: Feeder
    // An iOS project whose texts have symbols, made from its string catalogs.
    .target(
      name: "Feeder",
      dependencies: ["AppIntents", "BehestOSLog", "BehestSwiftUI"],
      path: "Fixtures/Projects/Feeder/Feeder",
      exclude: ["Info.plist"],
      resources: [.process("Localizable.xcstrings"), .copy("Resources")],
      packageAccess: false,
      swiftSettings: asOniOS,
      plugins: ["CatalogSymbols"]),
    .executableTarget(
      name: "FeederShell",
      dependencies: ["AppShell", "Feeder"],
      path: "Fixtures/Projects/Feeder/Linux",
      packageAccess: false, swiftSettings: ours),
    .testTarget(
      name: "FeederTests",
      dependencies: ["AppIntentsTesting", "Feeder"],
      path: "Fixtures/Projects/Feeder/FeederTests",
      packageAccess: false, swiftSettings: ours),

    // MARK: CatalogSymbols
    // A plugin for targets with texts: a small program, as each dependent compiles it.
    .plugin(
      name: "CatalogSymbols", capability: .buildTool(), dependencies: ["catalog-symbols"]),
    .executableTarget(
      name: "catalog-symbols", dependencies: ["SymbolWriting"],
      path: "Sources/Programs/catalog-symbols", swiftSettings: ours),
    module("SymbolWriting", in: "Sources/Programs"),
    tests("SymbolWritingTests", ["SymbolWriting"]),

    // MARK: SwiftApps
    // Makes the engine's values of the Swift apps in this process; the engine knows no AppIntents.
    module(
      "SwiftApps", in: "Sources/Engine",
      [
        "AppIntents", "BehestCoreLocation", "BehestGeoToolbox", "BehestSwiftUI", "BehestUIKit",
        "CSwiftRuntime", "FoundationGaps", "IntentEngine", "OutputPolicies", "PhraseCatalog",
        "PhraseMatching",
      ]),
    .systemLibrary(name: "CSwiftRuntime", path: "Sources/C/CSwiftRuntime"),

    // MARK: AppExtension
    // The forms of the extension behest/app, which a server and a client of apps share.
    module(
      "AppExtension", in: "Sources/Engine",
      ["BehestCards", "BehestJSON", "FoundationGaps", "IntentEngine"]),
    tests("AppExtensionTests", ["AppExtension", "BehestCards", "BehestJSON", "IntentEngine"]),

    // MARK: AppServing
    // Offers apps of the engine to MCP clients; a sibling of the shell over the same conversation.
    module(
      "AppServing", in: "Sources/Engine",
      [
        "AppExtension", "BehestCards", "BehestJSON", "FoundationGaps", "IntentEngine",
        "ModelContextProtocol", "PhraseMatching",
      ]),
    tests(
      "AppServingTests",
      [
        "AppServing", "BehestCards", "BehestJSON", "BehestProcess", "BehestTestSupport",
        "FoundationGaps", "InstalledApps", "IntentEngine", "ModelContextProtocol", "PhraseMatching",
      ]),

    // MARK: AppProtocol
    // Makes the engine's values of apps in other processes.
    module(
      "AppProtocol", in: "Sources/Engine",
      [
        "AppExtension", "AppProcesses", "BehestCards", "BehestJSON", "BehestProcess",
        "FoundationGaps", "IntentEngine", "JSONSchema", "ModelContextProtocol", "PhraseMatching",
      ]),
    tests(
      "AppProtocolTests",
      [
        "AppProtocol", "BehestCards", "BehestJSON", "BehestTestSupport", "CardTerminal",
        "IntentEngine", "PhraseMatching",
      ]),

    // MARK: Scripts
    // Scripts in TypeScript run in a program of their own; nothing else knows the engine of JavaScript.
    .executableTarget(
      name: "behest-script",
      dependencies: [
        "AppServing", "BehestJSON", "BehestProcess", "CardTerminal", "FoundationGaps",
        "IntentEngine", "ModelContextProtocol", "ScriptApps", "ScriptBundles", "ScriptCards",
      ], path: "Sources/Programs/behest-script", swiftSettings: ours),
    module(
      "ScriptApps", in: "Sources/Scripts",
      [
        "AppProtocol", "BehestCards", "BehestJSON", "BehestPasteboard", "BehestProcess",
        "BehestUniformTypeIdentifiers", "FoundationGaps", "IntentEngine", "PhraseMatching",
        "ScriptBundles", "ScriptCards", "ScriptEngine", "ScriptModule",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Programs"])),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Programs"])),
      ]),
    tests(
      "ScriptAppsTests",
      ["BehestJSON", "BehestProcess", "BehestTestSupport", "ScriptApps", "ScriptEngine"]),
    module(
      "ScriptCards", in: "Sources/Scripts",
      [
        "BehestCards", "BehestJSON", "BehestSwiftUI", "BehestUIKit", "FoundationGaps",
        "IntentEngine", "ScriptModule",
      ]),
    tests(
      "ScriptCardsTests",
      ["BehestCards", "BehestJSON", "BehestTestSupport", "CardTerminal", "ScriptCards"]),
    // Bundles with esbuild, and places in sources; knows nothing that runs them.
    module(
      "ScriptBundles", in: "Sources/Scripts",
      ["BehestJSON", "BehestProcess", "PhraseMatching", "ScriptModule"]),
    tests("ScriptBundlesTests", ["BehestJSON", "BehestTestSupport", "ScriptBundles"]),
    module(
      "ScriptEngine", in: "Sources/Scripts",
      ["BehestJSON", "BehestProcess", "CJavaScriptCore", "ScriptModule"]),
    tests("ScriptEngineTests", ["BehestJSON", "BehestTestSupport", "ScriptEngine"]),
    // The module `scripting` in JavaScript, and its declarations, inside the program.
    .target(name: "ScriptModule", path: "Sources/Scripts/ScriptModule", exclude: ["Resources"]),
    // Opens the library when it is needed, so that nothing has to be installed for a build.
    .target(name: "CJavaScriptCore", path: "Sources/C/CJavaScriptCore"),

    // MARK: AppConformance
    // Holds a server to the rules of MCP and of the extension; knows neither shell nor installed apps.
    module(
      "AppConformance", in: "Sources/Engine",
      [
        "AppProcesses", "AppProtocol", "BehestJSON", "BehestProcess", "IntentEngine", "JSONSchema",
        "ModelContextProtocol", "PhraseCatalog", "PhraseChecks", "PhraseMatching",
      ]),
    tests(
      "AppConformanceTests",
      [
        "AppConformance", "AppProcesses", "BehestJSON", "BehestTestSupport", "PhraseChecks",
      ]),

    // MARK: IntentEngine
    module(
      "IntentEngine", in: "Sources/Engine",
      [
        "BehestCards", "BehestJSON", "BehestUniformTypeIdentifiers", "FoundationGaps",
        "PhraseMatching", "SpokenValues",
      ], exclude: ["Sentences/README.md"]),
    tests(
      "IntentEngineTests",
      [
        "AppIntents", "BehestCards", "BehestCoreLocation", "FoundationGaps", "BehestGeoToolbox",
        "IntentEngine", "PhraseMatching", "SampleLights", "SampleRecipes", "SampleShop",
        "SampleSoupy", "SampleTaskTracker", "SampleTrails", "BehestSwiftUI", "BehestTestSupport",
        "BehestUIKit", "SpokenValues", "SwiftApps",
      ]),

    // MARK: MarkdownSnippet
    // Names of targets are unique among all packages that are built together, used or not, and a
    // package that depends on this one may well call its own app Shop: so ours are Sample….
    .target(
      name: "SampleMarkdownSnippet",
      dependencies: [
        "AppIntents", "BehestSwiftUI", "BehestUIKit", "MarkdownTree",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Programs"])),
      ],
      path: "Sources/Apps/MarkdownSnippet", packageAccess: false, swiftSettings: asOniOS),
    tests(
      "MarkdownSnippetTests",
      [
        "AppIntents", "BehestCards", "FoundationGaps", "InstalledApps", "IntentEngine",
        "BehestSwiftUI", "BehestTestSupport", "BehestUIKit", "SampleMarkdownSnippet", "SwiftApps",
      ]),

    // MARK: Soupy
    .target(
      name: "SampleSoupy", dependencies: ["AppIntents", "BehestSwiftUI"],
      path: "Sources/Apps/Soupy", resources: [.copy("Resources")], packageAccess: false,
      swiftSettings: asOniOS),
    tests(
      "SoupyTests",
      [
        "AppIntents", "BehestCards", "BehestSwiftUI", "BehestTestSupport", "FoundationGaps",
        "SampleSoupy", "SwiftApps",
      ]),

    // MARK: AppIntents
    // Three modules, so that `import protocol AppIntents.AppIntent` names the protocol: a module's own
    // declaration hides those it re-exports, and a macro stands above the protocols that it adds.
    .target(
      name: "AppIntents", dependencies: ["AppIntentsMacroNames", "BehestAppIntents"],
      path: "Sources/Apple/AppIntentsNames", swiftSettings: ours),
    .target(
      name: "AppIntentsMacroNames",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])), "BehestAppIntents",
      ], path: "Sources/Apple/AppIntentsMacroNames", swiftSettings: ours),
    .target(
      name: "BehestAppIntents",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])),
        "BehestCoreLocation", "BehestCoreSpotlight", "BehestCoreTransferable", "FoundationGaps",
        "BehestGeoToolbox", "BehestSwiftUI", "BehestUniformTypeIdentifiers",
      ], path: "Sources/Apple/AppIntents",
      exclude: ["Macros/README.md"],
      swiftSettings: ours),
    tests(
      "AppIntentsTests",
      [
        "AppIntents", "BehestCoreLocation", "BehestCoreSpotlight", "BehestCoreTransferable",
        "FoundationGaps", "BehestSwiftUI", "BehestTestSupport", "BehestUIKit",
        "BehestUniformTypeIdentifiers",
      ]),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "AppIntents", "BehestActivityKit", "BehestAudioToolbox", "BehestCombine",
        "BehestCoreLocation", "BehestCoreSpotlight", "BehestCoreTransferable", "BehestGeoToolbox",
        "BehestIntents", "BehestLinkPresentation", "BehestMediaIntents", "BehestOS", "BehestOSLog",
        "BehestSwiftUI", "BehestUIKit", "BehestUniformTypeIdentifiers", "BehestUserNotifications",
        "BehestVideoToolbox", "BehestVisualIntelligence", "BehestWidgetKit",
      ],
      packageAccess: false, swiftSettings: asOniOS),

    // MARK: AppIntentsMacros
    // It reads declarations itself, so that it builds in seconds; without the trait it is not built.
    .macro(
      name: "AppIntentsMacros",
      dependencies: [
        .target(name: "AppIntentsMacroExpansion", condition: .when(traits: ["Macros"]))
      ], path: "Sources/Apple/AppIntentsMacros", swiftSettings: ours),
    // Apart from the plugin: what tests a plugin itself is built for two machines, with all it uses.
    module("AppIntentsMacroExpansion", in: "Sources/Apple"),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacroExpansion"],
      path: "Tests/AppIntentsMacrosTests/ExpansionTests", swiftSettings: ours),
    .testTarget(
      name: "MacroUseTests",
      dependencies: ["AppIntents", "IntentEngine", "BehestSwiftUI", "SwiftApps"],
      path: "Tests/AppIntentsMacrosTests/RunningTests", packageAccess: false,
      swiftSettings: asOniOS),
    .testTarget(
      name: "IsolatedMacroTests", dependencies: ["AppIntents", "BehestSwiftData"],
      path: "Tests/AppIntentsMacrosTests/IsolatedTests", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)] + appleNames),

    // MARK: ActivityKit, AudioToolbox, Combine, CoreLocation, CoreSpotlight, GeoToolbox, OSLog, UIKit, WidgetKit …
    // What files with intents import beside AppIntents. BehestCombine has what observable objects need,
    // and no publishers.
    .target(
      name: "BehestActivityKit", dependencies: ["FoundationGaps"],
      path: "Sources/Apple/ActivityKit", swiftSettings: ours),
    .target(name: "BehestAudioToolbox", path: "Sources/Apple/AudioToolbox", swiftSettings: ours),
    .target(name: "BehestCombine", path: "Sources/Apple/Combine", swiftSettings: ours),
    .target(name: "BehestCoreLocation", path: "Sources/Apple/CoreLocation", swiftSettings: ours),
    .target(
      name: "BehestCoreSpotlight", dependencies: ["BehestUniformTypeIdentifiers"],
      path: "Sources/Apple/CoreSpotlight", swiftSettings: ours),
    .target(
      name: "BehestCoreTransferable", dependencies: ["BehestUniformTypeIdentifiers"],
      path: "Sources/Apple/CoreTransferable", swiftSettings: ours),
    .target(
      name: "BehestSwiftData",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])), "BehestSwiftUI",
      ], path: "Sources/Apple/SwiftData", exclude: ["README.md"],
      swiftSettings: ours),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: [
        "AppIntents", "BehestSwiftData", "BehestSwiftUI", "IntentEngine", "SwiftApps",
      ], swiftSettings: asOniOS),
    .target(
      name: "BehestGeoToolbox", dependencies: ["BehestCoreLocation"],
      path: "Sources/Apple/GeoToolbox", swiftSettings: ours),
    .target(name: "BehestIntents", path: "Sources/Apple/Intents", swiftSettings: ours),
    .target(
      name: "BehestLinkPresentation", path: "Sources/Apple/LinkPresentation", swiftSettings: ours),
    .target(
      name: "BehestMediaIntents", dependencies: ["AppIntents"], path: "Sources/Apple/MediaIntents",
      swiftSettings: ours),
    .target(
      name: "BehestOSLog", dependencies: ["BehestOS"], path: "Sources/Apple/OSLog",
      swiftSettings: ours),
    // In a package that was not told our names, `canImport(UIKit)` is false, and stays so: its name is
    // not among those of CAppleNames.
    .target(name: "BehestUIKit", path: "Sources/Apple/UIKit", swiftSettings: ours),
    .target(
      name: "BehestUniformTypeIdentifiers", path: "Sources/Apple/UniformTypeIdentifiers",
      swiftSettings: ours),
    // Sources ask `canImport` of it as well.
    .target(
      name: "BehestUserNotifications", path: "Sources/Apple/UserNotifications",
      swiftSettings: ours),
    .target(name: "BehestVideoToolbox", path: "Sources/Apple/VideoToolbox", swiftSettings: ours),
    .target(
      name: "BehestVisualIntelligence", dependencies: ["AppIntents"],
      path: "Sources/Apple/VisualIntelligence", swiftSettings: ours),
    .target(
      name: "BehestWidgetKit",
      dependencies: ["AppIntents", "BehestActivityKit", "FoundationGaps", "BehestSwiftUI"],
      path: "Sources/Apple/WidgetKit", swiftSettings: ours),

    // MARK: BehestOS
    .target(
      name: "BehestOS", dependencies: ["CAppleNames"], path: "Sources/Apple/os", swiftSettings: ours
    ),
    // Apple's names, for packages that were not told ours: an error that says what to add.
    .systemLibrary(name: "CAppleNames", path: "Sources/C/CAppleNames"),

    // MARK: SwiftUI
    .target(
      name: "BehestSwiftUI",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])), "BehestCards",
        "BehestCombine", "BehestCoreTransferable", "BehestUIKit", "FoundationGaps",
      ], path: "Sources/Apple/SwiftUI", swiftSettings: ours),
    tests("SwiftUITests", ["BehestCards", "FoundationGaps", "BehestSwiftUI", "BehestTestSupport"]),

    // MARK: FoundationGaps
    module(
      "FoundationGaps", in: "Sources/Apple", ["BehestCombine", "CProgramStart", "MarkdownTree"]),
    // Its constructor is in every program that uses Apple's API.
    .target(name: "CProgramStart", path: "Sources/C/CProgramStart"),
    tests("FoundationGapsTests", ["FoundationGaps", "MarkdownTree", "BehestTestSupport"]),

    // MARK: StyleFiles
    module(
      "StyleFiles", in: "Sources/Cards",
      [
        "BehestCards", "BehestProcess", "CardTerminal", "MarkdownStyling", "MarkdownTree",
        "YAMLReading",
      ]),
    tests(
      "StyleFilesTests",
      [
        "CardTerminal", "BehestCards", "MarkdownStyling", "MarkdownTree", "StyleFiles",
        "BehestTestSupport",
      ]),

    // MARK: MarkdownStyling
    module("MarkdownStyling", in: "Sources/Cards", ["BehestCards", "MarkdownTree"]),
    tests(
      "MarkdownStylingTests",
      [
        "CardTerminal", "BehestCards", "MarkdownStyling", "MarkdownTree", "BehestTestSupport",
      ]),

    // MARK: MarkdownCard
    // The least program of the Markdown libraries, as somebody else would write it.
    .executableTarget(
      name: "MarkdownCard",
      dependencies: ["CardTerminal", "BehestCards", "MarkdownStyling"],
      path: "Fixtures/Projects/MarkdownCard",
      packageAccess: false, swiftSettings: ours),

    // MARK: CardTerminal
    .target(
      name: "CardTerminal",
      dependencies: ["BehestCards", "CodeHighlighting", "OutputPolicies"],
      path: "Sources/Cards/CardTerminal", exclude: ["Cells/ScalarTable.py"], swiftSettings: ours),
    tests(
      "CardTerminalTests", ["CardTerminal", "BehestCards", "MarkdownTree", "BehestTestSupport"]),

    // MARK: TerminalPictures
    // Reads files and starts a program: no renderer does.
    module("TerminalPictures", in: "Sources/Cards", ["BehestProcess", "CardTerminal"]),
    tests(
      "TerminalPicturesTests",
      ["BehestCards", "BehestTestSupport", "CardTerminal", "TerminalPictures"]),

    // MARK: CardHTML
    module("CardHTML", in: "Sources/Cards", ["BehestCards", "CodeHighlighting", "OutputPolicies"]),

    // MARK: CodeHighlighting
    module("CodeHighlighting", in: "Sources/Cards"),
    tests("CodeHighlightingTests", ["CodeHighlighting", "BehestTestSupport"]),

    // MARK: Cards
    module("BehestCards", in: "Sources/Cards", ["MarkdownTree"]),
    tests("BehestCardsTests", ["BehestCards", "BehestTestSupport", "CardHTML", "MarkdownTree"]),

    // MARK: MarkdownTree
    module("MarkdownTree", in: "Sources/Cards", ["CCmarkGFM", "OutputPolicies"]),
    // Finds cmark-gfm when it is asked for, so that nothing has to be installed for a build.
    .target(name: "CCmarkGFM", path: "Sources/C/CCmarkGFM"),
    tests(
      "MarkdownTreeTests", ["CardTerminal", "BehestCards", "MarkdownTree", "BehestTestSupport"]),

    // MARK: BehestJSON
    module("BehestJSON", in: "Sources/Base", ["OutputPolicies"]),
    tests("BehestJSONTests", ["BehestJSON"]),

    // MARK: JSONSchema
    module("JSONSchema", in: "Sources/Base", ["BehestJSON"]),
    tests("JSONSchemaTests", ["BehestJSON", "JSONSchema"]),

    // MARK: AppProcesses
    // The processes of apps' servers; knows no app and no engine.
    module(
      "AppProcesses", in: "Sources/Engine", ["BehestJSON", "BehestProcess", "ModelContextProtocol"]),
    tests(
      "AppProcessesTests",
      [
        "AppProcesses", "BehestJSON", "BehestProcess", "BehestTestSupport", "ModelContextProtocol",
        "behest-host",
      ]),

    // MARK: ModelContextProtocol
    // The messages of MCP and both ends of a connection; knows no app and no engine.
    module("ModelContextProtocol", in: "Sources/Base", ["BehestJSON", "BehestProcess"]),
    tests("ModelContextProtocolTests", ["BehestJSON", "BehestProcess", "ModelContextProtocol"]),

    // MARK: BehestProcess
    module("BehestProcess", in: "Sources/Base", ["CLinux"]),
    tests("BehestProcessTests", ["BehestProcess", "BehestTestSupport"]),

    // MARK: OutputPolicies
    // What each form of output may carry; at the bottom, so that no writer has a list of its own.
    module("OutputPolicies", in: "Sources/Base"),
    tests(
      "OutputPoliciesTests",
      [
        "BehestCards", "BehestJSON", "BehestShell", "CardHTML", "CardTerminal", "MarkdownTree",
        "OutputPolicies", "PhraseChecks", "PhraseMatching",
      ]),

    // MARK: PhraseChecks
    module(
      "PhraseChecks", in: "Sources/Language",
      [
        "BehestJSON", "OutputPolicies", "PhraseCatalog", "PhraseMatching", "SpokenValues",
        "YAMLReading",
      ]),
    tests(
      "PhraseChecksTests",
      ["PhraseCatalog", "PhraseChecks", "PhraseMatching", "SpokenValues", "BehestTestSupport"]),

    // MARK: behest-review
    // The only program with swift-syntax inside: a package that uses our libraries does not build it.
    .executableTarget(
      name: "behest-review",
      dependencies: ["IntentReview", "OutputPolicies", "ReviewReport"],
      path: "Sources/Programs/behest-review", swiftSettings: ours),
    module("ReviewReport", in: "Sources/Programs"),

    // MARK: ProjectReading
    module("ProjectReading", in: "Sources/Programs", ["BehestProcess", "SymbolWriting"]),
    tests("ProjectReadingTests", ["BehestTestSupport", "ProjectReading"]),

    // MARK: IntentReview
    .target(
      name: "IntentReview",
      dependencies: ["ReviewReport"]
        + ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map {
          .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Programs"]))
        }, path: "Sources/Programs/IntentReview",
      exclude: ["README.md"],
      swiftSettings: ours),
    tests("IntentReviewTests", ["IntentReview", "BehestTestSupport", "ReviewReport"]),

    // MARK: PhraseCatalog
    module(
      "PhraseCatalog", in: "Sources/Language",
      ["BehestJSON", "BehestProcess", "PhraseMatching", "SpokenValues", "YAMLReading"]),
    tests(
      "PhraseCatalogTests",
      ["PhraseCatalog", "PhraseMatching", "SpokenValues", "BehestTestSupport"]),

    // MARK: YAMLReading
    .target(
      name: "YAMLReading",
      dependencies: [
        .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"]))
      ],
      path: "Sources/Base/YAMLReading", swiftSettings: ours),
    tests("YAMLReadingTests", ["YAMLReading"]),

    // MARK: PhraseMatching
    module(
      "PhraseMatching", in: "Sources/Language", ["BehestJSON", "CompactTables", "SpokenValues"],
      exclude: ["README.md"]),
    tests(
      "PhraseMatchingTests",
      ["PhraseMatching", "PhraseReference", "SpokenValues", "BehestTestSupport"]),

    // MARK: SpokenValues
    // Foundation brings ICU along; its own headers name the library but do not link it.
    .target(
      name: "SpokenValues", path: "Sources/Language/SpokenValues", exclude: ["README.md"],
      swiftSettings: ours,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    tests("SpokenValuesTests", ["SpokenValues", "BehestTestSupport"]),

    // MARK: CompactTables
    module("CompactTables", in: "Sources/Language", exclude: ["README.md"]),
    tests("CompactTablesTests", ["BehestTestSupport", "CompactTables"]),

    // MARK: PhraseReference
    module("PhraseReference", in: "Tests", ["PhraseMatching", "SpokenValues"]),

    // MARK: Pasteboard
    module("BehestPasteboard", in: "Sources/Shell", ["BehestProcess", "CardTerminal"]),
    tests("BehestPasteboardTests", ["BehestPasteboard", "BehestTestSupport", "behest-clipboard"]),

    // MARK: behest-host
    // A program of its own: it stays behind with the apps' processes, and needs nothing else of Behest.
    .executableTarget(
      name: "behest-host", dependencies: ["AppProcesses"], path: "Sources/Programs/behest-host",
      swiftSettings: ours),

    // MARK: behest-clipboard
    // In C: it stays behind with a document for hours, in a twentieth of the memory.
    .executableTarget(
      name: "behest-clipboard", path: "Sources/Programs/behest-clipboard",
      linkerSettings: [.linkedLibrary("wayland-client"), .linkedLibrary("xcb")]),

    // MARK: LocalAuthentication
    module("BehestAuthentication", in: "Sources/Shell", ["CPAM"]),
    tests("BehestAuthenticationTests", ["BehestAuthentication", "BehestTestSupport"]),

    // MARK: CLinux
    .target(name: "CLinux", path: "Sources/C/CLinux"),

    // MARK: CPAM
    // Opens the library when it is needed, so that nothing has to be installed for a build.
    .target(name: "CPAM", path: "Sources/C/CPAM"),

    // MARK: CReadline
    // No `pkgConfig:`: the flags of readline's file are not allowed in a package.
    .systemLibrary(
      name: "CReadline", path: "Sources/C/CReadline", providers: [.apt(["libreadline-dev"])]),

    // MARK: TestSupport
    module("BehestTestSupport", in: "Tests"),
  ] + plainSamples
)

// Modules for the fuzzers alone: the libraries above are the ones meant for others.
if Context.environment["BEHEST_FUZZING"] != nil {
  package.products.append(
    .library(
      name: "FuzzedModules",
      targets: [
        "InstalledApps", "IntentEngine", "PhraseCatalog", "PhraseChecks", "PhraseReference",
        "SwiftApps",
      ]))
}
