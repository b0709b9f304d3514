// `behest doc new`, `show`, `edit` and `rm`: create, print, change and delete documents.

import ArgumentParser
import SampleMarkdownSnippet
import Foundation
import IntentEngine
import BehestShell

struct NewDocument: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a document and print its identifier.",
    discussion: "What is piped in is its text, unless --content or --template gives one.")

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Its title; “Untitled” without.", valueName: "text")
  )
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Its Markdown text; @path reads a file.", valueName: "text"))
  var content: String?

  @Flag(help: "Begin with the text that New Document has in the application.")
  var template = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if template, content != nil {
      throw ValidationError("Of --template and --content only one can be given.")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    var text = try content.map { try ValueText.read($0) }
    if template { text = DocumentTemplate.newDocument.content }
    if text == nil {
      text = try await pipedText()
    }
    let document = try await DocumentStore().create(
      title: title ?? (template ? DocumentTemplate.newDocument.title : "Untitled"),
      content: text ?? "")
    context.print([document.id.uuidString], json: document.json)
    return .done
  }
}

struct ShowDocument: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the text of a document, the last changed one by default.")

  @Argument(help: "The document's identifier, or the beginning of it.")
  var id: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let finder = DocumentFinder(store: DocumentStore())
    let document: Document
    if let id {
      document = try await finder.document(id)
    } else {
      document = try await finder.newest()
    }
    let page = context.writer.page
    if context.options.isJSON {
      context.writer.output.json(document.json)
    } else if page.isTerminal {
      context.writer.output.result(page.text(document.content))
    } else {
      context.writer.output.bytes(Array(document.content.utf8))
    }
    return .done
  }
}

struct EditDocument: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a document.",
    discussion: """
      Without --title and --content, what is piped in is its new text; at a terminal the text \
      opens in $VISUAL or $EDITOR.
      """)

  @Argument(help: "The document's identifier, or the beginning of it.")
  var id: String

  @Option(parsing: .unconditional, help: ArgumentHelp("Its new title.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Its new Markdown text; @path reads a file.", valueName: "text"))
  var content: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let store = DocumentStore()
    let document = try await DocumentFinder(store: store).document(id)
    var text = try content.map { try ValueText.read($0) }
    // With a title alone the text stays, so that a loop over identifiers does not replace it. An
    // empty pipe, as a scheduler provides one, is no text.
    if title == nil, text == nil, let piped = try await pipedText(), !piped.isEmpty {
      text = piped
    }
    guard title != nil || text != nil else {
      guard context.canAsk, context.facts.outputIsTerminal else {
        throw UsageError(
          "What is to change? Pipe a text in or give --title or --content.")
      }
      let words = try await DocumentEditor(store: store, context: context).edit(document)
      context.writer.output.note(context.writer.notePage.plain(words))
      return .done
    }
    let changed = try await store.update(id: document.id, title: title, content: text)
    guard let changed else { throw UsageError("The document “\(id)” has been deleted.") }
    context.print([], json: changed.json)
    return .done
  }
}

struct RemoveDocuments: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm", abstract: "Delete documents; asks first unless --yes is given.")

  @Argument(help: "The documents' identifiers, or the beginnings of them.")
  var ids: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let store = DocumentStore()
    var documents: [Document] = []
    for id in ids {
      let document = try await DocumentFinder(store: store).document(id)
      if !documents.contains(where: { $0.id == document.id }) { documents.append(document) }
    }
    let question = Question(
      kind: .confirmation, prompt: prompt(for: documents), acceptWords: ["Delete"],
      declineWords: ["Cancel"], isDestructive: true)
    let ids = documents.map(\.id)
    let end = await Confirmation(context).confirm(question) {
      let count = try await store.delete(ids)
      return "\(count) document\(count == 1 ? "" : "s") deleted."
    }
    switch end {
    case .done(let words):
      if context.options.isJSON {
        context.writer.output.json(["deleted": ids.map(\.uuidString)])
      } else {
        context.writer.output.note(words)
      }
      return .done
    case .failed(let error): throw error
    case .not(let reply, let status):
      context.writer.write(reply, status: status)
      return status
    }
  }

  private func prompt(for documents: [Document]) -> String {
    if documents.count == 1 { return "Delete “\(documents[0].title)”?" }
    let titles = documents.prefix(5).map { "“\($0.title)”" }.joined(separator: ", ")
    let more = documents.count > 5 ? " and \(documents.count - 5) more" : ""
    return "Delete \(documents.count) documents: \(titles)\(more)?"
  }
}

/// Returns the text from standard input; `nil` when nothing is piped in.
private func pipedText() async throws -> String? {
  let pipe = StandardInput()
  try pipe.check()
  let bytes = await pipe.read()
  try pipe.check()
  return bytes.map { String(decoding: $0, as: UTF8.self) }
}
