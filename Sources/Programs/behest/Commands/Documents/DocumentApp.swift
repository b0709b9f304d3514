// The documents of an installed app, which are read and changed by its entities and intents.

import BehestShell
import Foundation
import IntentEngine

/// An app with documents: one that has the intents `CreateDocument`, `UpdateDocument` and
/// `DeleteDocuments`.
struct DocumentApp: Sendable {
  private let app: String
  /// The name of the entity type of documents.
  private let type: String
  private let conversation: Conversation

  /// The name of the intent that deletes documents.
  static let deleting = "DeleteDocuments"

  /// Finds the app of a name, or that of `--app`, or the only one with documents.
  ///
  /// - Throws: `Failure` for an unknown name, `UsageError` when no app or several fit.
  init(_ context: CommandContext, app: String? = nil) throws {
    conversation = try context.conversation()
    let named = app ?? context.options.app
    let found = try conversation.catalog.apps(
      having: ["CreateDocument", "UpdateDocument", Self.deleting], in: named)
    guard let first = found.first else {
      let lack = named.map { "\($0) has no documents" } ?? "No installed application has documents"
      throw UsageError(
        "\(lack): that takes the intents CreateDocument, UpdateDocument and DeleteDocuments.")
    }
    guard found.count == 1 else {
      throw UsageError("\(found.joined(separator: ", ")) have documents: say whose by --app.")
    }
    let update = try conversation.catalog.intent(named: "UpdateDocument", of: first)
    guard let document = update.parameters.first(where: { $0.name == "document" }) else {
      throw UsageError("UpdateDocument of \(first) has no parameter “document”.")
    }
    self.app = first
    type = document.type
  }

  // MARK: Reading

  /// Returns every document, the last changed first.
  func all() async throws -> [Document] {
    try await conversation.entities(of: type, in: app, .all).map(Document.init)
  }

  /// Returns the document changed last; `nil` when there are no documents.
  func newest() async throws -> Document? {
    try await conversation.entities(of: type, in: app, .suggested).first.map(Document.init)
  }

  /// Returns the document with an identifier; `nil` when there is none.
  func document(id: String) async throws -> Document? {
    try await conversation.entities(of: type, in: app, .identifiers([id])).first.map(Document.init)
  }

  /// Returns the document with an identifier or a title, or the only one whose identifier begins so.
  ///
  /// - Throws: `UsageError` when there is none or more than one, and the app's errors.
  func document(named name: String) async throws -> Document {
    if let document = try await document(id: name) { return document }
    let wanted = name.lowercased()
    let all = try await all()
    func only(where fits: (Document) -> Bool) throws -> Document? {
      let found = wanted.isEmpty ? [] : all.filter(fits)
      guard found.count > 1 else { return found.first }
      let list = found.map { "\($0.shortID) \($0.title)" }
      throw UsageError("“\(name)” fits \(found.count) documents: \(Nearest.list(list)).")
    }
    if let document = try only(where: { $0.title == name })
      ?? only(where: { $0.title.lowercased() == wanted })
      ?? only(where: { $0.id.lowercased().hasPrefix(wanted) })
    {
      return document
    }
    let near = Nearest.word(to: name, among: all.map(\.title)).map { "Did you mean “\($0)”?" }
    throw UsageError(
      "There is no document “\(name)”. \(near ?? "behest doc list shows their identifiers.")")
  }

  // MARK: Changing

  /// Creates a document, with what is not given as the app has it.
  func create(title: String?, content: String?, fromTemplate: Bool) async throws -> Document {
    let values = ["title": title, "content": content, "usesTemplate": fromTemplate ? "yes" : nil]
    return try await made(by: input("CreateDocument", values))
  }

  /// Changes the title, the content or both; `nil` leaves a field unchanged.
  func update(_ id: String, title: String? = nil, content: String? = nil) async throws -> Document {
    try await made(
      by: input("UpdateDocument", ["document": id, "title": title, "content": content]))
  }

  /// Returns the input that deletes documents when it is confirmed.
  func deletion(of ids: [String]) -> Input {
    input(Self.deleting, ["documents": ids.joined(separator: ",")])
  }

  private func input(_ intent: String, _ values: [String: String?]) -> Input {
    let values = values.compactMap { name, text in text.map { Input.Value(name: name, text: $0) } }
    return Input(.run(intent: intent), values: values, app: app)
  }

  /// Returns the document that an intent returns.
  private func made(by input: Input) async throws -> Document {
    switch await conversation.say(input) {
    case .done(let outcome):
      if case .entity(let entity)? = outcome.value { return Document(entity) }
    case .failed(let failure): throw failure
    case .part, .question, .nothingMatched, .cancelled: break
    }
    throw Failure(.intentFailed, "\(app) did not return a document.")
  }
}

/// A document as the app displays it.
struct Document: Hashable, Sendable {
  /// The identifier.
  let id: String
  private let properties: [String: Value]

  /// Creates a document from an entity of the app.
  init(_ entity: Value.Entity) {
    id = entity.id
    properties = Dictionary(
      entity.properties.compactMap { property in property.value.map { (property.name, $0) } }
    ) { $1 }
  }

  /// The title, which may be empty.
  var title: String { properties["title"]?.text ?? "" }

  /// The Markdown text.
  var content: String { properties["content"]?.text ?? "" }

  /// The date of the last change.
  var modifiedAt: Date? {
    if case .date(let date)? = properties["modifiedAt"] { date } else { nil }
  }

  /// The first eight characters of the identifier, as lists show it.
  var shortID: String { String(id.lowercased().prefix(8)) }

  /// The identifier and the properties by name.
  var json: [String: Value] { properties.merging(["id": .text(id)]) { $1 } }
}
