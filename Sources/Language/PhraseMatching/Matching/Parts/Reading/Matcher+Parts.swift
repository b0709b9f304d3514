// The tier `parts`: an utterance as what it mentions, laid on the phrases it fits best.

import CompactTables
import SpokenValues
import Synchronization

/// The parts of a program's phrases, made at the first access.
final class LazyParts: Sendable {
  private let made = Mutex<PartsIndex?>(nil)

  /// Returns the parts of a program's phrases.
  func value(of program: Program) -> PartsIndex {
    made.withLock { made in
      if let made { return made }
      let new = PartsIndex(program)
      made = new
      return new
    }
  }
}

extension Matcher {
  /// The maximum number of words of an utterance that is read by parts.
  static let maximumParts = 64
  /// The difference in cost up to which readings are equally good.
  private static let margin = 0.12

  /// Returns the readings by parts without a doubt that the context admits, the best of each intent.
  ///
  /// - Parameter vetoes: The apps that negative phrases silence.
  func partsCandidates(vetoes: [Veto]) -> [Candidate] {
    guard words.count <= Self.maximumParts else { return [] }
    let silent = Set(vetoes.map(\.app))
    let index = catalog.parts.value(of: program)
    for run in runsBehindBlock(index) {
      let found = candidates(PartsSearch(self, index, quoted: run), index, silent)
      if !found.isEmpty { return found }
    }
    let found = candidates(PartsSearch(self, index), index, silent)
    if found.isEmpty, let quoted = quotedWords {
      // Quotation marks may stand around a value, or a word of the phrase; no text goes beyond them.
      let plain = candidates(PartsSearch(self, index, quoted: nil), index, silent)
        .filter { candidate in
          !candidate.reading.marks.contains { mark in
            guard case .free = mark.role else { return false }
            return mark.words.overlaps(quoted)
          }
        }
      if !plain.isEmpty { return plain }
    }
    guard found.isEmpty else { return found }
    for run in runsSetApart(index) {
      let found = candidates(PartsSearch(self, index, quoted: run), index, silent)
      if !found.isEmpty { return found }
    }
    guard words.contains(Vocabulary.unknown) else { return [] }
    return candidates(
      PartsSearch(self, index, tolerance: tolerance(for: .slips), isStrict: true), index, silent)
  }

  /// Returns the runs behind a colon or a word such as "called" that may be a text, the shortest first: those
  /// up to a pause, behind which other values may follow, and all of it.
  func runsSetApart(_ index: PartsIndex) -> [Range<Int>] {
    guard quotedWords == nil, utterance.seams.isEmpty else { return [] }
    let said = utterance.words
    let quoting = said.indices.dropFirst().lazy
      .compactMap { place in
        let length = index.small.quoting.length(at: place, in: said)
        return length > 0 ? place + length : nil
      }.first
    guard let start = wordsBehindColon?.lowerBound ?? quoting, start < said.count,
      // "Called Ideas that says buy milk" is two texts.
      !said.indices.contains(where: { place in
        place > start && index.small.wording.length(at: place, in: said) > 0
      })
    else { return [] }
    let ends = utterance.pauses.filter { $0 > start }
    return (ends + [said.count]).map { start..<$0 }
  }

  /// Returns the runs behind the mark of a heading or a list that may be a text, the shortest first: what
  /// stands before a preposition and words of phrases or an app's name, "## Opening hours as rich text", and all of it.
  private func runsBehindBlock(_ index: PartsIndex) -> [Range<Int>] {
    guard let block = utterance.wordsBehindBlock else { return [] }
    let said = utterance.words
    let names = PartsSearch(self, index, quoted: nil).said.applications.map(\.words.lowerBound)
    let ends = block.dropFirst().filter { place in
      index.small.roles[said[place]]?.contains(.preposition) == true
        && said[(place + 1)...].indices.first { !index.small.isLight(said[$0]) }
          .map { index.vocabulary.meanings[said[$0]] != nil || names.contains($0) } ?? false
    }
    return (ends + [block.upperBound]).map { block.lowerBound..<$0 }
  }

  private func candidates(
    _ search: PartsSearch, _ index: PartsIndex, _ silent: Set<String>
  ) -> [Candidate] {
    var best: [Int: Best] = [:]
    var (isRuledOut, others) = (false, [PartsReading]())
    func consider(_ reading: PartsReading) {
      let phrase = index.phrases[reading.phrase]
      let known = best[phrase.intent]
      // Of phrases that are nearly as good one that somebody wrote is taken, in the person's language.
      let isForeign = program.templates[index.templates[phrase.template]].languageRank > 0
      let rank =
        reading.cost + (phrase.isImplied ? Self.margin : 0) + (isForeign ? Self.margin / 2 : 0)
      if let known, known.rank <= rank {
        best[phrase.intent]?.cost = min(known.cost, reading.cost)
        return
      }
      guard let candidate = candidate(of: reading, index) else {
        isRuledOut = true
        return
      }
      let cost = min(reading.cost, known?.cost ?? reading.cost)
      let required = program.templates[index.templates[phrase.template]].source.required
      let said = Set(reading.filled.map(\.slot.name)).union(candidate.fixed.keys)
      let isText = reading.missing.contains { $0.type == .text && required.contains($0.name) }
      let asks = isText || !required.isEmpty && required.isDisjoint(with: said)
      let used = reading.filled.filter { $0.value != nil }
        .reduce(reading.common - search.said[.preposition]) { $0 | $1.places }
      best[phrase.intent] = Best(
        rank: rank, cost: cost, phrase: reading.phrase, asks: asks, used: used,
        candidate: candidate)
    }
    for reading in search.readings(isStrict: true, isAdmitted: { isAdmitted($0, index, silent) }) {
      if reading.doubts.isEmpty { consider(reading) }
      if reading.doubts == [.anotherVerb] { others.append(reading) }
    }
    // An intent that the context rules out is no contrast: only lights are turned on, a robot starts.
    if best.isEmpty, isRuledOut { others.forEach(consider) }
    guard let least = best.values.map(\.cost).min() else { return [] }
    // Readings that are nearly as good are a tie; worse ones are no match.
    let near = best.values.filter { $0.cost <= least + Self.margin }
    return near.filter { one in
      !near.contains { other in
        index.phrases[other.phrase].app == index.phrases[one.phrase].app
          && other.isBetter(than: one)
      }
    }
    .sorted { ($0.cost, $0.phrase) < ($1.cost, $1.phrase) }
    .map(\.candidate)
  }

  /// The best reading of an intent.
  private struct Best {
    var rank: Double
    var cost: Double
    var phrase: Int
    /// Whether the intent would have to ask for what it is about.
    var asks: Bool
    /// The places of the words of the phrase and of values, other than text.
    var used: Places
    var candidate: Candidate

    /// Whether one that fits equally well is no match beside it in the same app: one that would have
    /// to ask, "what is on my list" shows all of it and not one item; or one that uses fewer of the words.
    func isBetter(than other: Best) -> Bool {
      other.asks != asks ? other.asks : other.used.isStrictSubset(of: used)
    }
  }

  /// Whether an app that accepts readings by parts may mean a template in the context.
  private func isAdmitted(_ template: Int, _ index: PartsIndex, _ silent: Set<String>) -> Bool {
    let template = program.templates[index.templates[template]]
    let app = template.source.app
    return !silent.contains(app) && apps?.contains(app) ?? true
      && program.applications.applications[Int(template.application)].acceptsParts
      && ContextFilter(template.conditions, facts: context).isPossible && hasKeyword(of: template)
  }

  /// Returns a reading as a candidate; `nil` if the context rules it out.
  func candidate(of reading: PartsReading, _ index: PartsIndex) -> Candidate? {
    let phrase = index.phrases[reading.phrase]
    let number = index.templates[phrase.template]
    var template = program.templates[number]
    let filter = ContextFilter(template.conditions, facts: context)
    var slots = template.slots
    var marks: [Mark] = []
    if let place = reading.application {
      marks.append(
        Mark(role: .application(name: 0), lower: place.lowerBound, upper: place.upperBound))
    }
    for filled in reading.filled {
      var place = slots.firstIndex { $0.name == filled.slot.name }
      if place == nil {
        let type = filled.slot.type.valueType.flatMap { values.number(ofTypeNamed: $0) }
        slots.append(
          Program.Slot(
            name: filled.slot.name, isCapture: false, type: filled.slot.type,
            valueType: type ?? Program.none))
        place = slots.count - 1
      }
      guard let place else { continue }
      let role: Mark.Role =
        switch filled.value {
        case .known(let node): .known(slot: place, node: node, slips: filled.slips)
        case .number(let reading): .number(slot: place, value: reading.value)
        case .typed(let kind): .typed(slot: place, kind)
        case .flag(let isTrue): .flag(slot: place, isTrue)
        case nil: .free(slot: place)
        }
      let mark = Mark(role: role, lower: filled.words.lowerBound, upper: filled.words.upperBound)
      if case .known = role, known(mark, of: slots[place], filter).isEmpty { return nil }
      marks.append(mark)
    }
    let used = marks.reduce(Places()) { $0 | Places($1.words) }
    // A word is a part of one value.
    guard marks.reduce(0, { $0 + $1.words.count }) == used.count else { return nil }
    for place in words.indices where (reading.leftOut - used).contains(place) {
      marks.append(Mark(role: .filler, lower: place, upper: place + 1))
    }
    if slots.count > template.slots.count {
      template = Program.Template(
        source: template.source, expression: template.expression, slots: slots,
        application: template.application, isNegative: false, languageRank: template.languageRank)
    }
    var aligned = Reading()
    for mark in marks.sorted(by: { $0.lower < $1.lower }) {
      switch mark.role {
      case .filler: aligned.addFiller(mark.words, isPassed: false)
      case .free(let slot):
        aligned.addFree(slot: slot, from: mark.lower, to: mark.upper, isSplit: false)
      default: aligned.add(mark)
      }
    }
    guard let fixed = fixedSlots(of: aligned, template) else { return nil }
    return Candidate(
      row: index.rows[phrase.template] ?? program.rows.count + number, template: number,
      reading: aligned, fixed: fixed,
      languageRank: template.languageRank,
      parts: PartsMerit(template: template, isNameInferred: reading.isNameInferred))
  }
}

/// The properties of a candidate of the tier `parts` beside its alignment.
struct PartsMerit: Sendable {
  /// The template, with the slots that other phrases of the intent have.
  var template: Program.Template
  /// Whether the app is meant without its name.
  var isNameInferred: Bool
}
