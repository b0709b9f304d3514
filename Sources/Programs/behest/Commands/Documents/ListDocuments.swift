// `behest doc list`: lists all documents, the last changed first.

import ArgumentParser
import BehestShell
import CardTerminal
import Foundation
import IntentEngine

struct ListDocuments: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List documents, the last changed first.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let documents = try await DocumentApp(context).all()
    // A script that reads the list gets none.
    if documents.isEmpty, !context.options.isJSON {
      context.writer.output.note(DocumentList.emptyLines.joined(separator: "\n"))
      return .done
    }
    let list = DocumentList(documents, now: Date(), page: context.writer.page)
    context.print(list.lines, json: documents.map(\.json))
    return .done
  }
}

/// A list of documents as rows: title and age, then the beginning of the text.
struct DocumentList {
  private let documents: [Document]
  private let now: Date
  private let page: Page

  init(_ documents: [Document], now: Date, page: Page) {
    self.documents = documents
    self.now = now
    self.page = page
  }

  /// The lines printed when there are no documents.
  static var emptyLines: [String] {
    [
      Sentence.noDocuments(), Sentence.noDocumentsHint(),
      "[\(Sentence.newDocument())]  behest doc new --template",
    ]
  }

  /// A row for each document: identifier, title and age, then its first 80 characters.
  var lines: [String] {
    guard !documents.isEmpty else { return Self.emptyLines }
    let indent = String(repeating: " ", count: 10)
    let ages = documents.map { RelativeTime.words(for: $0.modifiedAt ?? now, now: now) }
    let room = max(12, page.width - indent.count - 2 - (ages.map(\.count).max() ?? 0))
    let titles = documents.map { TerminalText.truncated($0.title, to: room) }
    let widest = titles.map { TerminalText.width(of: $0) }.max() ?? 0
    var lines: [String] = []
    for (document, (title, age)) in zip(documents, zip(titles, ages)) {
      lines.append(
        page.secondary(document.shortID) + "  "
          + page.strong(TerminalText.padded(title, to: widest))
          + "  " + page.secondary(age))
      lines += preview(of: document).map { indent + $0 }
    }
    return lines
  }

  private func preview(of document: Document) -> [String] {
    let text = String(document.content.prefix(80)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard !text.isEmpty else { return [] }
    return Array(TerminalText.wrapped(text, to: max(10, page.width - 10)).prefix(2))
  }
}
