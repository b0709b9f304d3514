// Tries every example of Phrases/README.md.

import BehestTestSupport
import Foundation
import PhraseCatalog
import PhraseMatching
import Testing

/// The examples of `Phrases/README.md`: packs with tables of what is said, and rows of sentences.
private struct PhrasePage {
  struct Pack {
    var text: String
    /// The utterances with their expected result: `Intent slot=value`, or `nothing`.
    var rows: [(said: String, understood: String)] = []
  }

  struct Row {
    let sentence: String
    let fitting: [String]
    let others: [String]
  }

  private(set) var packs: [Pack] = []
  private(set) var rows: [Row] = []

  init() throws {
    let page = Fixtures.folder.deletingLastPathComponent().appending(path: "Phrases/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```yaml" {
        block = []
      } else if line == "```", let lines = block {
        packs.append(Pack(text: lines.joined(separator: "\n")))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("| ") {
        add(Self.cells(in: line))
      }
    }
  }

  private mutating func add(_ cells: [[String]]) {
    switch cells.count {
    case 2 where !cells[0].isEmpty && !packs.isEmpty:
      packs[packs.count - 1].rows.append((cells[0][0], cells[1].first ?? "nothing"))
    case 4 where !cells[1].isEmpty:
      rows.append(Row(sentence: cells[1][0], fitting: cells[2], others: cells[3]))
    default: break
    }
  }

  /// Returns the texts between backticks in each cell of a row of a table.
  private static func cells(in line: Substring) -> [[String]] {
    let line = line.replacing("\\|", with: "\u{1}")
    return line.split(separator: "|").map { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }
        .map { String($0.element).replacing("\u{1}", with: "|") }
    }
  }
}

struct PhrasePageTests {
  private func matcher(_ collection: SentenceCollection) throws -> PhraseMatcher {
    try PhraseMatcher(
      templates: collection.templates,
      applications: [ApplicationNames(app: collection.app, names: [collection.app])],
      values: collection.values, languages: [collection.language],
      skipWords: collection.skipWords)
  }

  /// Reads a pack of the page, which states its language only once.
  private func collection(_ text: String) throws -> SentenceCollection {
    let text = text.contains("language:") ? text : "language: en\n" + text
    let collection = try SentenceCollection(parsing: text, file: "page.yaml", app: "House")
    #expect(collection.remarks.isEmpty, "\(collection.remarks)")
    return collection
  }

  /// Returns the result of a matcher for a text, or for a JSON object with `utterance` and
  /// `context`.
  private func understood(
    _ said: String, by matcher: PhraseMatcher, upTo tier: Tier = .normalised
  ) throws -> String {
    var utterance = said
    var context: [String: JSON] = [:]
    if said.hasPrefix("{") {
      struct Said: Decodable {
        let utterance: String
        let context: [String: JSON]
      }
      let read = try JSONDecoder().decode(Said.self, from: Data(said.utf8))
      (utterance, context) = (read.utterance, read.context)
    }
    let result = matcher.matches(in: utterance, upTo: tier, context: context)
    guard let match = result.best.first else { return "nothing" }
    var slots = match.fixed.map { "\($0.key)=\(words($0.value))" }
    for slot in match.parameters where !slot.isCapture {
      let value = slot.output.map(words) ?? slot.value ?? slot.text
      slots.append("\(slot.name)=\(value)")
    }
    return ([match.intent] + slots.sorted()).joined(separator: " ")
  }

  private func words(_ value: JSON) -> String {
    switch value {
    case .spelled(let text), .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .boolean(let isTrue): String(isTrue)
    case .null, .array, .object: "\(value)"
    }
  }

  @Test func `the packs of the page understand what it says they understand`() throws {
    let packs = try PhrasePage().packs
    #expect(packs.count == 4)
    for pack in packs {
      let matcher = try matcher(collection(pack.text))
      #expect(pack.rows.count >= 3)
      for row in pack.rows {
        // Words that may be skipped are a tier of their own; “nothing” is what fits no sentence.
        let tier: Tier = row.understood == "nothing" ? .normalised : .fillers
        let understood = try understood(row.said, by: matcher, upTo: tier)
        #expect(understood == row.understood, "\(row.said)")
      }
    }
  }

  @Test func `each notation fits what the page says it fits, and nothing else it names`() throws {
    let page = try PhrasePage()
    let first = try #require(page.packs.first).text
    let lists = try #require(first.range(of: "lists:")).lowerBound
    #expect(page.rows.count >= 17)
    for row in page.rows {
      let quoted = row.sentence.replacing("'", with: "''")
      let text =
        "language: en\nintents: {Try: {data: [{sentences: ['\(quoted)']}]}}\n" + first[lists...]
      let matcher = try matcher(collection(text))
      for said in row.fitting {
        #expect(
          try understood(said, by: matcher).hasPrefix("Try"), "\(row.sentence) fits \(said)")
      }
      for said in row.others {
        #expect(
          try understood(said, by: matcher) == "nothing", "\(row.sentence) does not fit \(said)")
      }
    }
  }
}
