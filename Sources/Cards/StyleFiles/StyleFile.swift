// The entry point of StyleFiles: a theme, styles and renderers from a style file.

public import BehestCards
public import CardTerminal
public import MarkdownStyling

/// A theme, styles and renderers, from a style file or a built-in theme.
///
/// A file is YAML; every part is optional:
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
  /// The name of the theme.
  public let name: String
  /// The theme that the file changes.
  public let base: ThemeChoice
  /// Whether code is highlighted.
  public let highlightsCode: Bool
  /// The treatment of raw HTML.
  public let rawHTML: RawHTML
  /// The styles of nodes, in the order of the file.
  public let style: MarkdownStyle
  /// The renderers of nodes, in the order of the file.
  public let renderers: MarkdownRenderOverrides

  private let looks: [Theme.Role: LookChange]
  private let metrics: ThemeMetrics?

  /// Creates the style of a built-in theme, without any changes.
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

  /// Creates a style from the text of a file.
  ///
  /// - Parameters:
  ///   - yaml: The text, at most 256 KiB.
  ///   - file: The file's name, for errors and for the theme's name.
  /// - Throws: `StyleFileError` for the first mistake, with its location.
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

  /// Returns the theme for a background.
  public func theme(on background: TerminalProfile.Background) -> Theme {
    var theme = base.theme(on: background)
    guard !looks.isEmpty || metrics != nil else { return theme }
    theme.name = name
    for (role, change) in looks { theme[role] = change.applied(to: theme[role]) }
    if let metrics { theme.metrics = metrics }
    return theme
  }

  /// Returns the hooks that apply the styles and renderers when Markdown is converted to cards.
  public func hooks(environment: StyleEnvironment = StyleEnvironment()) -> MarkdownHooks {
    var hooks = MarkdownHooks(style: style, renderers: renderers, environment: environment)
    hooks.rawHTML = rawHTML
    return hooks
  }
}

/// A mistake in a style file, and its location.
public struct StyleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as given.
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

  /// The location and the mistake.
  public var description: String {
    line > 0 ? "\(file):\(line):\(column): \(words)." : "\(file): \(words)."
  }
}
