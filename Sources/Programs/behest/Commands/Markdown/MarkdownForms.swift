// `behest md html`, `text`, `rtf`, `commonmark`, `blocks`: convert a document for other programs.

import ArgumentParser
import BehestCards
import BehestShell
import MarkdownTree

struct MarkdownHTML: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "html", abstract: "Write Markdown as an HTML fragment.",
    discussion: """
      Raw HTML and links such as javascript: are left out, except with --preset minimal, which \
      writes what CommonMark's specification does, and with --unsafe.

      Examples:
        behest md html README.md > readme.html
        echo '*hello*' | behest md html --preset minimal
        behest md html --unsafe --source-positions README.md
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput

  @Flag(inversion: .prefixedNo, help: "Keep raw HTML and every link.")
  var unsafe: Bool?

  @Flag(name: .customLong("source-positions"), help: "Say of each block where it is written.")
  var sourcePositions = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let isUnsafe = unsafe ?? (input.preset == .minimal)
    var options: HTMLOptions = isUnsafe ? .specification : .fragment
    options.writesSourcePositions = sourcePositions
    context.write(try document(bytes, locatesNodes: sourcePositions).html(options), form: "html")
    return .done
  }
}

struct MarkdownText: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Write the words of Markdown, without marks.",
    discussion: """
      Lines are not wrapped; for a screen there is behest md render.

      Examples:
        behest md text README.md | wc -w
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    context.write(try document(bytes).plainText().withLastLineEnded, form: "text")
    return .done
  }
}

struct MarkdownRTF: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "rtf", abstract: "Write Markdown as RTF, for word processors.",
    discussion: """
      Examples:
        behest md rtf README.md > readme.rtf
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    context.write(try document(bytes).rtf(), form: "rtf")
    return .done
  }
}

struct MarkdownCommonMark: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "commonmark", abstract: "Write Markdown again, in one way of writing it.",
    discussion: """
      Examples:
        behest md commonmark README.md | diff README.md -
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    context.write(try document(bytes).commonMark().withLastLineEnded, form: "commonmark")
    return .done
  }
}

struct MarkdownBlocks: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "blocks", abstract: "Print the card that Markdown becomes, as JSON.",
    discussion: """
      Examples:
        behest md blocks README.md
        behest md blocks notes.md | jq '.blocks[0]'
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let card = Card(markdown: try document(bytes), hooks: context.markdown)
    context.writer.output.json(card)
    return .done
  }
}

extension String {
  /// The text with a line end after its last line; unchanged when empty.
  fileprivate var withLastLineEnded: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
