// Finds the phrases that almost match an utterance.

import CompactTables
import SpokenValues

extension PhraseMatcher {
  /// Adds to a result what it has beside the matches.
  func add(
    _ details: MatchDetails, to result: inout MatchResult, _ matcher: Matcher,
    _ findings: Matcher.Findings
  ) {
    if details.contains(.suggestions) { result.nearest = nearest(result, matcher, sayable: true) }
    if details.contains(.explanation) {
      result.explanation = matcher.explanation(
        of: result, findings, nearest: nearest(result, matcher, sayable: false))
    }
  }

  private static let maximumSuggestions = 3
  /// The most plain forms of an indirect request whose suggestions are looked for.
  private static let maximumPlain = 2

  /// Returns the phrases that almost match an utterance; none where one does.
  ///
  /// - Parameter sayable: Whether those that the context rules out are left out.
  private func nearest(
    _ result: MatchResult, _ matcher: Matcher, sayable: Bool
  ) -> [NearMiss] {
    guard result.matches.isEmpty, matcher.words.count <= Matcher.maximumParts else { return [] }
    func nearest(_ matcher: Matcher) -> [NearMiss] {
      // A phrase has a match if it runs the intent that it is suggested for.
      NearestPhrases(matcher, vetoed: result.vetoed) { phrase, intent, isByParts in
        let said = matches(
          in: phrase, upTo: isByParts ? .parts : .fillers, apps: matcher.apps,
          context: matcher.context)
        return said.best.count == 1 ? said.best.first { $0.intent == intent } : nil
      }.nearest(Self.maximumSuggestions, sayable: sayable)
    }
    var misses = nearest(matcher)
    guard matcher.program.preference == .literals, result.vetoed.isEmpty else { return misses }
    for said in matcher.plainUtterances(suggesting: true).prefix(Self.maximumPlain) {
      let plain = nearest(
        Matcher(matcher.catalog, utterance: said, apps: matcher.apps, context: matcher.context))
      misses = plain.isNearer(than: misses) ? plain.adding(misses) : misses.adding(plain)
    }
    return Array(withClause(misses, of: matcher).prefix(Self.maximumSuggestions))
  }
}

/// A search for the phrases nearest to an utterance, by how much of it a reading by parts explains.
///
/// A phrase that lacks only the application's name at its end comes first.
struct NearestPhrases {
  /// The least likeness of a suggestion; less where the thing is known that it is for, or the app.
  private static let leastScore = 0.3
  private static let leastScoreWithThing = 0.2
  private static let leastScoreInApp = 0.1
  /// What a value costs that the phrase itself has no slot for.
  private static let joinedValue = 0.3
  /// The cost of a text where what is to be done with it is not said.
  private static let anyText = 0.3
  /// The most phrases that are said to find out what they do.
  private static let maximumTries = 8

  private let matcher: Matcher
  private let vetoed: [Veto]
  private let tolerance: Tolerance
  private let say: (_ phrase: String, _ intent: String, _ isByParts: Bool) -> Match?

  /// - Parameter say: Returns the match of a phrase that is said as it stands.
  init(
    _ matcher: Matcher, vetoed: [Veto],
    saying say: @escaping (_: String, _: String, _: Bool) -> Match?
  ) {
    self.matcher = matcher
    self.vetoed = vetoed
    self.say = say
    tolerance = matcher.tolerance(for: .slips)
  }

  func nearest(_ count: Int, sayable: Bool) -> [NearMiss] {
    let index = matcher.catalog.parts.value(of: matcher.program)
    let searches =
      [PartsSearch(matcher, index, tolerance: tolerance, isStrict: false)]
      + matcher.runsSetApart(index).map {
        PartsSearch(matcher, index, tolerance: tolerance, isStrict: false, quoted: $0)
      }
    var near = searches.flatMap { readings(of: $0, index) }
    let foreign = scoresOfForeign(near, index)
    // A text does not begin before the colon: "convert this for me: # Menu".
    if let colon = matcher.wordsBehindColon?.lowerBound {
      near.removeAll { reading in
        reading.filled.contains { filled in
          filled.value == nil && filled.words.lowerBound < colon && colon < filled.words.upperBound
        }
      }
    }
    // Readings that are less near are only for want of better.
    let better = near.filter { score(of: $0, index, foreign) >= Self.leastScore }
    if !better.isEmpty { near = better }
    let ranked = near.map { reading in
      (
        // What lacks nothing but the name comes first.
        lacksName: reading.isNameInferred && reading.unexplained.isEmpty && reading.doubts.isEmpty,
        score: score(of: reading, index, foreign)
          - Self.joinedValue * Double(joinedValues(of: reading, index))
          - (reading.takesAnyText ? Self.anyText : 0),
        reading: reading
      )
    }.sorted { left, right in
      if left.lacksName != right.lacksName { return left.lacksName }
      return (right.score, right.reading.score, left.reading.phrase)
        < (left.score, left.reading.score, right.reading.phrase)
    }.map(\.reading)
    var misses: [NearMiss] = []
    var tried: Set<String> = []
    var meanings: [(intent: [String], values: Set<String>, unexplained: Places)] = []
    for reading in inPersonsLanguage(ranked, index) {
      guard misses.count < count, tried.count < Self.maximumTries else { break }
      // Another phrase of the intent with the same values would be the same suggestion, and one with
      // fewer would lose what was said: one with more takes its place.
      let template = template(of: reading, index)
      let intent = [template.source.app, template.source.intent]
      let values = meaning(of: reading, index).values
      guard !meanings.contains(where: { $0.intent == intent && values.isSubset(of: $0.values) }),
        let miss = nearMiss(reading, index, &tried, sayable: sayable)
      else { continue }
      let meaning = (intent: intent, values: values, unexplained: reading.unexplained)
      if let poorer = meanings.firstIndex(where: {
        $0.intent == intent && $0.values.isSubset(of: values)
          && !$0.unexplained.isSubset(of: reading.unexplained)
      }) {
        (meanings[poorer], misses[poorer]) = (meaning, miss)
      } else {
        meanings.append(meaning)
        misses.append(miss)
      }
    }
    return misses
  }

  /// An intent with the values that are said.
  private struct Meaning: Hashable {
    var intent: Int
    var values: Set<String>
  }

  private func meaning(of reading: PartsReading, _ index: PartsIndex) -> Meaning {
    Meaning(
      intent: index.phrases[reading.phrase].intent,
      values: Set(reading.filled.map { "\($0.slot.name) \($0.words)" }))
  }

  /// Returns the greatest score of the readings of each meaning by phrases in other languages than the person's.
  private func scoresOfForeign(
    _ readings: [PartsReading], _ index: PartsIndex
  ) -> [Meaning: Double] {
    Dictionary(
      readings.filter { template(of: $0, index).languageRank > 0 }
        .map { (meaning(of: $0, index), $0.score) }, uniquingKeysWith: max)
  }

  /// Returns the score of a reading: by a phrase in the person's language at least that of the same in another, whose
  /// words may be more common.
  private func score(
    of reading: PartsReading, _ index: PartsIndex, _ foreign: [Meaning: Double]
  ) -> Double {
    guard !foreign.isEmpty, template(of: reading, index).languageRank == 0 else {
      return reading.score
    }
    return max(reading.score, foreign[meaning(of: reading, index)] ?? 0)
  }

  /// Returns readings with those of phrases in the person's language before others of the same meaning, where the
  /// first of those is.
  private func inPersonsLanguage(
    _ ranked: [PartsReading], _ index: PartsIndex
  ) -> [PartsReading] {
    var first: [Meaning: Int] = [:]
    let places = ranked.enumerated().map { place, reading in
      let meaning = meaning(of: reading, index)
      if first[meaning] == nil { first[meaning] = place }
      return (
        first[meaning] ?? place, joinedValues(of: reading, index),
        template(of: reading, index).languageRank, place
      )
    }
    return places.sorted(by: <).map { ranked[$0.3] }
  }

  private func template(of reading: PartsReading, _ index: PartsIndex) -> Program.Template {
    matcher.program.templates[index.templates[index.phrases[reading.phrase].template]]
  }

  /// Returns the readings of a search that may be suggested.
  private func readings(of search: PartsSearch, _ index: PartsIndex) -> [PartsReading] {
    let readings = search.readings(isStrict: false) { template in
      let app = matcher.program.templates[index.templates[template]].source.app
      return matcher.apps?.contains(app) ?? true
    }
    // An app that is named is meant.
    let namesApp = search.namesApp && readings.contains { $0.application != nil }
    let foreign = scoresOfForeign(readings, index)
    return readings.filter { reading in
      let least =
        namesApp
        ? Self.leastScoreInApp
        : reading.filled.contains { $0.isThing } ? Self.leastScoreWithThing : Self.leastScore
      return score(of: reading, index, foreign) >= least && reading.isTelling
        && (!namesApp || reading.application != nil)
        // "Put the porch at 40" converts no porch.
        && !(reading.takesAnyText && reading.doubts.contains(.valueInText))
        && !search.isRefused(reading) && !search.dropsValue(reading)
    }
  }

  /// Returns the number of values that the reading's phrase has no slot for.
  private func joinedValues(of reading: PartsReading, _ index: PartsIndex) -> Int {
    let own = Set(index.phrases[reading.phrase].slots.map(\.name))
    return reading.filled.count { !own.contains($0.slot.name) }
  }

  /// Returns a reading as a suggestion that can be said; `nil` if there is none.
  private func nearMiss(
    _ reading: PartsReading, _ index: PartsIndex, _ tried: inout Set<String>, sayable: Bool
  ) -> NearMiss? {
    let phrase = index.phrases[reading.phrase]
    let template = matcher.program.templates[index.templates[phrase.template]]
    let texts = Dictionary(
      reading.filled.map { ($0.slot.name, text(of: $0, template, index)) },
      uniquingKeysWith: { first, _ in first })
    let quoted = texts.merging(
      reading.filled.filter { $0.value == nil && $0.slot.type == .text && !$0.slot.isList }
        .map { ($0.slot.name, "\"\(texts[$0.slot.name] ?? "")\"") }
    ) { $1 }
    let own = Set(phrase.slots.map(\.name))
    let others = reading.filled.filter { !own.contains($0.slot.name) }
    // The value that is missing is asked for, or another stands for it as an example.
    let lacking = Set(reading.missing.map(\.name))
    // A text that is said to nobody may be meant for anybody.
    let isAnybodys = template.source.isImplied && reading.filled.contains { $0.value == nil }
    let ways: [Set<String>] =
      lacking.isEmpty ? [[]] : index.joinsSlots ? [lacking, []] : []
    // A number may need the name of its slot: "fee 8".
    let namings = others.contains { $0.isNumber } ? [false, true] : [false]
    // A text that has the name of a value is said in quotation marks, as is one that would lose a word.
    let fillings =
      quoted == texts
      ? [texts] : reading.doubts.contains(.valueInText) ? [quoted] : [texts, quoted]
    let all = fillings.flatMap { filled in
      ways.flatMap { way in namings.map { (filled, way, $0) } }
    }
    for (filled, omitted, namesNumbers) in all {
      let named = others.map { value in
        let isNamed = value.slot.isAccompanying || namesNumbers && value.isNumber
        let name = isNamed ? value.slot.name.wordsOfIdentifier : []
        return (name + [filled[value.slot.name] ?? ""]).joined(separator: " ")
      }
      let said =
        ([matcher.sayable(template, filled, without: omitted)] + named).joined(separator: " ")
        + (isAnybodys ? " in \(matcher.name(of: template))" : "")
      guard !said.isEmpty, !said.contains("<"), tried.insert(said.lowercased()).inserted else {
        continue
      }
      let isByParts = template.source.isImplied || !others.isEmpty || !omitted.isEmpty
      guard let match = say(said, template.source.intent, isByParts),
        match.app == template.source.app,
        reading.filled.allSatisfy({ $0.isKept(by: match, as: texts[$0.slot.name] ?? "") })
      else { continue }
      return miss(said, match, reading, template, row: index.rows[phrase.template])
    }
    guard !sayable else { return nil }
    let unsaid = miss(
      matcher.sayable(template, texts), nil, reading, template, row: index.rows[phrase.template])
    return [.unmetContext, .missingKeyword].contains(unsaid.failure.reason) ? unsaid : nil
  }

  private func miss(
    _ phrase: String, _ match: Match?, _ reading: PartsReading, _ template: Program.Template,
    row: Int?
  ) -> NearMiss {
    // Plain words that nobody said are at no place.
    let row = matcher.utterance.reworded.isEmpty ? row : nil
    let failure = row.map { row in
      FailureSearch(matcher, row: matcher.program.rows[row], tolerance: tolerance)
        .failure(isVetoed: vetoed.contains { $0.app == template.source.app })
    }
    return NearMiss(
      template: template.source, phrase: phrase, match: match,
      failure: failure ?? NearMiss.Failure(noPhraseFor: matcher.utterance.text),
      doubts: reading.clauses(matcher.utterance),
      isExplained: reading.isExplained,
      unknownName: unknownName(in: reading), distance: max(0, 1 - reading.score))
  }

  /// Returns the only words that a reading does not explain, if they stand behind what it begins with.
  private func unknownName(in reading: PartsReading) -> String? {
    let run = reading.unexplained.bounds
    guard !run.isEmpty, Places(run) == reading.unexplained,
      let first = reading.used.first, first < run.lowerBound,
      reading.doubts.isDisjoint(with: [.contrary, .anotherMood])
    else { return nil }
    return matcher.utterance.text(of: run)
  }

  /// Returns the title of the value that fills a slot, or what was said.
  private func text(
    of filled: PartsReading.Filled, _ template: Program.Template, _ index: PartsIndex
  ) -> String {
    if case .known(let node) = filled.value, let name = filled.slot.type.valueType,
      let type = matcher.values.number(ofTypeNamed: name)
    {
      let filter = ContextFilter(template.conditions, facts: matcher.context)
      let values = matcher.values.values(at: node, of: type)
      let value = values.first { filter.admits($0) } ?? values.first
      if let title = value?.texts.first { return title }
    }
    let words = filled.words
    if filled.value == nil {
      let range = FreeText.range(of: words, in: matcher.utterance, endsRequest: true)
      return matcher.utterance.text.slice(range)
    }
    // The phrase has a preposition of its own: "on", and not "on on Saturday".
    let isDoubled =
      words.count > 1
      && filled.slot.before.contains { index.isPreposition($0) }
      && index.small.roles[matcher.utterance.word(words.lowerBound)]?.contains(.preposition) == true
    return matcher.utterance.text(of: isDoubled ? words.dropFirst() : words)
  }
}

extension PartsReading {
  /// Whether words are taken for a text without those that tell the intent from others.
  fileprivate var takesAnyText: Bool {
    doubts.contains(.notTelling) && doubts.count > 1 && filled.contains { $0.value == nil }
  }
}

extension [NearMiss] {
  /// Whether the first is nearer than the first of others.
  fileprivate func isNearer(than others: Self) -> Bool {
    guard let first else { return false }
    return others.first.map { first.distance < $0.distance } ?? true
  }

  /// Returns these and those of others that are for another intent and nearly as near as the first.
  fileprivate func adding(_ others: Self) -> Self {
    let limit = first.map { $0.distance + 0.05 } ?? .infinity
    return self
      + others.filter { other in
        other.distance <= limit
          && !contains { ($0.app, $0.intent) == (other.app, other.intent) }
      }
  }
}

extension PartsReading.Filled {
  /// Whether a thing that an app has is said.
  fileprivate var isThing: Bool {
    if case .entity = slot.type { isKnown } else { false }
  }

  fileprivate var isNumber: Bool {
    if case .number = value { true } else { false }
  }

  /// Whether a match has the value: a known one may not have become free text, and a text not another.
  fileprivate func isKept(by match: Match, as text: String) -> Bool {
    if slot.isCapture { return true }
    guard let parameter = match.parameters.first(where: { $0.name == slot.name }) else {
      return false
    }
    return switch value {
    case .known: !parameter.values.isEmpty
    case nil: slot.type != .text || slot.isList || parameter.text == text
    default: true
    }
  }
}

extension Matcher {
  /// Returns an example of a template as a person would say it.
  ///
  /// - Parameters:
  ///   - filled: Texts for slots; others show their first known value, or their name.
  ///   - omitted: The slots that "…" stands for, which says nothing.
  func sayable(
    _ template: Program.Template, _ filled: [String: String] = [:],
    without omitted: Set<String> = []
  ) -> String {
    let pieces = template.expression.plainest(
      rules: template.source.block?.rules ?? [:], with: Set(filled.keys))
    return pieces.text(application: name(of: template)) { slot in
      if omitted.contains(slot.name) { return "…" }
      if let text = filled[slot.name] { return text }
      guard let known = template.slots.first(where: { $0.name == slot.name }) else { return "" }
      return example(of: known, language: template.source.language) ?? "<\(slot.name)>"
    }
  }

  /// Returns the display name of a template's app.
  func name(of template: Program.Template) -> String {
    program.applications.applications[Int(template.application)].names.first
      ?? template.source.app
  }

  /// Returns a value that can be said for a slot; `nil` for free text.
  private func example(of slot: Program.Slot, language: String?) -> String? {
    switch slot.type {
    case .entity, .enumeration:
      values.values(of: slot.valueType).lazy.compactMap(\.texts.first).first
    case .number(let range): range.example(language: language)
    case .typed(let kind): SpokenValues.example(of: kind, language: language ?? "en")
    case .text: nil
    }
  }
}
