// Ranks equal readings of one intent by the declared order of their values.

import CompactTables

extension Matcher {
  /// Moves the reading whose values were declared first to the front of equal readings of an
  /// intent.
  ///
  /// Two devices of a home may share a name, and phrases with different conditions may refer to
  /// either: "is the door open" is rather about the door declared first than about the phrase
  /// declared first.
  ///
  /// - Parameter ranked: Candidates, best first.
  func putFirstValuesFirst(in ranked: inout [Candidate]) {
    var first = 0
    while first < ranked.count {
      var best = first
      var end = first + 1
      while end < ranked.count, isEqual(ranked[first], ranked[end]) {
        if says(ranked[end], earlierValuesThan: ranked[best]) { best = end }
        end += 1
      }
      if best != first { ranked.insert(ranked.remove(at: best), at: first) }
      first = end
    }
  }

  /// Whether two candidates, the better one first, have the same intent and equal merits.
  private func isEqual(_ first: Candidate, _ second: Candidate) -> Bool {
    let (left, right) = (program.templates[first.template], program.templates[second.template])
    return left.source.intent == right.source.intent && left.source.app == right.source.app
      && !precedes(first, second)
  }

  /// Whether two candidates assign the same words, and the first value in which they differ was
  /// declared earlier in the first than in the second.
  private func says(_ candidate: Candidate, earlierValuesThan other: Candidate) -> Bool {
    let (ours, theirs) = (candidate.reading.marks, other.reading.marks)
    guard ours.count == theirs.count else { return false }
    for (our, their) in zip(ours, theirs) {
      guard our.lower == their.lower, our.upper == their.upper else { return false }
      guard let left = firstRank(of: our, candidate), let right = firstRank(of: their, other) else {
        continue
      }
      guard left.type == right.type else { return false }
      if left.rank != right.rank { return left.rank < right.rank }
    }
    return false
  }

  /// Returns the declared index of the first value that a mark names and the phrase admits; `nil`
  /// if it names no value.
  private func firstRank(
    of mark: Mark, _ candidate: Candidate
  ) -> (type: UInt32, rank: UInt32)? {
    guard case .known(let slot, let node, _) = mark.role else { return nil }
    let template = program.templates[candidate.template]
    let filter = ContextFilter(template.conditions, facts: context)
    let type = template.slots[slot].valueType
    var entry = values.trie.entry(at: node, of: type)
    while entry != NameTrie.none {
      // Entries are in declared order.
      let item = values.trie.entries[entry].item
      if filter.admits(values.value(item, of: type)) { return (type, item) }
      entry = values.trie.entries[entry].next
    }
    return (type, .max)
  }
}
