// Lists what is installed, as text for people.

import CardTerminal
public import IntentEngine

/// Lists of apps, intents, phrases and entities as lines of text, without control characters.
public struct ListText: Sendable {
  private let page: Page

  /// Creates lists for a page; on a terminal rows are cut at its last column.
  public init(page: Page) {
    self.page = page
  }

  /// Returns the apps with their numbers of intents and shortcuts.
  package func apps(_ apps: [AppEntry]) -> [String] {
    table(
      apps.map { app in
        let intents = Sentence.intentCount(count: app.intentCount)
        let shortcuts = Sentence.shortcutCount(count: app.shortcutCount)
        let also =
          app.synonyms.isEmpty
          ? nil : Sentence.alsoCalled(names: app.synonyms.joined(separator: ", "))
        let remarks = [app.isSample ? Sentence.sample() : nil, also].compactMap(\.self)
        return [app.name, "\(intents), \(shortcuts)", remarks.joined(separator: ", ")]
      })
  }

  /// Returns rows of cells, in columns.
  package func rows(_ rows: [[String]]) -> [String] { table(rows) }

  /// Returns the intents with their titles and the first paragraphs of their descriptions.
  public func intents(_ intents: [IntentEntry]) -> [String] {
    table(
      intents.map { intent in
        let lines = (intent.explanation ?? "").split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).drop { $0.allSatisfy(\.isWhitespace) }
        let paragraph = lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
        return [intent.name, intent.app, intent.title, Self.oneLine(paragraph)]
      })
  }

  /// Returns a text with single spaces between its words.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the shortcuts with their symbols, each followed by its phrases.
  package func shortcuts(_ shortcuts: [ShortcutEntry]) -> [String] {
    shortcuts.flatMap { shortcut in
      let symbol = shortcut.symbol.map { " (\($0))" } ?? ""
      return [page.strong(page.plain(shortcut.title)) + page.plain(symbol)]
        + shortcut.phrases.map { "  " + page.plain($0) }
    }
  }

  /// Returns the phrases, one a line and nothing else, so that they can be piped.
  package func phrases(_ phrases: [PhraseEntry]) -> [String] {
    var seen: Set<String> = []
    return phrases.map { page.plain($0.phrase) }.filter { seen.insert($0).inserted }
  }

  /// Returns the entities by identifier, title and subtitle.
  public func entities(_ entities: [Value.Entity]) -> [String] {
    table(entities.map { [$0.id, $0.title, $0.subtitle ?? ""] })
  }

  /// Returns the cases of an enumeration by title, raw value and subtitle.
  public func cases(_ cases: [Value.Entity]) -> [String] {
    table(cases.map { [$0.title, $0.id, $0.subtitle ?? ""] })
  }

  /// Returns the places where people can use an intent.
  package func surfaces(_ surfaces: [SurfaceEntry]) -> [String] {
    table(
      surfaces.map { surface in
        let words =
          switch surface.state {
          case .served: "yes"
          case .declared: "not yet"
          case .absent: "no"
          }
        return [surface.name, words, surface.detail ?? ""]
      })
  }

  /// Returns the description of an intent and its parameters.
  public func description(of intent: IntentEntry) -> [String] {
    var lines = [page.strong(page.plain(intent.title))]
    if let explanation = intent.explanation { lines.append(page.text(explanation)) }
    lines.append("")
    var rows = [["Name", intent.name], ["App", intent.app]]
    if let summary = intent.summary { rows.append(["Summary", summary]) }
    rows += [
      ["Discoverable", intent.isDiscoverable ? "yes" : "no"],
      ["Opens app", intent.opensApp ? "yes" : "no"],
      ["Authentication", intent.authenticationPolicy],
    ]
    lines += table(rows)
    guard !intent.parameters.isEmpty else { return lines }
    lines += ["", page.strong("Parameters")]
    lines += table(
      intent.parameters.map { parameter in
        let need =
          parameter.defaultValue.map { "default \($0.isEmpty ? "“”" : $0)" }
          ?? (parameter.isRequired ? "required" : "optional")
        let cases = parameter.cases.isEmpty ? "" : ": " + parameter.cases.joined(separator: ", ")
        return [
          "  " + parameter.name, parameter.title, parameter.type + cases, need,
          Self.oneLine(parameter.explanation ?? ""),
        ]
      })
    return lines
  }

  /// Returns rows in columns, separated by two spaces; on a terminal cut at its last column.
  public func table(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map { indentation($0) + page.plain($0) } }
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        let width = TerminalText.width(of: cell)
        if index < widths.count {
          widths[index] = max(widths[index], width)
        } else {
          widths.append(width)
        }
      }
    }
    return rows.map { row in
      var line = ""
      for (index, cell) in row.enumerated() {
        line += cell
        guard index < row.count - 1, row[(index + 1)...].contains(where: { !$0.isEmpty }) else {
          break
        }
        line += String(repeating: " ", count: widths[index] - TerminalText.width(of: cell) + 2)
      }
      return page.isTerminal ? TerminalText.truncated(line, to: page.width) : line
    }
  }

  private func indentation(_ cell: String) -> String {
    cell.hasPrefix("  ") ? (page.plain(cell).hasPrefix("  ") ? "" : "  ") : ""
  }
}
