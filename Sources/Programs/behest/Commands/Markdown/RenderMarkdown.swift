// `behest md render`: draws Markdown for a terminal.

import ArgumentParser
import BehestProcess
import BehestShell
import CardTerminal
import MarkdownTree

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

      At a terminal, a text longer than the screen is shown page by page: by BEHEST_PAGER, else by \
      PAGER, else by a pager of its own (h shows its keys). "cat" there, or --no-pager, writes it as \
      it is. The pager's Tab selects links and notes, its c blocks to copy; links are opened by the \
      command that BEHEST_LINKS names, such as xdg-open, and by none without it. Terminals that show pictures (Kitty, iTerm2, Sixel) are sent those of the file's own folder.
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput

  @Flag(help: "Draw each block of a text that is still being written as soon as it is complete.")
  var stream = false

  @Flag(help: "Draw a card with a frame.")
  var card = false

  @Flag(name: .customLong("no-pager"), help: "Write a long text at once.")
  var isUnpaged = false

  @Flag(name: .customLong("no-images"), help: "Show images by their words alone.")
  var hasNoImages = false

  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if stream && (card || global.json || global.html) {
      throw ValidationError("--stream can be neither a card nor JSON nor a page.")
    }
  }

  /// The work that the options describe.
  var rendering: MarkdownRendering {
    MarkdownRendering(
      source: argument.source, options: input.options, timeLimit: input.timeLimit,
      drawing: drawing.settings, isStreamed: stream, isCard: card, isUnpaged: isUnpaged,
      hasNoImages: hasNoImages)
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let rendering = rendering
    // A person in the pager blocks the thread for long.
    return try await onThread { Result { try rendering.run(in: context) } }.get()
  }
}

/// The options for drawing Markdown.
struct MarkdownDrawing: ParsableArguments {
  @Flag(help: "Draw with ASCII characters only; the text stays as it is.")
  var ascii = false

  @Flag(
    name: [.customLong("accessible"), .customLong("a11y")],
    help: "Say in words what would be drawn, for a screen reader; as BEHEST_ACCESSIBLE=1.")
  var isAccessible = false

  @Option(help: "Tables that are too wide: wrap cells, fit them by cutting, scroll to more below.")
  var tables = MarkdownDrawingSettings().tables

  @Flag(name: .customLong("cut-code"), help: "Cut lines of code that are too long.")
  var cutsCode = false

  @Flag(
    name: .customLong("show-html"),
    help: "Draw what raw HTML says, whatever a style file says of it.")
  var showsHTML = false

  /// The values of the options.
  var settings: MarkdownDrawingSettings {
    MarkdownDrawingSettings(
      isASCII: ascii, isAccessible: isAccessible, tables: tables, cutsCode: cutsCode,
      showsHTML: showsHTML)
  }
}
