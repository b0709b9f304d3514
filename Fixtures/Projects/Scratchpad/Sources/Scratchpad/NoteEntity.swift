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
