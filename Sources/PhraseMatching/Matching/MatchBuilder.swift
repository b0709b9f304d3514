// Ranks candidates and words them as matches.

extension Matcher {
  /// The best candidate of every intent, best first, with ranks.
  func matches(from findings: Findings) -> [Match] {
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
      if previous?.precedes(candidate) ?? true { rank += 1 }
      previous = candidate
      matches.append(match(candidate, tier: findings.tier, rank: rank))
    }
    return matches
  }

  /// Candidates, best first; equal ones in declared order.
  func ranked(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { left, right in
      if left.precedes(right) { return true }
      if right.precedes(left) { return false }
      return left.row < right.row
    }
  }

  /// Words a candidate as a match.
  func match(_ candidate: Candidate, tier: Tier, rank: Int) -> Match {
    let template = program.templates[candidate.template]
    var parameters: [SlotMatch] = []
    var spans: [Span] = []
    var place = 0
    spans.reserveCapacity(candidate.marks.count * 2 + 1)
    func literal(upTo end: Int) {
      if place < end {
        spans.append(Span(role: .literal, range: utterance.range(of: place..<end)))
      }
    }
    for (index, mark) in candidate.marks.enumerated() {
      literal(upTo: mark.words.lowerBound)
      place = mark.words.upperBound
      let range = range(ofMark: index, in: candidate.marks)
      switch mark.role {
      case .application:
        spans.append(Span(role: .applicationName, range: range))
      case .filler:
        if let last = spans.last, last.role == .filler {
          spans[spans.count - 1] = Span(
            role: .filler, range: last.range.lowerBound..<range.upperBound)
        } else {
          spans.append(Span(role: .filler, range: range))
        }
      case .free(let slot), .known(let slot, _, _):
        let facts = template.slots[slot]
        spans.append(Span(role: .slot(facts.name), range: range))
        parameters.append(
          SlotMatch(
            name: facts.name, type: facts.type, text: utterance.text.slice(range), range: range,
            values: identifiers(mark, of: facts)))
      }
    }
    literal(upTo: words.count)
    return Match(
      template: template.source, tier: tier, rank: rank, slips: candidate.slips,
      parameters: parameters, spans: spans)
  }

  /// The place of a mark in the utterance; free text has the punctuation that belongs to it.
  func range(ofMark index: Int, in marks: [Binder.Mark]) -> Range<Int> {
    let mark = marks[index]
    guard case .free = mark.role else { return utterance.range(of: mark.words) }
    var end = mark.words.upperBound
    if index + 1 < marks.count, case .filler = marks[index + 1].role,
      marks[index + 1].words.lowerBound == end
    {
      end = marks[index + 1].words.upperBound
    }
    return FreeText.range(of: mark.words, in: utterance, endsRequest: end == words.count)
  }

  /// The values a mark names; those that are equally near when it was corrected.
  private func identifiers(_ mark: Binder.Mark, of slot: Program.Slot) -> [String] {
    guard case .known(_, let node, let slips) = mark.role else { return [] }
    guard slips > 0 else { return values.ids(at: node, of: slot.valueType) }
    var ids: [String] = []
    var seen: Set<String> = []
    let tolerance = tolerance(for: .slips)
    for reading in tolerance.readings(of: .values, at: mark.words.lowerBound)
    where reading.end == mark.words.upperBound && reading.slips == slips {
      for id in values.ids(at: reading.node, of: slot.valueType)
      where seen.insert(id).inserted {
        ids.append(id)
      }
    }
    return ids
  }
}
