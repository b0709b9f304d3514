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
