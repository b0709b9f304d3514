// The documents of an installed app, which are read and changed by its entities and intents.

import BehestShell
package import Foundation
import IntentEngine

/// An app with documents: one that has the intents `CreateDocument`, `UpdateDocument` and
/// `DeleteDocuments`.
struct DocumentApp: DocumentLibrary {
  /// The name of the app.
  let app: String
  /// The name of the entity type of documents.
  let type: String
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

  private func documents(ids: [String]) async throws -> [Document] {
    try await conversation.entities(of: type, in: app, .identifiers(ids)).map(Document.init)
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
    // An empty title is a variable of a script that is not set; nothing could name the document.
    let title = title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    var input = input("CreateDocument", ["title": title, "content": content])
    if fromTemplate { input.values.append(Input.Value(name: "usesTemplate", text: "yes")) }
    return try await made(by: input)
  }

  /// Changes the title, the content or both; `nil` leaves a field unchanged.
  func update(_ id: String, title: String? = nil, content: String? = nil) async throws -> Document {
    var input = input("UpdateDocument", ["title": title, "content": content])
    input.values.append(Input.Value(name: "document", text: id))
    return try await made(by: input)
  }

  /// Deletes documents without asking.
  func delete(_ ids: [String]) async throws {
    var reply = await conversation.say(deletion(of: ids))
    // The app asks, and the engine may: whoever deletes on a screen has the key that undoes it.
    while case .question(let question) = reply, question.kind == .confirmation {
      var answer = Input(.text(""))
      answer.answer = .accepted
      reply = await conversation.say(answer)
    }
    switch reply {
    case .done: return
    case .failed(let failure): throw failure
    case .part, .question, .nothingMatched, .cancelled:
      throw Failure(.intentFailed, "\(app) did not delete.")
    }
  }

  /// Undoes the last deletion; returns `false` when there is none to undo.
  func undoDeletion(of ids: [String]) async throws -> Bool {
    guard await conversation.undo() != nil else { return false }
    // The app does it in a task of its own.
    for _ in 0..<200 where try await self.documents(ids: ids).count < ids.count {
      try await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Returns the input that deletes documents when it is confirmed.
  func deletion(of ids: [String]) -> Input {
    let values = [Input.Value(name: "documents", text: ids.joined(separator: ","))]
    return Input(.run(intent: Self.deleting), values: values, app: app)
  }

  /// Returns the input that runs an intent with texts, which are taken as they are.
  private func input(_ intent: String, _ texts: [String: String?]) -> Input {
    let values = texts.compactMap { name, text in
      text.map { text in
        var value = Input.Value(name: name, text: text)
        value.exact = .text(text)
        return value
      }
    }
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
package struct Document: Hashable, Sendable {
  /// The identifier.
  package let id: String
  private let properties: [String: Value]

  /// Creates a document from an entity of the app.
  init(_ entity: Value.Entity) {
    id = entity.id
    properties = Dictionary(
      entity.properties.compactMap { property in property.value.map { (property.name, $0) } }
    ) { $1 }
  }

  /// Creates a document from its parts.
  package init(id: String, title: String, content: String, modifiedAt: Date) {
    self.id = id
    properties = [
      "title": .text(title), "content": .text(content), "modifiedAt": .date(modifiedAt),
    ]
  }

  /// The title, which may be empty.
  package var title: String { properties["title"]?.text ?? "" }

  /// The Markdown text.
  package var content: String { properties["content"]?.text ?? "" }

  /// The date of the last change.
  package var modifiedAt: Date? {
    if case .date(let date)? = properties["modifiedAt"] { date } else { nil }
  }

  /// The title as it is shown: that of a document without one says so.
  var shownTitle: String {
    title.allSatisfy(\.isWhitespace) ? Sentence.untitledDocument() : title
  }

  /// Whether another document has the same title and the same text.
  func hasText(of other: Document) -> Bool {
    title == other.title && content == other.content
  }

  /// The first eight characters of the identifier, as lists show it.
  var shortID: String { String(id.lowercased().prefix(8)) }

  /// The identifier and the properties by name.
  var json: [String: Value] { properties.merging(["id": .text(id)]) { $1 } }
}
