// Puts an indirect request into plain words.

import SpokenValues

extension Matcher {
  /// The maximum number of indirect requests that are tried.
  private static let maximumIdioms = 8

  /// Returns the utterance with plain words for each indirect request in it, first with contractions written
  /// out, "wheres", and the words of dates put right.
  ///
  /// - Parameter suggests: Whether those count that may mean something else.
  func plainUtterances(suggesting suggests: Bool) -> some Sequence<Utterance> {
    let small = catalog.parts.value(of: program).small
    let slips: [(run: Range<Int>, plain: [String])] = words.indices.compactMap { place in
      let word = utterance.word(place)
      var plain = small.writtenOut([word]).words
      // "Ill" is a word of its own, "wheres" can only be "where is".
      if small.isCommon(word), small.roles[plain[0]]?.contains(.interrogative) != true {
        plain = [word]
      }
      if plain == [word], words[place] == Vocabulary.unknown,
        let nearest = DateSpelling.word(nearestTo: word, in: small.rules)
      {
        plain = [nearest]
      }
      return plain == [word] ? nil : (run: place..<place + 1, plain: plain)
    }
    let idioms = small.idioms(
      in: utterance.words, suggesting: suggests,
      isKnown: { [store] in store.find(Array($0.utf8)[...]) != Vocabulary.unknown })
    let all = (slips.isEmpty ? [] : [slips]) + idioms.prefix(Self.maximumIdioms)
    return all.lazy.compactMap { [utterance] idiom in
      // Words that do not stand beside each other are no saying.
      let isTorn = idiom.contains { part in
        utterance.seams.contains { part.run.lowerBound < $0 && $0 < part.run.upperBound }
      }
      return isTorn
        ? nil
        : idiom.reversed().reduce(utterance) { $0.replacing($1.run, with: $1.plain) }
    }
  }

  /// Whether a text of a candidate has plain words that nobody said; a list may, between its parts.
  func makesUpText(_ candidate: Candidate, in said: Utterance) -> Bool {
    let small = catalog.parts.value(of: program).small
    return candidate.reading.marks.contains { mark in
      guard case .free = mark.role else { return false }
      return said.reworded.contains {
        mark.words.contains($0) && !small.conjunctions.contains(said.word($0))
      }
    }
  }
}

extension Utterance {
  /// Returns the utterance with other words for some.
  ///
  /// A word that is said keeps its range in the text; those before it share what is said before it.
  fileprivate func replacing(_ run: Range<Int>, with plain: [String]) -> Utterance {
    var replaced = self
    var added: [Token] = []
    let kept = kept(of: plain, in: run)
    // The next word of the run, and the end of the text that words have so far.
    var next = run.lowerBound
    var end =
      run.lowerBound < tokens.count ? tokens[run.lowerBound].lower : tokens.last?.upper ?? 0
    for (place, word) in plain.enumerated() {
      var (lower, upper) = (end, end)
      let behind =
        kept[place] ?? kept[(place + 1)...].lazy.compactMap(\.self).first ?? run.upperBound
      if let said = kept[place] {
        (lower, upper) = (tokens[said].lower, tokens[said].upper)
        next = said + 1
      } else if behind > next {
        (lower, upper) = (tokens[next].lower, tokens[behind - 1].upper)
        next = behind
      }
      end = upper
      let start = Int32(replaced.folded.count)
      replaced.folded += Array(word.utf8)
      added.append(
        Token(
          lower: lower, upper: upper, foldedLower: start,
          foldedUpper: Int32(replaced.folded.count), startsWord: true))
    }
    replaced.reworded =
      reworded.map { $0 < run.upperBound ? $0 : $0 + plain.count - run.count }
      + plain.indices.filter { kept[$0] == nil }.map { run.lowerBound + $0 }
    replaced.tokens.replaceSubrange(run, with: added)
    replaced.seams = seams.map { $0 < run.upperBound ? $0 : $0 + added.count - run.count }
    return replaced
  }

  /// Returns the place in a run of each plain word that is said there, by the longest common
  /// subsequence.
  private func kept(of plain: [String], in run: Range<Int>) -> [Int?] {
    let said = words[run]
    var lengths = Array(
      repeating: Array(repeating: 0, count: said.count + 1), count: plain.count + 1)
    for row in plain.indices.reversed() {
      for (column, word) in said.enumerated().reversed() {
        lengths[row][column] =
          plain[row] == word
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var column = 0
    return plain.indices.map { row in
      while column < said.count, lengths[row][column] == lengths[row][column + 1] { column += 1 }
      guard column < said.count, plain[row] == said[run.lowerBound + column] else { return nil }
      column += 1
      return run.lowerBound + column - 1
    }
  }
}
