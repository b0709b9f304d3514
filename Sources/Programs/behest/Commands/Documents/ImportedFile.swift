// Makes a Markdown file a document of the app with documents.

import BehestProcess
import BehestShell
import CardTerminal
import Foundation
import Glibc
import IntentEngine
import MarkdownTree

/// A file of text that becomes a document.
struct ImportedFile {
  private let path: String

  /// The size in bytes of the largest file that is imported.
  private static let largest = 64 << 20

  /// Returns whether a word looks like the path of a file, so that it names no app.
  static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".md") || word.hasSuffix(".markdown")
  }

  /// Creates a file from its path; `nil` when there is no file there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    self.path = path
  }

  /// Imports the file and shows the document; without a terminal, prints its identifier.
  ///
  /// A document with the same title and text is shown instead of a second one.
  ///
  /// - Throws: `UsageError` for a file that is no text, and the app's errors.
  func open(in context: CommandContext) async throws -> ExitStatus {
    let documents = try DocumentApp(context)
    let content = try text()
    let title = Self.title(of: content) ?? name
    let namesakes = try await documents.all().filter { $0.title == title }
    var known = namesakes.first { $0.content == content }
    if known == nil, let other = namesakes.first {
      switch await opensStored(other, of: documents.app, in: context) {
      case true?: known = other
      case false?: break
      case nil: return .cancelled
      }
    }
    let document: Document
    if let known {
      document = known
    } else {
      document = try await documents.create(title: title, content: content, fromTemplate: false)
    }
    let (app, shown) = (documents.app, document.shownTitle)
    let words =
      known == nil
      ? Sentence.importedInto(title: shown, app: app)
      : Sentence.importedBefore(title: shown, app: app)
    context.writer.output.note(context.writer.notePage.plain(words))
    let showsScreen =
      context.canAsk && context.facts.canMoveCursor && !context.options.isJSON
      && !context.console.windowPage.profile.isAccessible
    guard showsScreen else {
      context.print([document.id], json: document.json)
      return .done
    }
    if let words = try await DocumentScreen.show(
      documents, on: document.id, madeOf: fileName, in: context)
    {
      context.writer.output.note(context.writer.notePage.plain(words))
    }
    return .done
  }

  /// Asks whether a document of the same title but another text is opened instead of a second one.
  ///
  /// - Returns: `nil` when the question is left; `false` where nobody may be asked, after a note.
  private func opensStored(
    _ document: Document, of app: String, in context: CommandContext
  ) async -> Bool? {
    let told = Sentence.otherTextThanFile(
      title: document.shownTitle, app: app, file: fileName)
    let titles = [Sentence.openStored(), Sentence.openSecond(file: fileName)]
    var question = Question(
      kind: .choice, prompt: Sentence.whatToOpen(), options: titles.map { .init(title: $0) })
    question.dialog = told
    while true {
      switch await context.answerer.answer(question) {
      case .scripted(let input), .typed(let input):
        guard case .text(let text) = input.content else { return nil }
        let answers = titles.enumerated().map { [String($0 + 1), $1.lowercased()] }
        if let index = answers.firstIndex(where: { $0.contains(text.lowercased()) }) {
          return index == 0
        }
        (question.dialog, question.isRepeated) = (nil, true)
        question.problem = Sentence.noneOfThem(words: text.shortened)
      case .none:
        context.writer.output.note(context.writer.notePage.plain(told))
        return false
      case .interrupted, .endOfInput, .quit: return nil
      }
    }
  }

  private func text() throws -> String {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw UsageError("\(path) cannot be read: \(SystemError(code: errno).words).")
    }
    defer { close(descriptor) }
    let bytes: [UInt8]
    switch Descriptor.readAll(descriptor, upTo: Self.largest + 1) {
    case .success(let read): bytes = read
    case .failure(let error): throw UsageError("\(path) cannot be read: \(error.words).")
    }
    guard bytes.count <= Self.largest else {
      throw UsageError("\(path) is larger than \(Self.largest >> 20) MB.")
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("\(path) is no text in UTF-8.")
    }
    let start = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return start.replacing("\r\n", with: "\n")
  }

  /// The file's name.
  private var fileName: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The file's name without its extension.
  private var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Returns the first heading of a text, at most 80 characters of it; `nil` without one.
  private static func title(of text: String) -> String? {
    guard let document = try? MarkdownDocument(parsing: text) else { return nil }
    for node in document.root.children {
      guard case .heading = node.kind else { continue }
      let line = MarkdownNode(kind: .paragraph, children: node.children)
      let words = MarkdownDocument(root: MarkdownNode(kind: .document, children: [line]))
        .plainText().trimmingCharacters(in: .whitespacesAndNewlines)
      if !words.isEmpty { return String(words.prefix(80)) }
    }
    return nil
  }
}
