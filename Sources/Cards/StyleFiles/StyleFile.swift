// The door of StyleFiles: a theme, styles and renderers from a file.

public import CardTerminal
public import BehestCards
public import MarkdownStyling

/// A theme, styles and renderers as a file has them, or as a name stands for them.
///
/// A file is YAML; every part may be missing:
/// ```yaml
/// extends: auto
/// highlight: true
/// html: literal
/// looks:
///   heading1: {color: "#D08CFF/ansi177/magenta", bold: true}
/// measures: {blockGap: 1, rule: heavy}
/// styles:
///   - {for: link, host: internal.myco.com, foreground: green, underline: false}
///   - {for: codeBlock, language: swift, background: "#22252D", padding: 8}
/// renderers:
///   - {for: heading, level: 1, rules: both}
/// ```
public struct StyleFile: Sendable {
  /// What the theme is called.
  public let name: String
  /// The theme that the file changes.
  public let base: ThemeChoice
  /// Whether the words of code are told apart by looks.
  public let highlightsCode: Bool
  /// What becomes of raw HTML.
  public let rawHTML: RawHTML
  /// Styles of nodes, in the order of the file.
  public let style: MarkdownStyle
  /// Renderers of nodes, in the order of the file.
  public let renderers: MarkdownRenderOverrides

  private let looks: [Theme.Role: LookChange]
  private let metrics: ThemeMetrics?

  /// Makes a file's worth of a built-in theme.
  public init(_ choice: ThemeChoice) {
    name = choice.rawValue
    base = choice
    highlightsCode = true
    rawHTML = .shown
    style = .default
    renderers = .empty
    looks = [:]
    metrics = nil
  }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - yaml: The text, at most 256 KiB.
  ///   - file: What the file is called in errors, and the theme after it.
  /// - Throws: `StyleFileError` for the first thing that is wrong, with its place.
  public init(yaml: String, file: String) throws(StyleFileError) {
    let root = try StyleNode.read(yaml, file: file)
    try root.expect(keys: [
      "extends", "highlight", "html", "looks", "measures", "styles", "renderers",
    ])
    base = try root.choice("extends", of: ThemeChoice.self) ?? .auto
    highlightsCode = try root.flag("highlight") ?? true
    rawHTML = try root.choice("html", of: RawHTML.self) ?? .shown
    looks = try LookChange.read(root)
    metrics = try ThemeMetrics.read(root)
    style = MarkdownStyle.combining(try StyleRule.styles(root))
    renderers = try StyleRule.renderers(root)
    let last = file.split(separator: "/").last.map(String.init) ?? file
    name = last.hasSuffix(".yaml") ? String(last.dropLast(5)) : last
  }

  /// The theme on a background.
  public func theme(on background: TerminalProfile.Background) -> Theme {
    var theme = base.theme(on: background)
    guard !looks.isEmpty || metrics != nil else { return theme }
    theme.name = name
    for (role, change) in looks { theme[role] = change.applied(to: theme[role]) }
    if let metrics { theme.metrics = metrics }
    return theme
  }

  /// The hooks that apply the styles and renderers where Markdown becomes cards.
  public func hooks(environment: StyleEnvironment = StyleEnvironment()) -> MarkdownHooks {
    var hooks = MarkdownHooks(style: style, renderers: renderers, environment: environment)
    hooks.rawHTML = rawHTML
    return hooks
  }
}

/// What is wrong with a style file, and where.
public struct StyleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named.
  public let file: String
  /// The line, from 1; 0 when the file as a whole is wrong.
  public let line: Int
  /// The column in characters, from 1; 0 when the file as a whole is wrong.
  public let column: Int
  /// The mistake, as a clause without the location.
  public let words: String

  init(file: String, line: Int = 0, column: Int = 0, words: String) {
    self.file = file
    self.line = line
    self.column = column
    self.words = words
  }

  /// The place and what is wrong there.
  public var description: String {
    line > 0 ? "\(file):\(line):\(column): \(words)." : "\(file): \(words)."
  }
}
