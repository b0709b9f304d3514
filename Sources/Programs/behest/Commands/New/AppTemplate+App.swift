// The sources of a new app, and its phrases.

extension AppTemplate {
  /// What the app keeps.
  var store: String {
    ##"""
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
        \##(name)Shortcuts.updateAppShortcutParameters()
      }
    }

    """##
  }

  /// The entity and its query.
  var entity: String {
    ##"""
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

    """##
  }

  /// The intent and its card.
  var intent: String {
    ##"""
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

    """##
  }

  /// The App Shortcut.
  var shortcuts: String {
    ##"""
    // What people can say to the app, in the language of the source; other languages are in Phrases.

    import AppIntents

    struct \##(name)Shortcuts: AppShortcutsProvider {
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

    """##
  }

  /// The phrases in other languages.
  var phrases: String {
    ##"""
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

    """##
  }

  /// The app's names.
  var propertyList: String {
    ##"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleDisplayName</key>
    	<string>\##(name)</string>
    	<key>CFBundleIdentifier</key>
    	<string>com.example.\##(name)</string>
    </dict>
    </plist>

    """##
  }
}
