// Plays the tables in Fixtures/Templates.

import BehestTestSupport
import PhraseMatching
import SpokenValues
import Testing

struct TemplateFixtureTests {
  @Test(arguments: Fixtures.paths(in: "Templates", withExtension: "txt"))
  func `every line of a table is true`(_ path: String) throws {
    for table in try TemplateTable.tables(Fixtures.text(path)) {
      let matcher = try PhraseMatcher(
        templates: table.templates, applications: table.applications, values: table.values,
        languages: table.languages, skipWords: table.skipWords, preference: table.preference)
      for (line, expected) in table.expectations {
        let result = matcher.matches(
          in: expected.utterance, upTo: table.tier, with: [.suggestions, .explanation])
        let outcome =
          expected.outcome.hasPrefix("~")
          ? TemplateTable.suggestion(of: result) : TemplateTable.outcome(of: result)
        #expect(
          outcome == expected.outcome, "\(path):\(line)\n\(String(describing: result.explanation))")
      }
    }
  }

  @Test func `there are tables`() {
    #expect(Fixtures.paths(in: "Templates", withExtension: "txt").count >= 4)
  }
}

/// One catalogue of a table and what is expected of it; `Fixtures/Templates/README.md` has the form.
struct TemplateTable {
  struct Expectation {
    var utterance: String
    var outcome: String
  }

  struct BadLine: Error, CustomStringConvertible {
    var description: String
  }

  var templates: [PhraseTemplate] = []
  var applications: [ApplicationNames] = []
  var values: [PhraseValue] = []
  var languages: [String] = []
  var skipWords: [String] = []
  var preference = Preference.literals
  var tier = Tier.slips
  var expectations: [(line: Int, Expectation)] = []
  private var slots: [String: SlotType] = [:]
  private var others: [String: SlotType] = [:]
  /// The slots that take several values.
  private var lists: Set<String> = []
  private var required: Set<String> = []
  private var truthNames: [String: [String]] = [:]
  private var requires: [ContextCondition] = []

  static func tables(_ text: String) throws -> [TemplateTable] {
    var tables = [TemplateTable()]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line == "!" {
        tables.append(TemplateTable())
      } else {
        try tables[tables.count - 1].add(String(line), number + 1)
      }
    }
    return tables
  }

  /// Returns the first suggestion in the notation of a table; it has to do what it says.
  static func suggestion(of result: MatchResult) -> String {
    guard result.matches.isEmpty else { return outcome(of: result) }
    guard let first = result.nearest.first else { return "~ " }
    return first.match == nil ? "~ nothing, by “\(first.phrase)”" : "~ " + first.phrase
  }

  /// Returns a result in the notation of a table.
  static func outcome(of result: MatchResult) -> String {
    guard let first = result.matches.first else { return "nothing" }
    if result.isTie {
      return "? \(first.tier.rawValue): " + result.best.map(\.intent).joined(separator: ", ")
    }
    let parameters = first.parameters.map { parameter in
      let range = "\(parameter.range.lowerBound)-\(parameter.range.upperBound)"
      let values = parameter.values.map { " " + $0 }.joined()
      return ", \(parameter.name) \"\(parameter.text)\" \(range) =\(values)"
    }
    return "+ \(first.tier.rawValue): \(first.intent)\(parameters.joined())"
  }

  private mutating func add(_ line: String, _ number: Int) throws {
    let (word, rest) = Self.cut(line, at: " ")
    switch word {
    case "app":
      let names = Self.list(rest)
      applications.append(ApplicationNames(app: names[0], names: names))
    case "not":
      applications[applications.count - 1].negativePhrases.append(rest)
    case "value":
      let (head, tail) = Self.cut(rest, at: ": ")
      let (type, id) = Self.cut(head, at: " ")
      let (texts, fact) = Self.cut(tail, at: "; ")
      let (key, value) = Self.cut(fact, at: "=")
      values.append(
        PhraseValue(
          type: type, id: id, texts: Self.list(texts),
          context: fact.isEmpty ? [:] : [key: .string(value)]))
    case "prefer":
      if rest == "names" { preference = .names } else { languages = Self.list(rest) }
    case "skip":
      skipWords += Self.list(rest)
    case "slot":
      let (name, kind) = Self.cut(rest, at: " ")
      let (form, type) = Self.cut(kind, at: " ")
      slots[name] =
        switch form {
        case "text": .text
        case "enum": .enumeration(type)
        case "number": .number(NumberRange(0...100))
        case "date": .typed(.date)
        case "boolean": .typed(.boolean)
        case "duration": .typed(.duration)
        default: .entity(type, isOpen: form == "open")
        }
    case "template", "implied":
      let (head, text) = Self.cut(rest, at: ": ")
      let (intent, language) = Self.cut(head, at: " ")
      let used = tier == .parts ? slots : slots.filter { text.contains("${\($0.key)}") }
      var template = PhraseTemplate(
        text, app: applications[applications.count - 1].app, intent: intent, slots: used,
        language: language.isEmpty ? nil : language)
      template.otherSlots = others
      template.isImplied = word == "implied"
      template.lists = lists
      template.required = required
      template.truthNames = truthNames
      templates.append(template)
    case "sentence":
      let (intent, text) = Self.cut(rest, at: ": ")
      templates.append(
        PhraseTemplate(
          text, app: applications[applications.count - 1].app, intent: intent, slots: slots,
          expression: try SentenceParser.parse(text).expression,
          block: PhraseBlock(requires: requires)))
    case "requires":
      let (key, value) = Self.cut(rest, at: "=")
      requires = rest.isEmpty ? [] : [ContextCondition(key: key, values: [.string(value)])]
    case "+", "?":
      let (said, found) = Self.cut(rest, at: " => ")
      let (tier, utterance) = Self.cut(said, at: ": ")
      expectations.append(
        (number, Expectation(utterance: utterance, outcome: "\(word) \(tier): \(found)")))
    case "other":
      let (name, kind) = Self.cut(rest, at: " ")
      others[name] =
        switch kind {
        case "boolean": .typed(.boolean)
        case "date": .typed(.date)
        case "text": .text
        default: .number(NumberRange())
        }
    case "lists":
      lists = Set(Self.list(rest))
    case "required":
      required = Set(Self.list(rest))
    case "truth":
      let (name, texts) = Self.cut(rest, at: ": ")
      truthNames[name] = Self.list(texts)
    case "tier":
      tier = Tier(rawValue: rest) ?? .slips
    case "~":
      let (utterance, phrase) = Self.cut(rest, at: " => ")
      expectations.append((number, Expectation(utterance: utterance, outcome: "~ " + phrase)))
    case "-":
      expectations.append((number, Expectation(utterance: rest, outcome: "nothing")))
    default:
      throw BadLine(description: "line \(number) is none of the kinds in README.md: \(line)")
    }
  }

  private static func cut(_ text: String, at separator: String) -> (String, String) {
    guard let range = text.firstRange(of: separator) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ", ").map(String.init)
  }
}
