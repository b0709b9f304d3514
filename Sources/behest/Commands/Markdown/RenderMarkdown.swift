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

      At a terminal, a text longer than the screen is shown page by page: by BEHEST_PAGER, else by \
      PAGER, else by a pager of its own (h shows its keys). "cat" there, or --no-pager, writes it as \
      it is. Terminals that show pictures (Kitty, iTerm2) are sent those of the file's own folder.
      """)

  @OptionGroup var source: MarkdownFile
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

  func run(in context: CommandContext) async throws -> ExitStatus {
    var profile = drawing.profile(context)
    if hasNoImages { profile.pictures = nil }
    var options = input.options
    options.locatesNodes = false
    return try context.refusing(source) {
      if stream {
        try PieceDrawing(profile: profile, output: context.writer.output)
          .stream(source, options: options)
        return .done
      }
      // A person who turns pages takes longer than any limit.
      let mayPage = context.facts.canMoveCursor && !isUnpaged
      switch try MarkdownWorker(timeLimit: mayPage ? 0 : input.timeLimit).read(source) {
      case .left(let status): return status
      case .bytes(let bytes):
        let paged = PagedMarkdown(profile: profile, facts: context.facts, name: source.name)
        // An accessible list says how long it is: it is read whole.
        if card || context.options.isJSON || profile.isAccessible || global.html {
          let document = try MarkdownDocument(parsing: bytes, options: options)
          let renderer = TerminalRenderer(profile: profile, pictures: pictures(profile))
          let whole = Card(markdown: document, hooks: .configured)
          if global.html {
            context.writer.output.result(whole.htmlPage())
            return .done
          }
          context.write(
            card ? renderer.render(whole) : renderer.render(whole.blocks), form: "render")
        } else if try isUnpaged || !paged.show(bytes, options: options) {
          try PieceDrawing(
            profile: profile, output: context.writer.output, pictures: pictures(profile)
          ).draw(bytes, options: options)
        }
        return .done
      }
    }
  }

  /// The pictures of the file's own folder, where the terminal shows any.
  private func pictures(_ profile: TerminalProfile) -> Pictures? {
    guard profile.pictures != nil, !source.isStandardInput, let file = source.file else {
      return nil
    }
    let end = file.lastIndex(of: "/")
    return Pictures(loader: LocalPictures(folder: end.map { String(file[...$0]) } ?? "."))
  }
}

/// How Markdown is drawn.
struct MarkdownDrawing: ParsableArguments {
  @Flag(help: "Draw with ASCII characters only; the text stays as it is.")
  var ascii = false

  @Flag(
    name: [.customLong("accessible"), .customLong("a11y")],
    help: "Say in words what would be drawn, for a screen reader; as BEHEST_ACCESSIBLE=1.")
  var isAccessible = false

  @Option(help: "Tables that are too wide: wrap cells, fit them by cutting, scroll to more below.")
  var tables: TableStrategy = .wrap

  @Flag(name: .customLong("cut-code"), help: "Cut lines of code that are too long.")
  var cutsCode = false

  /// The profile of standard output with these options.
  func profile(_ context: CommandContext) -> TerminalProfile {
    var profile = context.writer.page.profile
    if ascii { profile.characters = .ascii }
    if isAccessible { profile.isAccessible = true }
    profile.tables = tables
    profile.wrapsCode = !cutsCode
    return profile
  }
}
