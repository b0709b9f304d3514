// The files of a new app's package that are not Swift of the app itself.

extension AppTemplate {
  /// The manifest.
  var manifest: String {
    ##"""
    // swift-tools-version: 6.2
    // \##(name): an app for Behest, with its shell and its tests.

    import PackageDescription

    let package = Package(
      name: "\##(name)",
      dependencies: [
        \##(behest.dependency)
      ],
      targets: [
        // The app: what would be an app's intents on iOS, compiled as Xcode would.
        .target(
          name: "\##(name)",
          dependencies: [.product(name: "AppIntents", package: "\##(behest.package)")],
          resources: [.copy("Phrases")],
          swiftSettings: [.swiftLanguageMode(.v5)]),

        // The shell on this app alone: `swift run`.
        .executableTarget(
          name: "\##(name)Shell",
          dependencies: ["\##(name)", .product(name: "AppShell", package: "\##(behest.package)")]),

        // Its tests: `swift test`.
        .testTarget(
          name: "\##(name)Tests",
          dependencies: ["\##(name)", .product(name: "AppIntentsTesting", package: "\##(behest.package)")]),
      ]
    )

    """##
  }

  /// The page about the package.
  var readme: String {
    ##"""
    # \##(name)

    An app for Behest, with a shell on it and its tests. It needs Swift 6.2, and Debian's packages
    `libcmark-gfm-dev` and `libcmark-gfm-extensions-dev`.

    ```sh
    swift run     # a shell on this app alone; say: show bread in \##(name)
    swift test    # holds a conversation with it
    ```

    The app's types are found in the program: nothing lists them.

    | to change | look at |
    |---|---|
    | what the app keeps | `Sources/\##(name)/NoteStore.swift` |
    | what the system sees of it | `Sources/\##(name)/NoteEntity.swift` |
    | what it does | `Sources/\##(name)/ShowNoteIntent.swift` |
    | what people say | `Sources/\##(name)/\##(name)Shortcuts.swift`, and in other languages `Sources/\##(name)/Phrases` |

    The sources in `Sources/\##(name)` are an iOS app's: they compile in Xcode without a change.

    """##
  }

  /// What Git leaves alone.
  var ignored: String { ".build/\n" }

  /// The shell.
  var shell: String {
    ##"""
    // Opens a shell on \##(name): `swift run`, or once: `swift run \##(name)Shell show bread in \##(name)`.

    import AppShell

    await AppShell.open("\##(name)")

    """##
  }

  /// The tests.
  var tests: String {
    ##"""
    // Tests of the app in conversation, and of its intents one by one.

    import AppIntentsTesting
    import Testing

    @Suite struct \##(name)Tests {
      @Test func `a note is shown once it is clear which`() async throws {
        let app = try await AppConversation("\##(name)")
        var turn = await app.say("show water in \##(name)")
        #expect(turn.question?.options == ["Water Plants", "Water Bill"])

        turn = try await app.pick("Water Bill")
        #expect(turn.dialog == "Here is “Water Bill”.")
        #expect(try turn.result.value.text == "Due on the first")
        #expect(turn.card(width: 40)?.contains("Due on the first") == true)
      }

      @Test func `the German phrases are understood`() async throws {
        let app = try await AppConversation("\##(name)", locale: "de")
        let turn = await app.say("Zeige Bread in \##(name)")
        #expect(turn.end == .done, "\(turn)")
      }

      @Test func `notes are found by a part of their title`() async throws {
        let notes = IntentDefinitions(bundleIdentifier: "com.example.\##(name)").entities["NoteEntity"]
        let found = try await notes.entities(matching: "water")
        #expect(found.count == 2)
      }
    }

    """##
  }
}
