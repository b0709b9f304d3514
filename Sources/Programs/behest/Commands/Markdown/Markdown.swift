// `behest md`: its commands, and what they have in common.

import ArgumentParser
import BehestShell
import CardTerminal
import MarkdownTree

struct Markdown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "md", abstract: "Draw Markdown, and print each stage on the way.",
    discussion: """
      text → tree (ast) → blocks (blocks) → screen (render), and the tree in other forms: html, \
      text, rtf, commonmark. Without a file, standard input is read.

      Raw HTML and links that run something are left out of html unless --unsafe is given; \
      --preset minimal is CommonMark alone, as its specification writes it. Nothing in a document \
      reaches the terminal but text, colours and links.

      Exit status: 0 done, 1 the text was refused, 2 usage, or a file that cannot be read, 130 \
      interrupted.

      Examples:
        behest md render README.md
        behest md ast --json README.md
        curl -s https://example.com/notes.md | behest md render --width 60
        behest md html --preset minimal --extension table README.md
        behest md watch notes.md
      """,
    subcommands: [
      RenderMarkdown.self, WatchMarkdown.self, MarkdownAST.self, MarkdownBlocks.self,
      MarkdownHTML.self, MarkdownText.self, MarkdownRTF.self, MarkdownCommonMark.self,
      MarkdownIDs.self, MarkdownAt.self, MarkdownGallery.self, MarkdownBench.self,
    ])
}

/// A command that reads one Markdown text.
protocol MarkdownCommand: BehestCommand {
  var input: MarkdownInput { get }
  var source: MarkdownFile { get }

  /// Runs the command on a text.
  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus
}

/// A command that reads a file, or standard input without one.
protocol MarkdownFileCommand: MarkdownCommand {
  var argument: MarkdownFileArgument { get }
}

extension MarkdownFileCommand {
  var source: MarkdownFile { argument.source }
}

extension MarkdownCommand {
  func run(in context: CommandContext) async throws -> ExitStatus {
    let worker = MarkdownWorker(timeLimit: input.timeLimit)
    return try context.refusing(source) {
      switch try worker.read(source) {
      case .text(let text): return try run(try text.whole(), in: context)
      case .left(let status): return status
      }
    }
  }

  /// Parses a text with the command's options.
  func document(_ bytes: [UInt8], locatesNodes: Bool = false) throws -> MarkdownDocument {
    var options = input.options
    options.locatesNodes = locatesNodes
    return try MarkdownDocument(parsing: bytes, options: options)
  }
}

extension CommandContext {
  /// Runs a closure and reports a text that the parser refuses, with the offset of the reason.
  func refusing(
    _ source: MarkdownFile, _ body: () throws -> ExitStatus
  ) throws -> ExitStatus {
    do {
      return try body()
    } catch let error as MarkdownError {
      let words = "\(source.name), byte \(error.offset): \(error.words)"
      if options.isJSON {
        writer.output.json(
          RefusalRecord(
            error: .init(
              code: error.code.rawValue, message: error.words, offset: error.offset)))
      } else {
        writer.output.note("behest: " + writer.notePage.plain(words))
      }
      return .failed
    }
  }

  /// Writes a form of a document as plain output, or as a JSON object with the form's name.
  ///
  /// - Parameter isDrawn: Whether the form is for a terminal, and may contain pictures.
  func write(_ text: String, form: String, isDrawn: Bool = false) {
    if options.isJSON {
      writer.output.json(["form": form, "text": text])
    } else if isDrawn {
      writer.output.bytes(Array(text.utf8))
    } else if !text.isEmpty {
      writer.output.value(text)
    }
  }
}

/// A refused text, as `--json` prints it.
private struct RefusalRecord: Encodable {
  struct Reason: Encodable {
    let code: String
    let message: String
    let offset: Int
  }

  let type = "failed"
  let error: Reason
}

extension MarkdownError {
  /// The error as one sentence for people.
  var words: String {
    switch code {
    case .tooDeep: "The text is nested too deeply; --max-depth allows more."
    case .tooLarge: "The text is too long."
    case .tooCostly:
      "The text repeats a construct so often that reading it would take too much time or memory."
    case .tooWide: "A table has too many columns; --max-columns allows more."
    case .parserMissing:
      "Markdown needs the library cmark-gfm, Debian's libcmark-gfm-extensions0.29.0.gfm.6."
    case .tooManyCells: "The tables have too many cells; --max-cells allows more."
    default: "The text was refused (\(code.rawValue))."
    }
  }
}
