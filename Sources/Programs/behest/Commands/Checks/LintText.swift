// Prints the findings of `behest lint`: as text, coloured if the stream can show it, and as JSON.

import BehestJSON
import BehestShell
import CardTerminal
import PhraseChecks
import PhraseMatching

/// A formatter of findings for one stream.
struct LintText {
  let page: Page

  /// Returns a finding on a line of its own, in the format of compilers, and its related locations.
  func finding(_ finding: LintFinding) -> String {
    let place = finding.place.map(\.description) ?? finding.app.map { "\($0) (declared)" }
    let head = place.map { page.strong(page.plain($0) + ":") + " " } ?? ""
    let level = colored(finding.rule.level.rawValue + ":", finding.rule.level)
    var lines = [
      head + level + " " + page.plain(finding.words) + page.secondary(" [\(finding.rule.id)]")
    ]
    if let advice = finding.advice { lines.append(page.secondary("  help: " + page.plain(advice))) }
    for related in finding.related where related.place != nil {
      lines.append(
        page.plain("  \(related.place.map(\.description) ?? ""): note: \(related.words)"))
    }
    if !finding.context.isEmpty {
      lines.append(
        page.plain(
          "  when this is known: " + JSON(encoding: finding.context).text(isPretty: false)))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the number of findings, and of the phrases or other things checked.
  func summary(_ findings: [LintFinding], count number: Int, of noun: String = "phrase") -> String {
    guard !findings.isEmpty else {
      return "\(count(number, noun)), nothing to complain about."
    }
    let counts = LintLevel.allCases.reversed().compactMap { level -> String? in
      let number = findings.count { $0.rule.level == level }
      return number == 0 ? nil : count(number, level.rawValue)
    }
    return counts.joined(separator: ", ") + "."
  }

  /// Returns rules, one on each line.
  func lines(_ rules: [LintRule]) -> [String] {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let level = rule.level.rawValue + String(repeating: " ", count: 7 - rule.level.rawValue.count)
      return "\(page.strong(id))  \(level)  \(rule.summary)"
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func colored(_ text: String, _ level: LintLevel) -> String {
    switch level {
    case .error: page.profile.styled(text, .red)
    case .warning: page.profile.styled(text, .yellow)
    case .note: page.profile.styled(text, .cyan)
    }
  }
}

/// A finding; `file`, `line` and `column` are null for phrases declared in source code.
private struct FindingRecord: JSONRecord {
  struct Related: JSONRecord {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  let rule: String
  let level: LintLevel
  let message: String
  let app: String?
  let file: String?
  let line: Int?
  let column: Int?
  let utterance: String?
  let related: [Related]

  init(_ finding: LintFinding) {
    rule = finding.rule.id
    level = finding.rule.level
    message = finding.words
    app = finding.app
    file = finding.place?.file
    line = finding.place?.line
    column = finding.place?.column
    utterance = finding.utterance
    related = finding.related.map {
      Related(
        message: $0.words, file: $0.place?.file, line: $0.place?.line, column: $0.place?.column)
    }
  }
}

extension JSON {
  /// Creates the record of a finding, with `context` and `help` if there are any.
  init(_ finding: LintFinding) {
    self.init(encoding: FindingRecord(finding))
    if !finding.context.isEmpty { self["context"] = .object(JSON.Members(finding.context)) }
    if let advice = finding.advice { self["help"] = .string(advice) }
  }
}
