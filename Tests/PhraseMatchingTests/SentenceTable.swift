// Reads a table of sentences and what they can be said as.

import PhraseMatching
import PhraseReference

/// One catalogue of a table and what is expected; `Fixtures/SentenceTables/README.md` has the form.
struct SentenceTable {
  struct Expectation {
    var line: Int
    var utterance: String
    var context: [String: JSON]
    var outcome: String
  }

  struct BadLine: Error, CustomStringConvertible {
    var description: String
  }

  var templates: [PhraseTemplate] = []
  var values: [PhraseValue] = []
  var expectations: [Expectation] = []
  private var slots: [String: SlotType] = [:]
  private var rules: [String: Expression] = [:]
  private var requires: [ContextCondition] = []
  private var excludes: [ContextCondition] = []
  private var fixed: [String: JSON] = [:]
  private var keywords: [String] = []
  private var language: String?

  static func tables(_ text: String) throws -> [SentenceTable] {
    var tables = [SentenceTable()]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line == "!" {
        tables.append(SentenceTable())
      } else {
        try tables[tables.count - 1].add(String(line), number + 1)
      }
    }
    return tables
  }

  /// Returns a reading in the notation of a table.
  static func outcome(
    of reading: ReferenceMatcher.Reading, _ templates: [PhraseTemplate], _ letters: Letters
  ) -> String {
    var parts = [templates[reading.template].intent]
    for filling in reading.fillings {
      let name = (filling.slot.isCapture ? "@" : "") + filling.slot.name
      let value = filling.number.map { "\($0)" } ?? filling.values.joined(separator: " ")
      parts.append("\(name) \"\(letters.text(filling.place))\" = \(value)")
    }
    for (name, value) in reading.fixed.sorted(by: { $0.key < $1.key }) {
      guard case .string(let text) = value else { continue }
      parts.append("\(name) := \(text)")
    }
    return trimmed(parts.joined(separator: ", "))
  }

  /// Returns a match in the notation of a table.
  static func outcome(of match: Match) -> String {
    var parts = [match.intent]
    for slot in match.parameters {
      var value = slot.values.joined(separator: " ")
      if case .integer(let number)? = slot.output { value = "\(Double(number))" }
      if case .number(let number)? = slot.output { value = "\(number)" }
      parts.append("\(slot.isCapture ? "@" : "")\(slot.name) \"\(slot.text)\" = \(value)")
    }
    for (name, value) in match.fixed.sorted(by: { $0.key < $1.key }) {
      guard case .string(let text) = value else { continue }
      parts.append("\(name) := \(text)")
    }
    return trimmed(parts.joined(separator: ", "))
  }

  private mutating func add(_ line: String, _ number: Int) throws {
    let (word, rest) = Self.cut(line, at: " ")
    switch word {
    case "value":
      let (head, tail) = Self.cut(rest, at: ": ")
      let (list, id) = Self.cut(head, at: " ")
      let (texts, facts) = Self.cut(tail, at: "; ")
      slots[list] = .enumeration(list)
      values.append(
        PhraseValue(
          type: list, id: id, texts: texts.split(separator: ", ").map(String.init),
          context: Self.facts(facts)))
    case "text":
      slots[rest] = .text
    case "number":
      let (list, range) = Self.cut(rest, at: ": ")
      slots[list] = .number(try Self.range(range, number))
    case "rule":
      let (name, text) = Self.cut(rest, at: ": ")
      rules[name] = try SentenceParser.parse(text).expression
    case "requires":
      requires.append(Self.condition(rest))
    case "excludes":
      excludes.append(Self.condition(rest))
    case "fixed":
      fixed.merge(Self.facts(rest)) { $1 }
    case "language":
      language = rest
    case "keyword":
      keywords.append(rest)
    case "sentence":
      let (intent, text) = Self.cut(rest, at: ": ")
      let block = PhraseBlock(
        rules: rules, requires: requires, excludes: excludes, fixedSlots: fixed,
        requiredKeywords: keywords)
      templates.append(
        PhraseTemplate(
          text, app: "pack", intent: intent, slots: slots, language: language,
          expression: try SentenceParser.parse(text).expression, block: block))
    case "+", "-":
      let (said, found) = word == "-" ? (rest, "nothing") : Self.cut(rest, at: " => ")
      let (facts, utterance) = Self.cut(said, at: " | ")
      expectations.append(
        Expectation(
          line: number, utterance: utterance.isEmpty ? said : utterance,
          context: utterance.isEmpty ? [:] : Self.facts(facts), outcome: Self.trimmed(found)))
    default:
      throw BadLine(description: "line \(number) is none of the kinds in README.md: \(line)")
    }
  }

  private static func range(_ text: String, _ number: Int) throws -> NumberRange {
    let words = text.split(separator: " ").map(String.init)
    let bounds = words[0].split(separator: ".").compactMap { Int($0) }
    guard bounds.count == 2 else { throw BadLine(description: "line \(number): no range") }
    var range = NumberRange(bounds[0]...bounds[1])
    for (index, word) in words.enumerated() {
      switch word {
      case "step": range.step = words.dropFirst(index + 1).first.flatMap { Int($0) } ?? 1
      case "halves": range.fractions = .halves
      case "tenths": range.fractions = .tenths
      case "digits": range.acceptsWords = false
      default: break
      }
    }
    return range
  }

  private static func condition(_ text: String) -> ContextCondition {
    let (fact, slot) = cut(text, at: " -> ")
    let (key, value) = cut(fact, at: "=")
    return ContextCondition(
      key: key, values: value.isEmpty ? nil : [.string(value)], slot: slot.isEmpty ? nil : slot)
  }

  private static func facts(_ text: String) -> [String: JSON] {
    var facts: [String: JSON] = [:]
    for fact in text.split(separator: ", ") {
      let (key, value) = cut(String(fact), at: "=")
      facts[key] = .string(value)
    }
    return facts
  }

  private static func trimmed(_ text: String) -> String {
    text.last == " " ? String(text.dropLast()) : text
  }

  private static func cut(_ text: String, at separator: String) -> (String, String) {
    guard let range = text.firstRange(of: separator) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
