// The tier `paraphrase`: phrases in other words, as candidates like those of the other tiers.

import CompactTables
import SpokenValues
import Synchronization

/// The bags of a program's phrases, made at the first access.
final class LazyParaphrases: Sendable {
  /// The bags, and the rows of their templates.
  struct Made: Sendable {
    let paraphrases: Paraphrases
    /// The index in the program of each template, by its index among the bags' templates.
    let templates: [Int]
    /// The first row of each template, by the template's index in the program.
    let rows: [Int: Int]
  }

  private let made = Mutex<Made?>(nil)

  /// Returns the bags of a program.
  func value(of program: Program) -> Made {
    made.withLock { made in
      if let made { return made }
      let templates = program.templates.indices.filter { !program.templates[$0].isNegative }
      var rows: [Int: Int] = [:]
      for row in 0..<program.rows.count {
        let template = Int(program.rows[row].template)
        if rows[template] == nil { rows[template] = row }
      }
      let synonyms = Dictionary(
        program.applications.applications.map { ($0.app, $0.synonyms) }, uniquingKeysWith: +)
      let new = Made(
        paraphrases: Paraphrases(
          templates: templates.map { program.templates[$0].source }, synonyms: synonyms),
        templates: templates, rows: rows)
      made = new
      return new
    }
  }
}

extension Matcher {
  /// The number of steps per unit of score: scores that round to the same step are equal.
  private static let scoreSteps = 20.0

  /// Returns the phrases that the utterance paraphrases.
  ///
  /// - Parameter vetoes: The apps that negative phrases silence.
  func paraphrases(above bar: Paraphrases.Bar, vetoes: [Veto]) -> [Candidate] {
    guard words.count <= Paraphrases.maximumWords else { return [] }
    let made = catalog.paraphrases.value(of: program)
    let silent = Set(vetoes.map(\.app))
    let found = made.paraphrases.candidates(
      for: utterance.words, mentions: mentions(), polite: politePlaces, above: bar,
      isAdmitted: { place in
        let template = program.templates[made.templates[place]]
        let app = template.source.app
        return !silent.contains(app) && apps?.contains(app) ?? true
          && ContextFilter(template.conditions, facts: context).isPossible
          && hasKeyword(of: template)
      })
    return found.compactMap { candidate(of: $0, made) }
  }

  /// Returns the phrases that the utterance almost matches, nearest first, with their first rows.
  func suggestions(_ tolerance: Tolerance) -> [(row: Int, found: Paraphrase)] {
    let made = catalog.paraphrases.value(of: program)
    var corrections: [Int: [String]] = [:]
    for place in words.indices {
      let found = tolerance.corrections(at: place).map { vocabulary.text(of: $0.word) }
      if !found.isEmpty { corrections[place] = found }
    }
    return made.paraphrases.candidates(
      for: utterance.words, mentions: mentions(tolerance), corrections: corrections,
      above: .suggested,
      isAdmitted: { place in
        apps?.contains(program.templates[made.templates[place]].source.app) ?? true
      }
    ).compactMap { found in made.rows[made.templates[found.template]].map { ($0, found) } }
  }

  /// Returns a paraphrase as a candidate; `nil` if the context rules it out.
  private func candidate(of found: Paraphrase, _ made: LazyParaphrases.Made) -> Candidate? {
    let number = made.templates[found.template]
    let template = program.templates[number]
    guard let row = made.rows[number] else { return nil }
    var marks: [Mark] = []
    if let place = found.application {
      marks.append(
        Mark(role: .application(name: 0), lower: place.lowerBound, upper: place.upperBound))
    }
    let filter = ContextFilter(template.conditions, facts: context)
    for slot in found.slots {
      guard let index = template.slots.firstIndex(where: { $0.name == slot.name }),
        let node = node(of: slot.words, type: template.slots[index].valueType)
      else { return nil }
      let mark = Mark(
        role: .known(slot: index, node: node, slips: 0), lower: slot.words.lowerBound,
        upper: slot.words.upperBound)
      guard !known(mark, of: template.slots[index], filter).isEmpty else { return nil }
      marks.append(mark)
    }
    let named = marks.reduce(into: Set<Int>()) { $0.formUnion($1.words) }
    for place in words.indices where !found.commonWords.contains(place) && !named.contains(place) {
      marks.append(Mark(role: .filler, lower: place, upper: place + 1))
    }
    var reading = Reading()
    for mark in marks.sorted(by: { $0.lower < $1.lower }) {
      if case .filler = mark.role {
        reading.addFiller(mark.words, isPassed: false)
      } else {
        reading.add(mark)
      }
    }
    guard let fixed = fixedSlots(of: reading, template) else { return nil }
    return Candidate(
      row: row, template: number, reading: reading, fixed: fixed,
      languageRank: template.languageRank, score: found.score,
      scoreStep: Int(found.score * Self.scoreSteps))
  }

  /// The places of polite words at both ends.
  private var politePlaces: Set<Int> {
    var (starts, ends): ([Int], [Int]) = ([], [])
    program.politeness.starts(in: words, politely: true, into: &starts)
    program.politeness.ends(in: words, politely: true, into: &ends)
    let start = starts.max() ?? 0
    let end = ends.min() ?? words.count
    guard start < end else { return [] }
    return Set(0..<start).union(end..<words.count)
  }

  /// Returns the apps and values that the utterance names, at any place.
  ///
  /// - Parameter tolerance: The tolerance for slips in names and values; `nil` for none.
  private func mentions(_ tolerance: Tolerance? = nil) -> Mentions {
    var applications: [String: [Range<Int>]] = [:]
    var values: [(node: UInt32, words: Range<Int>)] = []
    for place in words.indices {
      for index in readings(of: .applications, at: place, tolerance: tolerance) {
        let reading = nameReadings[index]
        // A name that ends inside a word is a part of it and does not consist of words.
        if Place.isInside(reading.end) { continue }
        for number in program.applications.owners(at: reading.node) {
          let app = program.applications.applications[Int(number)].app
          applications[app, default: []].append(reading.start..<reading.end)
        }
      }
      for index in readings(of: .values, at: place, tolerance: tolerance) {
        let reading = nameReadings[index]
        if Place.isInside(reading.end) { continue }
        values.append((reading.node, reading.start..<reading.end))
      }
    }
    return Mentions(applications: applications) { [index = self.values] name in
      guard let type = index.number(ofTypeNamed: name) else { return [] }
      return values.compactMap { node, words in
        let named = index.values(at: node, of: type)
        return named.isEmpty ? nil : Mention(words, values: named.map(\.id))
      }
    }
  }

  private func node(of place: Range<Int>, type: UInt32) -> UInt32? {
    readings(of: .values, at: place.lowerBound, tolerance: nil).lazy
      .map { self.nameReadings[$0] }
      .first { $0.end == place.upperBound && !self.values.values(at: $0.node, of: type).isEmpty }?
      .node
  }
}
