// The documents that a screen shows and changes, wherever they are stored.

/// A store of documents, as a screen of documents uses it.
package protocol DocumentLibrary: Sendable {
  /// Returns every document, the last changed first.
  func all() async throws -> [Document]

  /// Returns the document with an identifier; `nil` when there is none.
  func document(id: String) async throws -> Document?

  /// Creates a document, with what is not given as the app has it.
  func create(title: String?, content: String?, fromTemplate: Bool) async throws -> Document

  /// Changes the title, the content or both; `nil` leaves a field unchanged.
  func update(_ id: String, title: String?, content: String?) async throws -> Document

  /// Deletes documents without asking.
  func delete(_ ids: [String]) async throws

  /// Undoes the last deletion, which was of these documents; returns `false` if it cannot.
  func undoDeletion(of ids: [String]) async throws -> Bool
}
