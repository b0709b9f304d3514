// `behest md ast`, `ids`, `at`: print the tree of a document, its identifiers, or one position.

import ArgumentParser
import BehestJSON
import BehestShell
import MarkdownTree

struct MarkdownAST: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "ast", abstract: "Print the tree that Markdown is parsed into.",
    discussion: """
      A node a line, indented: its kind, its place as line:column–line:column, and its text. \
      Columns count UTF-8 bytes from 1; the end is behind the last byte. With --json, each node \
      also has its identifier and its offsets in bytes from 0.

      Examples:
        behest md ast README.md
        behest md ast --ids README.md
        echo '~~a~~' | behest md ast --json --extension strikethrough --preset minimal
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput

  @Flag(help: "Print the identifier of each node too.")
  var ids = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let root = try document(bytes, locatesNodes: true).root
    context.print(
      TreeText(showsIDs: ids).lines(of: root).map(context.writer.page.plain),
      json: JSON(root))
    return .done
  }
}

struct MarkdownIDs: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "ids", abstract: "Print the identifiers of the nodes of Markdown.",
    discussion: """
      An identifier a line, and what has it. A paragraph is named after its words and a list after \
      its place, so that a changed paragraph changes its own name and what is inside it alone.

      Examples:
        behest md ids README.md > before
        behest md ids README.md | diff before -
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let root = try document(bytes, locatesNodes: true).root
    var nodes: [MarkdownNode] = []
    root.walk { nodes.append($0) }
    context.print(
      nodes.map { "\($0.id) \($0.kind.name)" },
      json: nodes.map { ["id": $0.id.description, "kind": $0.kind.name] })
    return .done
  }
}

struct MarkdownAt: MarkdownCommand {
  static let configuration = CommandConfiguration(
    commandName: "at", abstract: "Print what is at a place of a Markdown file.",
    discussion: """
      The nodes around the place, the outermost first, each with its identifier; the last is the \
      one there. Lines count from 1, and columns count UTF-8 bytes from 1.

      Examples:
        behest md at README.md 12:3
        behest md at README.md 12:3 --json
      """)

  @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The place, as line:column.", valueName: "line:column"))
  var place: Place

  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var source: MarkdownFile { MarkdownFile(file: file) }

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let root = try document(bytes, locatesNodes: true).root
    let path = root.path(to: place.position)
    guard let last = path.last else {
      throw UsageError("\(source.name) has no line \(place.position.line) with that column.")
    }
    let tree = TreeText(showsIDs: true)
    var json = JSON(last)
    json["around"] = .array(path.dropLast().map { JSON(header: $0) })
    context.print(
      path.enumerated().map { context.writer.page.plain(tree.line(of: $1, indent: $0)) },
      json: json)
    return .done
  }

  /// A position as typed, `line:column`.
  struct Place: ExpressibleByArgument {
    var position: SourcePosition

    init?(argument: String) {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]), line > 0,
        column > 0
      else { return nil }
      position = SourcePosition(line: line, column: column)
    }
  }
}
