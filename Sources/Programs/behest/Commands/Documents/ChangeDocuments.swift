// `behest doc new`, `show`, `edit` and `rm`: create, print, change and delete documents.

import ArgumentParser
import BehestShell
import Foundation
import IntentEngine

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
    var text = content == "-" ? nil : try content.map { try ValueText.read($0) }
    if text == nil, !template { text = try await pipedText() }
    let document = try await DocumentApp(context)
      .create(title: title, content: text, fromTemplate: template)
    context.print([document.id], json: document.json)
    return .done
  }
}

struct ShowDocument: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the text of a document, the last changed one by default.")

  @Argument(help: "The document's title, or its identifier or the beginning of it.")
  var id: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let documents = try DocumentApp(context)
    let found: Document? =
      if let id { try await documents.document(named: id) } else { try await documents.newest() }
    guard let document = found else {
      throw UsageError("There are no documents. behest doc new makes one.")
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

  @Argument(help: "The document's title, or its identifier or the beginning of it.")
  var id: String

  @Option(parsing: .unconditional, help: ArgumentHelp("Its new title.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Its new Markdown text; @path reads a file.", valueName: "text"))
  var content: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let documents = try DocumentApp(context)
    let document = try await documents.document(named: id)
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
      let words = try await DocumentEditor(documents, environment: context.facts.environment)
        .edit(document)
      context.writer.output.note(context.writer.notePage.plain(words))
      return .done
    }
    let changed = try await documents.update(document.id, title: title, content: text)
    context.print([], json: changed.json)
    return .done
  }
}

struct RemoveDocuments: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm", abstract: "Delete documents; asks first unless --yes is given.")

  @Argument(help: "The documents' titles, or their identifiers or the beginnings of them.")
  var ids: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let documents = try DocumentApp(context)
    var named: [String] = []
    for id in ids {
      let document = try await documents.document(named: id).id
      if !named.contains(document) { named.append(document) }
    }
    let session = try context.session()
    let end = await session.run(documents.deletion(of: named))
    guard case .done(let outcome) = end.reply, outcome.intent == DocumentApp.deleting else {
      // A phrase instead of an answer leaves the question: it is done, and nothing is deleted.
      let status = await session.write(end)
      return status == .done ? .cancelled : status
    }
    if context.options.isJSON {
      context.writer.output.json(["deleted": named])
    } else if let words = outcome.dialog {
      context.writer.output.note(words)
    }
    return .done
  }
}

/// Returns the text from standard input; `nil` when nothing is piped in.
private func pipedText() async throws -> String? {
  let pipe = StandardInput()
  try pipe.check()
  let bytes = await pipe.read()
  try pipe.check()
  return try bytes.map { bytes in
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError(Sentence.inputIsNotText())
    }
    return text
  }
}
