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
]

/// Settings of app targets and iOS sources: Swift 5 mode, as most projects in Xcode have it.
let asOniOS: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "behest",
  products: [
    .executable(name: "behest", targets: ["behest"]),
    .executable(name: "behest-clipboard", targets: ["behest-clipboard"]),
    .executable(name: "behest-review", targets: ["behest-review"]),
    .library(
      name: "AppIntents",
      targets: [
        "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "OSLog",
        "SwiftUI", "UniformTypeIdentifiers", "WidgetKit", "os",
      ]),
    .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(name: "CardTerminal", targets: ["CardTerminal"]),
    .library(name: "Cards", targets: ["Cards"]),
    .library(name: "InstalledApps", targets: ["InstalledApps"]),
    .library(name: "IntentEngine", targets: ["IntentEngine"]),
    .library(name: "MarkdownStyling", targets: ["MarkdownStyling"]),
    .library(name: "MarkdownTree", targets: ["MarkdownTree"]),
    .library(name: "PhraseCatalog", targets: ["PhraseCatalog"]),
    .library(name: "PhraseChecks", targets: ["PhraseChecks"]),
    .library(name: "PhraseMatching", targets: ["PhraseMatching"]),
    .library(name: "PhraseReference", targets: ["PhraseReference"]),
    .library(name: "StyleFiles", targets: ["StyleFiles"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "#Preview, @Entry, @UnionValue, @ComputedProperty, @AppIntent(schema:) …"),
    .default(enabledTraits: ["Macros"]),
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
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "AppIntents",
        "CReadline",
        "CardTerminal",
        "Cards",
        "DocumentStore",
        "FoundationGaps",
        "InstalledApps",
        "IntentEngine",
        "LineEditing",
        "MarkdownStyling",
        "MarkdownTree",
        "Pasteboard",
        "PhraseCatalog",
        "PhraseChecks",
        "PhraseMatching",
        "ReviewReport",
        "Shell",
        "StyleFiles",
      ],
      exclude: ["start.order"],
      swiftSettings: ours),
    .testTarget(
      name: "BehestTests", dependencies: ["TestSupport", "behest"], swiftSettings: ours),
    .testTarget(
      name: "TranscriptTests",
      dependencies: ["AllotmentShell", "TestSupport", "behest", "behest-review"],
      swiftSettings: ours),

    // MARK: Shell
    .target(
      name: "Shell",
      dependencies: [
        "AppIntents", "CardTerminal", "Cards", "IntentEngine", "LocalAuthentication",
        "OutputPolicies", "PhraseMatching",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "AppIntents", "CardTerminal", "Cards", "InstalledApps", "IntentEngine", "PhraseMatching",
        "Shell", "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: InstalledApps
    .target(
      name: "InstalledApps",
      dependencies: [
        "AppDiscovery", "AppIntents", "FoundationGaps", "IntentEngine", "PhraseCatalog",
        "PhraseMatching", "SampleLights", "SampleMarkdownSnippet", "SampleRecipes", "SampleShop",
        "SampleSoupy", "SampleTaskTracker", "SampleTrails",
      ],
      swiftSettings: ours),

    .testTarget(
      name: "InstalledAppsTests",
      dependencies: [
        "InstalledApps", "IntentEngine", "PhraseCatalog", "PhraseMatching", "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: AppShell
    .target(
      name: "AppShell",
      dependencies: [
        "AppDiscovery", "CardTerminal", "FoundationGaps", "IntentEngine", "LineEditing",
        "PhraseMatching", "Shell",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "AppShellTests", dependencies: ["AllotmentShell"], swiftSettings: ours),

    // MARK: LineEditing
    .target(
      name: "LineEditing", dependencies: ["CLineEditing", "CardTerminal", "Shell"],
      swiftSettings: ours),
    // Finds readline when it is asked for, so that nothing has to be installed for a build.
    .target(name: "CLineEditing"),

    // MARK: AppIntentsTesting
    .target(
      name: "AppIntentsTesting",
      dependencies: [
        "AppDiscovery", "AppIntents", "CardTerminal", "Cards", "FoundationGaps", "IntentEngine",
        "PhraseMatching", "Shell",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "AppIntentsTestingTests",
      dependencies: ["Allotment", "AppIntents", "AppIntentsTesting", "SampleSoupy", "SwiftUI"],
      packageAccess: false,
      swiftSettings: ours),

    // MARK: Allotment
    // The README's example of an iOS project, whose own tests are played here.
    .target(
      name: "Allotment",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Fixtures/Projects/Allotment/Allotment",
      exclude: ["AllotmentApp.swift", "Views"],
      resources: [.copy("AppShortcuts.xcstrings")],
      packageAccess: false,
      swiftSettings: asOniOS),
    .executableTarget(
      name: "AllotmentShell",
      dependencies: ["Allotment", "AppShell"],
      path: "Fixtures/Projects/Allotment/Linux",
      packageAccess: false,
      swiftSettings: ours),
    .testTarget(
      name: "AllotmentIntentTests",
      dependencies: ["Allotment", "AppIntentsTesting"],
      path: "Fixtures/Projects/Allotment/AllotmentIntentTests",
      packageAccess: false,
      swiftSettings: ours),

    // MARK: Scratchpad
    // What `behest new app` writes, renamed; its own tests are played here.
    .target(
      name: "Scratchpad",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Fixtures/Projects/Scratchpad/Sources/Scratchpad",
      resources: [.copy("Phrases")],
      packageAccess: false,
      swiftSettings: asOniOS),
    .testTarget(
      name: "ScratchpadTests",
      dependencies: ["AppIntentsTesting", "Scratchpad"],
      path: "Fixtures/Projects/Scratchpad/Tests/ScratchpadTests",
      packageAccess: false,
      swiftSettings: ours),

    // MARK: AppDiscovery
    .target(
      name: "AppDiscovery",
      dependencies: [
        "AppIntents", "CSwiftRuntime", "FoundationGaps", "IntentEngine", "OutputPolicies",
        "PhraseCatalog", "SwiftUI",
      ],
      swiftSettings: ours),
    .systemLibrary(name: "CSwiftRuntime"),

    // MARK: IntentEngine
    .target(
      name: "IntentEngine",
      dependencies: [
        "AppIntents", "Cards", "CoreLocation", "FoundationGaps", "GeoToolbox", "PhraseMatching",
        "SwiftUI",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "IntentEngineTests",
      dependencies: [
        "AppIntents", "Cards", "CoreLocation", "FoundationGaps", "GeoToolbox", "IntentEngine",
        "PhraseMatching", "SampleLights", "SampleRecipes", "SampleShop", "SampleSoupy",
        "SampleTaskTracker", "SampleTrails", "SwiftUI", "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: MarkdownSnippet
    // Names of targets are unique among all packages that are built together, used or not, and a
    // package that depends on this one may well call its own app Shop: so ours are Sample….
    .target(
      name: "SampleMarkdownSnippet",
      dependencies: ["AppIntents", "DocumentStore", "MarkdownTree", "Pasteboard", "SwiftUI"],
      path: "Sources/Apps/MarkdownSnippet",
      packageAccess: false,
      swiftSettings: asOniOS),
    .testTarget(
      name: "MarkdownSnippetTests",
      dependencies: [
        "AppDiscovery", "AppIntents", "Cards", "DocumentStore", "FoundationGaps", "InstalledApps",
        "IntentEngine",
        "Pasteboard", "SampleMarkdownSnippet", "SwiftUI", "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: Soupy
    .target(
      name: "SampleSoupy",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/Soupy",
      resources: [.copy("Resources")],
      packageAccess: false,
      swiftSettings: asOniOS),
    .testTarget(
      name: "SoupyTests",
      dependencies: [
        "AppDiscovery", "AppIntents", "Cards", "FoundationGaps", "SampleSoupy", "SwiftUI",
        "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: Lights
    .target(
      name: "SampleLights",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/Lights",
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: Recipes
    .target(
      name: "SampleRecipes",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/Recipes",
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: Shop
    .target(
      name: "SampleShop",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/Shop",
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: TaskTracker
    .target(
      name: "SampleTaskTracker",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/TaskTracker",
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: Trails
    .target(
      name: "SampleTrails",
      dependencies: ["AppIntents", "SwiftUI"],
      path: "Sources/Apps/Trails",
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: AppIntents
    .target(
      name: "AppIntents",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])),
        "CoreLocation", "CoreSpotlight", "CoreTransferable", "FoundationGaps", "GeoToolbox",
        "SwiftUI", "UniformTypeIdentifiers",
      ],
      exclude: ["Macros/README.md"],
      swiftSettings: ours),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: [
        "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "FoundationGaps",
        "SwiftUI", "TestSupport", "UniformTypeIdentifiers",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "OSLog",
        "SwiftUI", "UniformTypeIdentifiers", "WidgetKit", "os",
      ],
      packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: AppIntentsMacros
    // It reads declarations itself, so that it builds in seconds; without the trait it is not built.
    .macro(
      name: "AppIntentsMacros",
      dependencies: [
        .target(name: "AppIntentsMacroExpansion", condition: .when(traits: ["Macros"]))
      ],
      swiftSettings: ours),
    // Apart from the plugin: what tests a plugin itself is built for two machines, with all it uses.
    .target(name: "AppIntentsMacroExpansion", swiftSettings: ours),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacroExpansion"],
      path: "Tests/AppIntentsMacrosTests/ExpansionTests", swiftSettings: ours),
    .testTarget(
      name: "MacroUseTests", dependencies: ["AppIntents", "IntentEngine", "SwiftUI"],
      path: "Tests/AppIntentsMacrosTests/RunningTests", packageAccess: false,
      swiftSettings: asOniOS),

    // MARK: CoreLocation, CoreSpotlight, GeoToolbox, OSLog, UniformTypeIdentifiers, WidgetKit …
    // What files with intents import beside AppIntents. No `Combine`: packages that are built on
    // Linux take its presence for one of Apple's systems.
    .target(name: "CoreLocation", swiftSettings: ours),
    .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"], swiftSettings: ours),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], swiftSettings: ours),
    .target(name: "GeoToolbox", dependencies: ["CoreLocation"], swiftSettings: ours),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: ours),
    .target(name: "UniformTypeIdentifiers", swiftSettings: ours),
    .target(
      name: "WidgetKit", dependencies: ["AppIntents", "FoundationGaps", "SwiftUI"],
      swiftSettings: ours),

    // MARK: os
    // Packages take its presence, too, for one of Apple's systems. It is made so that they compile
    // and link all the same, whether they are compiled before it or after.
    .target(name: "os", dependencies: ["COS"], swiftSettings: ours),
    .systemLibrary(name: "COS"),

    // MARK: SwiftUI
    .target(
      name: "SwiftUI",
      dependencies: [
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])), "Cards",
        "FoundationGaps",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["Cards", "FoundationGaps", "SwiftUI", "TestSupport"],
      swiftSettings: ours),

    // MARK: FoundationGaps
    .target(name: "FoundationGaps", dependencies: ["MarkdownTree"], swiftSettings: ours),
    .testTarget(
      name: "FoundationGapsTests",
      dependencies: ["FoundationGaps", "MarkdownTree", "TestSupport"],
      swiftSettings: ours),

    // MARK: StyleFiles
    .target(
      name: "StyleFiles",
      dependencies: [
        "CardTerminal", "Cards", "MarkdownStyling", "MarkdownTree", "YAMLReading",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "StyleFilesTests",
      dependencies: [
        "CardTerminal", "Cards", "MarkdownStyling", "MarkdownTree", "StyleFiles", "TestSupport",
      ],
      swiftSettings: ours),

    // MARK: MarkdownStyling
    .target(
      name: "MarkdownStyling", dependencies: ["Cards", "MarkdownTree"], swiftSettings: ours),
    .testTarget(
      name: "MarkdownStylingTests",
      dependencies: ["CardTerminal", "Cards", "MarkdownStyling", "MarkdownTree", "TestSupport"],
      swiftSettings: ours),

    // MARK: MarkdownCard
    // The least program of the Markdown libraries, as somebody else would write it.
    .executableTarget(
      name: "MarkdownCard",
      dependencies: ["CardTerminal", "Cards", "MarkdownStyling"],
      path: "Fixtures/Projects/MarkdownCard",
      packageAccess: false,
      swiftSettings: ours),

    // MARK: CardTerminal
    .target(
      name: "CardTerminal",
      dependencies: ["Cards", "CodeHighlighting", "OutputPolicies"],
      exclude: ["Cells/ScalarTable.py"],
      swiftSettings: ours),
    .testTarget(
      name: "CardTerminalTests",
      dependencies: ["CardTerminal", "Cards", "MarkdownTree", "TestSupport"],
      swiftSettings: ours),

    // MARK: CodeHighlighting
    .target(name: "CodeHighlighting", swiftSettings: ours),
    .testTarget(
      name: "CodeHighlightingTests", dependencies: ["CodeHighlighting", "TestSupport"],
      swiftSettings: ours),

    // MARK: Cards
    .target(
      name: "Cards", dependencies: ["CodeHighlighting", "MarkdownTree", "OutputPolicies"],
      swiftSettings: ours),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "MarkdownTree", "TestSupport"],
      swiftSettings: ours),

    // MARK: MarkdownTree
    .target(
      name: "MarkdownTree", dependencies: ["CCmarkGFM", "OutputPolicies"], swiftSettings: ours),
    .systemLibrary(
      name: "CCmarkGFM",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .testTarget(
      name: "MarkdownTreeTests",
      dependencies: ["CardTerminal", "Cards", "MarkdownTree", "TestSupport"],
      swiftSettings: ours),

    // MARK: OutputPolicies
    // What each form of output may carry; at the bottom, so that no writer has a list of its own.
    .target(name: "OutputPolicies", swiftSettings: ours),
    .testTarget(
      name: "OutputPoliciesTests",
      dependencies: [
        "CardTerminal", "Cards", "MarkdownTree", "OutputPolicies", "PhraseChecks",
        "PhraseMatching", "Shell",
      ],
      swiftSettings: ours),

    // MARK: PhraseChecks
    .target(
      name: "PhraseChecks",
      dependencies: ["OutputPolicies", "PhraseCatalog", "PhraseMatching", "YAMLReading"],
      swiftSettings: ours),
    .testTarget(
      name: "PhraseChecksTests",
      dependencies: ["PhraseCatalog", "PhraseChecks", "PhraseMatching", "TestSupport"],
      swiftSettings: ours),

    // MARK: behest-review
    // The only program with swift-syntax inside: a package that uses our libraries does not build it.
    .executableTarget(
      name: "behest-review", dependencies: ["IntentReview", "OutputPolicies", "ReviewReport"],
      swiftSettings: ours),
    .target(name: "ReviewReport", swiftSettings: ours),

    // MARK: IntentReview
    .target(
      name: "IntentReview",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["README.md"],
      swiftSettings: ours),
    .testTarget(
      name: "IntentReviewTests", dependencies: ["IntentReview", "TestSupport"],
      swiftSettings: ours),

    // MARK: PhraseCatalog
    .target(
      name: "PhraseCatalog", dependencies: ["PhraseMatching", "YAMLReading"],
      swiftSettings: ours),
    .testTarget(
      name: "PhraseCatalogTests",
      dependencies: ["PhraseCatalog", "PhraseMatching", "TestSupport"],
      swiftSettings: ours),

    // MARK: YAMLReading
    .target(
      name: "YAMLReading", dependencies: [.product(name: "Yams", package: "Yams")],
      swiftSettings: ours),
    .testTarget(name: "YAMLReadingTests", dependencies: ["YAMLReading"], swiftSettings: ours),

    // MARK: PhraseMatching
    // Foundation brings ICU along; its own headers name the library but do not link it.
    .target(
      name: "PhraseMatching",
      exclude: ["Languages/README.md", "README.md"],
      swiftSettings: ours,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "PhraseMatchingTests",
      dependencies: ["PhraseMatching", "PhraseReference", "TestSupport"],
      swiftSettings: ours),

    // MARK: PhraseReference
    .target(
      name: "PhraseReference", dependencies: ["PhraseMatching"], path: "Tests/PhraseReference",
      swiftSettings: ours),

    // MARK: DocumentStore
    .target(
      name: "DocumentStore",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: ours),
    .testTarget(
      name: "DocumentStoreTests",
      dependencies: ["DocumentStore", "TestSupport"],
      swiftSettings: ours),

    // MARK: Pasteboard
    .target(name: "Pasteboard", swiftSettings: ours),
    .testTarget(
      name: "PasteboardTests", dependencies: ["Pasteboard", "TestSupport", "behest-clipboard"],
      swiftSettings: ours),

    // MARK: behest-clipboard
    // In C: it stays behind with a document for hours, in a twentieth of the memory.
    .executableTarget(
      name: "behest-clipboard",
      linkerSettings: [.linkedLibrary("wayland-client"), .linkedLibrary("xcb")]),

    // MARK: LocalAuthentication
    .target(name: "LocalAuthentication", dependencies: ["CPAM"], swiftSettings: ours),
    .testTarget(
      name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication", "TestSupport"],
      swiftSettings: ours),

    // MARK: CPAM
    // Opens the library when it is needed, so that nothing has to be installed for a build.
    .target(name: "CPAM"),

    // MARK: CReadline
    // No `pkgConfig:`: the flags of readline's file are not allowed in a package.
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),

    // MARK: TestSupport
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: ours),
  ]
)
