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
