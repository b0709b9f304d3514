// Draws a Markdown text for the terminal, for `behest md render`.

import BehestCards
import CardHTML
import CardTerminal
package import MarkdownTree
import BehestShell
import TerminalPictures

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
