// Reads the commands that run most often without the option parser.

import CardTerminal
import BehestShell

/// A command whose words are all plain: `md render`, `say` and `--version` with common options.
///
/// The option parser learns by reflection what a command has for options, which takes longer than
/// to draw a page or to answer a phrase. Here the words themselves are compared; at the first that
/// is not known, or whose value is not in order, the parser is asked instead. What both know they
/// understand alike.
package enum PlainCommand: Hashable, Sendable {
  /// `--version`.
  case version
  /// `md render`.
  case render(MarkdownRendering, GlobalSettings)
  /// `say`.
  case say(Utterance, GlobalSettings)

  /// Reads the words of a command line; `nil` for those that are the parser's.
  package init?(_ words: [String]) {
    if words == ["--version"] {
      self = .version
    } else if words.starts(with: ["md", "render"]) {
      self.init(rendering: words.dropFirst(2))
    } else if words.first == "say" {
      self.init(saying: words.dropFirst())
    } else {
      return nil
    }
  }

  /// Reads the words as the option parser does, for tests; `nil` for what is not plain.
  ///
  /// - Throws: What the parser has to say, help included.
  package init?(parsing words: [String]) throws {
    switch try CommandLineWords(words).parsed() {
    case let render as RenderMarkdown: self = .render(render.rendering, render.global.settings)
    case let say as Say: self = .say(say.utterance, say.global.settings)
    default: return nil
    }
  }

  private init?(rendering words: ArraySlice<String>) {
    var rendering = MarkdownRendering(source: MarkdownFile())
    var settings = GlobalSettings()
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--no-pager": rendering.isUnpaged = true
      case "--card": rendering.isCard = true
      default:
        if settings.take(word, &words) { continue }
        guard word.isOperand, rendering.source.file == nil else { return nil }
        rendering.source.file = word
      }
    }
    self = .render(rendering, settings)
  }

  private init?(saying words: ArraySlice<String>) {
    var utterance = Utterance(words: [])
    var settings = GlobalSettings()
    var words = words
    while let word = words.popFirst() {
      if word == "--strict" {
        utterance.isStrict = true
      } else if !settings.take(word, &words) {
        guard word.isOperand else { return nil }
        utterance.words.append(word)
      }
    }
    guard !utterance.words.isEmpty else { return nil }
    self = .say(utterance, settings)
  }

  /// Runs the command.
  ///
  /// - Returns: The status to leave with.
  /// - Throws: What kept it from being run as it was given.
  nonisolated(nonsending) func run() async throws -> Int32 {
    switch self {
    case .version:
      Output.standard.result(CommandTree.version)
      return ExitStatus.done.rawValue
    case .render(let rendering, let settings):
      let context = try CommandContext(settings)
      do {
        return try rendering.run(in: context).rawValue
      } catch {
        return try context.tell(error).rawValue
      }
    case .say(let utterance, let settings):
      let context = try utterance.context(settings)
      do {
        return try await context.speaking { try await utterance.run(in: context).rawValue }
      } catch {
        return try context.tell(error).rawValue
      }
    }
  }
}

extension GlobalSettings {
  /// Takes a word that is a common option, with its value from those that follow.
  ///
  /// - Returns: Whether it is one.
  fileprivate mutating func take(_ word: String, _ others: inout ArraySlice<String>) -> Bool {
    switch word {
    case "--json": isJSON = true
    case "--no-input": mayAsk = false
    case "--no-highlight": highlightsCode = false
    case "--width":
      guard let text = others.first, let cells = Int(text), Self.widths.contains(cells) else {
        return false
      }
      width = cells
      others.removeFirst()
    case "--color":
      guard let text = others.first, let choice = TerminalProfile.ColorChoice(rawValue: text)
      else { return false }
      color = choice
      others.removeFirst()
    case "--answer":
      guard let text = others.first, text.isOperand else { return false }
      answers.append(text)
      others.removeFirst()
    case "--app", "--theme":
      guard let text = others.first, text.isOperand else { return false }
      if word == "--app" { app = text } else { theme = text }
      others.removeFirst()
    default: return false
    }
    return true
  }
}

extension String {
  /// Whether the word is neither an option nor something else that is special to the parser.
  fileprivate var isOperand: Bool { !hasPrefix("-") }
}
