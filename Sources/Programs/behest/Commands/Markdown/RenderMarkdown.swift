// `behest md render`: draws Markdown for a terminal.

import ArgumentParser
import BehestCards
import BehestProcess
import BehestShell
import CardHTML
import CardTerminal
package import MarkdownTree
import TerminalPictures

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

/// The work of `behest md render`: a text to draw, and the options for it.
package struct MarkdownRendering: Hashable, Sendable {
  /// The file to read.
  package var source: MarkdownFile
  /// The options of the parser.
  package var options = MarkdownOptions.standard
  /// The time limit in seconds; 0 for none.
  package var timeLimit = MarkdownWorker.standardTimeLimit
  /// The options for drawing.
  package var drawing = MarkdownDrawingSettings()
  /// Whether each block is drawn as soon as nothing that follows can change it.
  package var isStreamed = false
  /// Whether the text is drawn as a card with a frame.
  package var isCard = false
  /// Whether a long text is written at once, without the pager.
  package var isUnpaged = false
  /// Whether images are shown only as their alternative text.
  package var hasNoImages = false

  /// Reads a word of the command line without the parser; returns whether it is valid.
  mutating func read(_ word: String, _ others: inout ArraySlice<String>) -> Bool {
    switch word {
    case "--no-pager": isUnpaged = true
    case "--card": isCard = true
    default:
      guard !word.hasPrefix("-"), source.file == nil else { return false }
      source.file = word
    }
    return true
  }

  /// Draws the text on standard output.
  ///
  /// - Throws: `UsageError` when it cannot be read.
  func run(in context: CommandContext) throws -> ExitStatus {
    var profile = drawing.profile(in: context)
    let hooks = drawing.hooks(in: context)
    if hasNoImages { profile.pictures = nil }
    var options = options
    options.locatesNodes = false
    return try context.refusing(source) {
      if isStreamed {
        try PieceDrawing(profile: profile, hooks: hooks, output: context.writer.output)
          .stream(source, options: options)
        return .done
      }
      // Reading in a pager takes longer than any limit.
      let mayPage = context.facts.canMoveCursor && !isUnpaged
      switch try MarkdownWorker(timeLimit: mayPage ? 0 : timeLimit).read(source) {
      case .left(let status): return status
      case .text(let text):
        try draw(text, profile, hooks, options, in: context)
        return .done
      }
    }
  }

  private func draw(
    _ text: GradualText, _ profile: TerminalProfile, _ hooks: MarkdownHooks,
    _ options: MarkdownOptions, in context: CommandContext
  ) throws {
    let writesHTML = context.options.writesHTML
    // An accessible list announces its length, so it is read to its end.
    if isCard || context.options.isJSON || profile.isAccessible || writesHTML {
      let document = try MarkdownDocument(parsing: try text.whole(), options: options)
      let card = Card(markdown: document, hooks: hooks)
      if writesHTML {
        context.writer.output.value(card.htmlPage())
        return
      }
      let renderer = TerminalRenderer(profile: profile, pictures: pictures(profile))
      context.write(
        isCard ? renderer.render(card) : renderer.render(card.blocks), form: "render", isDrawn: true
      )
      return
    }
    let paged = PagedMarkdown(
      profile: profile, hooks: hooks, facts: context.facts, name: source.name,
      clipboard: context.clipboard)
    if try isUnpaged || !paged.show(text, options: options) {
      try PieceDrawing(
        profile: profile, hooks: hooks, output: context.writer.output, pictures: pictures(profile)
      ).draw(text, options: options)
    }
  }

  /// Returns the pictures of the file's folder, if the terminal shows any.
  private func pictures(_ profile: TerminalProfile) -> Pictures? {
    guard profile.pictures != nil, !source.isStandardInput, let file = source.file else {
      return nil
    }
    let end = file.lastIndex(of: "/")
    return Pictures(loader: LocalPictures(folder: end.map { String(file[...$0]) } ?? "."))
  }
}

/// The options for drawing Markdown.
package struct MarkdownDrawingSettings: Hashable, Sendable {
  var isASCII = false
  var isAccessible = false
  var tables = TableStrategy.wrap
  var cutsCode = false
  var showsHTML = false

  /// Returns the person's hooks, with HTML shown if requested.
  func hooks(in context: CommandContext) -> MarkdownHooks {
    var hooks = context.markdown
    if showsHTML { hooks.rawHTML = .shown }
    return hooks
  }

  /// Returns the profile of standard output with the options applied.
  func profile(in context: CommandContext) -> TerminalProfile {
    var profile = context.writer.page.profile
    if isASCII { profile.characters = .ascii }
    if isAccessible { profile.isAccessible = true }
    profile.tables = tables
    profile.wrapsCode = !cutsCode
    return profile
  }
}
