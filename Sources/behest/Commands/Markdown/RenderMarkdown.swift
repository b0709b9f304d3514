// `behest md render`: Markdown as a terminal shows it.

import ArgumentParser
import CardTerminal
import Cards
import MarkdownTree
import Shell

struct RenderMarkdown: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw Markdown as text for a terminal.",
    discussion: """
      Colours and links are for a terminal; a pipe gets text alone, unless --color always. No line \
      is wider than --width, which is the terminal's without it.

      With --stream, each block is drawn as soon as nothing that follows can change it, and never \
      again; all together is what is drawn without it. A block with [brackets] waits for the \
      definition that may make them a link.

      Examples:
        behest md render README.md
        behest md render --width 60 --color always README.md | less -R
        llm "explain pipes" | behest md render --stream
      """)

  @OptionGroup var source: MarkdownFile
  @OptionGroup(title: "Parser") var input: MarkdownInput

  @Flag(help: "Draw each block of a text that is still being written as soon as it is complete.")
  var stream = false

  @Flag(help: "Draw a card with a frame.")
  var card = false

  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if stream && (card || global.json) {
      throw ValidationError("--stream can be neither a card nor JSON.")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let profile = drawing.profile(context)
    var options = input.options
    options.locatesNodes = false
    return try context.refusing(source) {
      if stream {
        try PieceDrawing(profile: profile, output: context.writer.output)
          .stream(source, options: options)
        return .done
      }
      switch try MarkdownWorker(timeLimit: input.timeLimit).read(source) {
      case .left(let status): return status
      case .bytes(let bytes):
        if card || context.options.isJSON {
          let document = try MarkdownDocument(parsing: bytes, options: options)
          let renderer = TerminalRenderer(profile: profile)
          let whole = Card(markdown: document)
          context.write(
            card ? renderer.render(whole) : renderer.render(whole.blocks), form: "render")
        } else {
          try PieceDrawing(profile: profile, output: context.writer.output)
            .draw(bytes, options: options)
        }
        return .done
      }
    }
  }
}

/// How Markdown is drawn.
struct MarkdownDrawing: ParsableArguments {
  @Flag(help: "Draw with ASCII characters only; the text stays as it is.")
  var ascii = false

  /// The profile of standard output with these options.
  func profile(_ context: CommandContext) -> TerminalProfile {
    var profile = context.writer.page.profile
    if ascii { profile.characters = .ascii }
    return profile
  }
}
