// Ranks candidates and turns them into matches.

import SpokenValues

extension Matcher {
  /// Returns the best candidate of every intent, best first, with ranks.
  func matches(from findings: Findings) -> [Match] {
    if let turned = findings.turned, turned !== self { return turned.matches(from: findings) }
    guard findings.candidates.count > 1 else {
      return findings.candidates.map { match($0, tier: findings.tier, rank: 0) }
    }
    let sorted = ranked(findings.candidates)
    var matches: [Match] = []
    var rank = -1
    var previous: Candidate?
    var intents: Set<[String]> = []
    for candidate in sorted {
      let source = program.templates[candidate.template].source
      guard intents.insert([source.app, source.intent]).inserted else { continue }
      if previous.map({ precedes($0, candidate) }) ?? true { rank += 1 }
      previous = candidate
      matches.append(match(candidate, tier: findings.tier, rank: rank))
    }
    return matches
  }

  /// Sorts candidates, best first; equal ones in the declared order of their values or phrases.
  func ranked(_ candidates: [Candidate]) -> [Candidate] {
    var ranked = candidates.sorted { left, right in
      if precedes(left, right) { return true }
      if precedes(right, left) { return false }
      return left.row < right.row
    }
    if program.preference == .names { putFirstValuesFirst(in: &ranked) }
    return ranked
  }

  /// Whether a candidate ranks before another; if neither does, their intents tie.
  func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.precedes(right, program.preference) { return true }
    guard program.preference == .names, left.parts == nil, !right.precedes(left, program.preference)
    else {
      return false
    }
    let (ours, theirs) = (program.templates[left.template], program.templates[right.template])
    return ours.source.intent < theirs.source.intent
  }

  /// Turns a candidate into a match.
  func match(_ candidate: Candidate, tier: Tier, rank: Int) -> Match {
    let template = candidate.parts?.template ?? program.templates[candidate.template]
    var parameters: [SlotMatch] = []
    var spans: [Span] = []
    var place = 0
    let marks = candidate.reading.marks
    spans.reserveCapacity(marks.count * 2 + 1)
    /// Adds words that are no value: one piece for each contiguous run.
    func add(_ role: Span.Role, upTo end: Int) {
      for seam in utterance.seams where place < seam && seam < end { addRun(role, upTo: seam) }
      if place != end { addRun(role, upTo: end) }
    }
    func addRun(_ role: Span.Role, upTo end: Int) {
      let range = utterance.range(from: place, to: end)
      if role == .filler, let last = spans.last, last.role == .filler,
        !utterance.seams.contains(place)
      {
        spans[spans.count - 1] = Span(
          role: .filler, range: last.range.lowerBound..<range.upperBound)
      } else {
        spans.append(Span(role: role, range: range))
      }
      place = end
    }
    let filter = ContextFilter(template.conditions, facts: context)
    for (index, mark) in marks.enumerated() {
      add(.literal, upTo: mark.lower)
      if case .filler = mark.role {
        add(.filler, upTo: mark.upper)
        continue
      }
      place = mark.upper
      let range = range(ofMark: index, in: marks, isByParts: candidate.parts != nil)
      switch mark.role {
      case .application:
        spans.append(Span(role: .applicationName, range: range))
      case .filler:
        break
      case .free(let slot), .known(let slot, _, _), .number(let slot, _), .typed(let slot, _),
        .flag(let slot, _):
        let slot = template.slots[slot]
        spans.append(Span(role: .slot(slot.name), range: range))
        let named = named(mark, of: slot, filter)
        parameters.append(
          SlotMatch(
            slot: slot, text: text(of: mark, range), range: range, values: named.ids,
            output: output(mark, of: slot, named)))
      }
    }
    add(.literal, upTo: words.count)
    // A word that the utterance lacks has a position and no length.
    spans.removeAll { $0.range.isEmpty }
    if !utterance.seams.isEmpty {
      spans += utterance.asides.map { Span(role: .filler, range: $0) }
      spans.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return Match(
      compiled: template, tier: candidate.reading.passed > 0 ? max(tier, .fillers) : tier,
      rank: rank, isNameInferred: candidate.parts?.isNameInferred ?? false,
      slips: candidate.reading.slips,
      parameters: parameters, fixed: candidate.fixed, spans: spans)
  }

  /// Returns the value to pass on, if it is not the text or the value's identifier.
  private func output(
    _ mark: Mark, of slot: Program.Slot, _ named: (ids: [String], output: JSON?)
  ) -> JSON? {
    if case .flag(_, let isTrue) = mark.role { return .boolean(isTrue) }
    guard case .number(let range) = slot.type else { return named.output }
    guard case .number(_, let number) = mark.role else { return nil }
    let value = number * (range.multiplier ?? 1)
    guard let whole = Int(exactly: value) else { return .number(value) }
    return .integer(whole)
  }

  /// Returns the range of a mark in the utterance; free text includes its punctuation, and a number
  /// its sign.
  func range(ofMark index: Int, in marks: [Mark], isByParts: Bool = false) -> Range<Int> {
    let mark = marks[index]
    guard case .free = mark.role, !Place.isInside(mark.lower), !Place.isInside(mark.upper) else {
      let words = utterance.range(from: mark.lower, to: mark.upper)
      guard isSigned(mark), !Place.isInside(mark.lower) else { return words }
      let start = DigitNumbers.start(ofWordAt: Place.word(mark.lower), in: utterance)
      return start..<words.upperBound
    }
    var end = mark.words.upperBound
    if index + 1 < marks.count, marks[index + 1].words.lowerBound == end {
      switch marks[index + 1].role {
      case .filler: end = marks[index + 1].words.upperBound
      // By parts a name behind a text stands apart from it: "feed the cat, TaskTracker".
      case .application where isByParts: end = marks[index + 1].words.upperBound
      default: break
      }
    }
    let range = FreeText.range(of: mark.words, in: utterance, endsRequest: end == words.count)
    guard isByParts, end < words.count else { return range }
    // By parts a comma sets a text apart from what follows: "water the plants, high priority".
    let text = utterance.text.slice(range)
    return range.lowerBound..<range.upperBound - text.utf8.reversed().prefix { $0 == 0x2C }.count
  }

  /// Returns the text of a value, or the plain words that stand for an idiom.
  private func text(of mark: Mark, _ range: Range<Int>) -> String {
    if range.isEmpty { return mark.words.map(utterance.word).joined(separator: " ") }
    // A part of a value that is taken back is left out, "tomorrow at six, no, seven", and a plain word
    // stands for others: the "and" of "lake trail vs cliff walk".
    let seams = utterance.seams.filter { mark.words.lowerBound < $0 && $0 < mark.words.upperBound }
    let reworded = utterance.reworded.filter(mark.words.contains)
    guard !seams.isEmpty || !reworded.isEmpty else { return utterance.text.slice(range) }
    let starts = Set(seams + reworded + reworded.map { $0 + 1 })
      .filter { mark.words.lowerBound < $0 && $0 < mark.words.upperBound }.sorted()
    return zip([mark.words.lowerBound] + starts, starts + [mark.words.upperBound])
      .map { reworded.contains($0) ? utterance.word($0) : utterance.text(of: $0..<$1) }
      .joined(separator: " ")
  }

  /// Whether a hyphen before a mark may be its sign.
  private func isSigned(_ mark: Mark) -> Bool {
    switch mark.role {
    case .number(_, let value): value < 0
    case .typed(_, let kind): kind == .amount || kind == .measurement
    case .application, .known, .flag, .free, .filler: false
    }
  }

  /// Returns the identifiers of the values that a mark names, and the first one's output.
  private func named(
    _ mark: Mark, of slot: Program.Slot, _ filter: ContextFilter
  ) -> (ids: [String], output: JSON?) {
    if case .known(_, let node, 0) = mark.role, !filter.isSelective {
      return store.namedValues(at: node, of: slot.valueType)
    }
    let known = known(mark, of: slot, filter)
    return (known.map(\.id), known.first?.output)
  }

  /// Returns the values that a mark names and the phrase admits, without duplicates; if it was
  /// corrected, those that are equally near.
  func known(
    _ mark: Mark, of slot: Program.Slot, _ filter: ContextFilter
  ) -> [PhraseValue] {
    guard case .known(_, let node, let slips) = mark.role else { return [] }
    guard slips > 0 else {
      return values.values(at: node, of: slot.valueType).filter { filter.admits($0) }
    }
    var known: [PhraseValue] = []
    var seen: Set<String> = []
    let tolerance = tolerance(for: .slips)
    for index in tolerance.readings(of: .values, at: mark.lower, in: self) {
      let reading = nameReadings[index]
      guard reading.end == mark.upper, reading.slips == slips else { continue }
      for value in values.values(at: reading.node, of: slot.valueType)
      where filter.admits(value) && seen.insert(value.id).inserted {
        known.append(value)
      }
    }
    return known
  }
}
