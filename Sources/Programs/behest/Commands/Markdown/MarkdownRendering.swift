// Draws one Markdown text for the terminal: the work of `behest md render`.

import BehestCards
import CardHTML
import CardTerminal
package import MarkdownTree
import BehestShell
import TerminalPictures

/// What `behest md render` is asked to draw, and how.
package struct MarkdownRendering: Hashable, Sendable {
  /// What is read.
  package var source: MarkdownFile
  /// How it is parsed.
  package var options = MarkdownOptions.standard
  /// Seconds; 0 for no limit.
  package var timeLimit = MarkdownWorker.standardTimeLimit
  /// How it is drawn.
  package var drawing = MarkdownDrawingSettings()
  /// Whether each block is drawn as soon as nothing that follows can change it.
  package var isStreamed = false
  /// Whether the text is drawn as a card with a frame.
  package var isCard = false
  /// Whether a long text is written at once.
  package var isUnpaged = false
  /// Whether images are shown by their words alone.
  package var hasNoImages = false

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
      // A person who turns pages takes longer than any limit.
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
    // An accessible list says how long it is: it is read whole.
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
package struct MarkdownDrawingSettings: Hashable, Sendable {
  var isASCII = false
  var isAccessible = false
  var tables = TableStrategy.wrap
  var cutsCode = false
  var showsHTML = false

  /// The person's hooks, with HTML as it is wanted.
  func hooks(in context: CommandContext) -> MarkdownHooks {
    var hooks = context.markdown
    if showsHTML { hooks.rawHTML = .shown }
    return hooks
  }

  /// The profile of standard output as it is wanted.
  func profile(in context: CommandContext) -> TerminalProfile {
    var profile = context.writer.page.profile
    if isASCII { profile.characters = .ascii }
    if isAccessible { profile.isAccessible = true }
    profile.tables = tables
    profile.wrapsCode = !cutsCode
    return profile
  }
}
