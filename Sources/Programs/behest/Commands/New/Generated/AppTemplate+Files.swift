// Made by `make generate` from Fixtures/Projects/Scratchpad, not by hand.

extension AppTemplate {
  /// The files of the project called Scratchpad, by their paths.
  static let scratchpad: [(path: String, text: String)] = [
    (
      ".gitignore",
      ###"""
      .build/

      """###
    ),
    (
      "Package.swift",
      ###"""
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

      """###
    ),
    (
      "README.md",
      ###"""
      # Scratchpad

      An app for Behest, with a shell on it and its tests. It needs Swift 6.2, and Debian's packages
      `libcmark-gfm-dev` and `libcmark-gfm-extensions-dev`.

      ```sh
      swift run     # a shell on this app alone; say: show bread in Scratchpad
      swift test    # holds a conversation with it
      ```

      Once it is built, `behest` has it too, beside all other apps:

      ```sh
      swift build -c release
      behest app add .build/release/Scratchpad
      behest say "show bread in Scratchpad"
      ```

      `behest` runs what was built last, but knows new phrases, intents and parameters after `behest app update Scratchpad`.

      The app's types are found in the program: nothing lists them.

      | to change | look at |
      |---|---|
      | what the app keeps | `Sources/Scratchpad/NoteStore.swift` |
      | what the system sees of it | `Sources/Scratchpad/NoteEntity.swift` |
      | what it does | `Sources/Scratchpad/ShowNoteIntent.swift` |
      | what people say | `Sources/Scratchpad/ScratchpadShortcuts.swift`, and in other languages `Sources/Scratchpad/Phrases` |

      The sources in `Sources/Scratchpad` are an iOS app's: they compile in Xcode without a change.

      """###
    ),
    (
      "Sources/Scratchpad/NoteEntity.swift",
      ###"""
      // A note as the system sees it, and how one is found.

      import AppIntents

      struct NoteEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        static var defaultQuery = NoteQuery()

        let id: Int

        @Property(title: "Title")
        var title: String

        @Property(title: "Text")
        var text: String

        var displayRepresentation: DisplayRepresentation {
          DisplayRepresentation(title: "\(title)", subtitle: "\(text)")
        }

        init(_ note: Note) {
          id = note.id
          title = note.title
          text = note.text
        }
      }

      /// Finds notes by what a person says: "water" means both "Water Plants" and "Water Bill".
      struct NoteQuery: EntityStringQuery {
        func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] {
          await NoteStore.shared.notes.filter { identifiers.contains($0.id) }.map(NoteEntity.init)
        }

        func entities(matching string: String) async throws -> [NoteEntity] {
          await NoteStore.shared.notes
            .filter { $0.title.localizedCaseInsensitiveContains(string) }
            .map(NoteEntity.init)
        }

        func suggestedEntities() async throws -> [NoteEntity] {
          await NoteStore.shared.notes.map(NoteEntity.init)
        }
      }

      """###
    ),
    (
      "Sources/Scratchpad/NoteStore.swift",
      ###"""
      // What the app keeps: replace it with your own model.

      /// A note.
      struct Note: Identifiable, Sendable {
        let id: Int
        var title: String
        var text: String
      }

      /// The notes there are.
      actor NoteStore {
        static let shared = NoteStore()

        private(set) var notes = [
          Note(id: 1, title: "Water Plants", text: "Twice a week"),
          Note(id: 2, title: "Water Bill", text: "Due on the first"),
          Note(id: 3, title: "Bread", text: "Flour, water, salt, time"),
        ]

        /// Keeps a note, and tells the system that phrases can name one more.
        func add(_ note: Note) {
          notes.append(note)
          ScratchpadShortcuts.updateAppShortcutParameters()
        }
      }

      """###
    ),
    (
      "Sources/Scratchpad/Phrases/AppShortcuts.xcstrings",
      ###"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Show ${note} in ${applicationName}" : {
            "localizations" : {
              "de" : {
                "stringSet" : {
                  "state" : "translated",
                  "values" : [
                    "Zeige ${note} in ${applicationName}",
                    "Zeige eine Notiz in ${applicationName}"
                  ]
                }
              },
              "en" : {
                "stringSet" : {
                  "state" : "translated",
                  "values" : [
                    "Show ${note} in ${applicationName}",
                    "Show a note in ${applicationName}"
                  ]
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """###
    ),
    (
      "Sources/Scratchpad/Phrases/Info.plist",
      ###"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>CFBundleDisplayName</key>
      	<string>Scratchpad</string>
      	<key>CFBundleIdentifier</key>
      	<string>com.example.Scratchpad</string>
      </dict>
      </plist>

      """###
    ),
    (
      "Sources/Scratchpad/ScratchpadShortcuts.swift",
      ###"""
      // What people can say to the app, in the language of the source; other languages are in Phrases.

      import AppIntents

      struct ScratchpadShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: ShowNoteIntent(),
            phrases: [
              "Show \(\.$note) in \(.applicationName)",
              "Show a note in \(.applicationName)",
            ],
            shortTitle: "Show Note",
            systemImageName: "note.text")
        }
      }

      """###
    ),
    (
      "Sources/Scratchpad/ShowNoteIntent.swift",
      ###"""
      // Shows a note as a card.

      import AppIntents
      import SwiftUI

      struct ShowNoteIntent: AppIntent {
        static var title: LocalizedStringResource = "Show Note"
        static var description = IntentDescription("Shows a note.")

        @Parameter(title: "Note", requestValueDialog: "Which note?")
        var note: NoteEntity

        static var parameterSummary: some ParameterSummary {
          Summary("Show \(\.$note)")
        }

        func perform() async throws
          -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog & ShowsSnippetView
        {
          .result(
            value: note, dialog: "Here is “\(note.title)”.",
            view: NoteView(title: note.title, text: note.text))
        }
      }

      struct NoteView: View {
        let title: String
        let text: String

        var body: some View {
          VStack(alignment: .leading) {
            Label(title, systemImage: "note.text")
            Text(text).foregroundStyle(.secondary)
          }
        }
      }

      """###
    ),
    (
      "Sources/ScratchpadShell/main.swift",
      ###"""
      // Opens a shell on Scratchpad: `swift run`, or once: `swift run Scratchpad show bread in Scratchpad`.

      import AppShell

      await AppShell.open("Scratchpad")

      """###
    ),
    (
      "Tests/ScratchpadTests/ScratchpadTests.swift",
      ###"""
      // Tests of the app in conversation, and of its intents one by one.

      import AppIntentsTesting
      import Testing

      @Suite struct ScratchpadTests {
        @Test func `a note is shown once it is clear which`() async throws {
          let app = try await AppConversation("Scratchpad")
          var turn = await app.say("show water in Scratchpad")
          #expect(turn.question?.options == ["Water Plants", "Water Bill"])

          turn = try await app.pick("Water Bill")
          #expect(turn.dialog == "Here is “Water Bill”.")
          #expect(try turn.result.value.text == "Due on the first")
          #expect(turn.card(width: 40)?.contains("Due on the first") == true)
        }

        @Test func `the German phrases are understood`() async throws {
          let app = try await AppConversation("Scratchpad", locale: "de")
          let turn = await app.say("Zeige Bread in Scratchpad")
          #expect(turn.end == .done, "\(turn)")
        }

        @Test func `notes are found by a part of their title`() async throws {
          let notes = IntentDefinitions(bundleIdentifier: "com.example.Scratchpad").entities["NoteEntity"]
          let found = try await notes.entities(matching: "water")
          #expect(found.count == 2)
        }
      }

      """###
    ),
  ]
}
