// Finds the values that are taken back in favour of others.

import SpokenValues

extension PartsSearch {
  /// Returns the words of the values in one clause that those of another replace, in order: one for
  /// each, or else the last that the first may replace; of a date the day or the time alone.
  func replaced(in clause: Range<Int>, by other: Range<Int>) -> [Range<Int>] {
    let dates = values(in: other) { isDate($0) }.map { said.mentions[$0].words }
    return replacedWhole(in: clause, by: other).map { old in
      dates.lazy.compactMap { part(of: old, replacedBy: $0, in: other) }.first ?? old
    }
  }

  private func isDate(_ mention: Int) -> Bool {
    if case .typed(.date) = said.mentions[mention].value { true } else { false }
  }

  /// The parts of a moment that words say.
  private enum PartOfDate { case day, time, both }

  private func partOfDate(_ words: Range<Int>) -> PartOfDate? {
    let text = matcher.utterance.text(of: words)
    if SpokenValues.time(of: text) != nil { return .time }
    guard case .date(let date)? = SpokenValues.value(of: text, as: .date) else { return nil }
    return date.time == nil ? .day : .both
  }

  /// Returns the part of a date that another one replaces: its time by a time, "tomorrow at seven, no, eight", or
  /// its day by a day; `nil` where it is all replaced.
  private func part(
    of old: Range<Int>, replacedBy new: Range<Int>, in clause: Range<Int>
  ) -> Range<Int>? {
    func stripped(_ run: Range<Int>) -> Range<Int> {
      (run.first { !said.prepositions.contains($0) } ?? run.lowerBound)..<run.upperBound
    }
    guard said.mentions.indices.contains(where: { isDate($0) && said.mentions[$0].words == old }),
      let kind = partOfDate(stripped(new)), kind != .both
    else { return nil }
    for split in old.dropFirst() {
      let sides = [old.lowerBound..<split, split..<old.upperBound]
      let kinds = sides.map { partOfDate(stripped($0)) }
      guard kinds == [.day, .time] || kinds == [.time, .day] else { continue }
      let side = kinds[0] == kind ? sides[0] : sides[1]
      // "At seven, no, at eight" says the preposition again.
      let saysOne = said.prepositions.overlaps(Places(clause.lowerBound..<new.upperBound))
      return saysOne ? side : stripped(side)
    }
    return nil
  }

  private func replacedWhole(in clause: Range<Int>, by other: Range<Int>) -> [Range<Int>] {
    let kinds = index.kinds.indices
    func values(in clause: Range<Int>) -> [Int] {
      self.values(in: clause) { place in kinds.contains { accepts(place, $0) } }
    }
    // "Turn on the porch, no, turn off the kitchen" is another command.
    let new = values(in: other)
    guard let first = other.first(where: { !small.contains($0) }),
      let start = new.first.map({ said.mentions[$0].words.lowerBound }), start <= first
    else { return partOfName(in: clause, replacedBy: other) }
    let all = replacedOneByOne(values(in: clause), in: clause, by: new, in: other)
    if all.count > 1 { return all }
    func replaces(_ old: Int) -> Bool {
      new.contains { new in
        said.mentions[new].words.lowerBound == start
          && kinds.contains { accepts(old, $0) && accepts(new, $0) }
      }
    }
    // "Tomorrow at six, no seven" has a number at the end of a date.
    let end = said.mentions.indices.first { place in
      said.mentions[place].words.upperBound == clause.upperBound
        && said.mentions[place].words.count == 1 && replaces(place)
    }
    guard let replaced = values(in: clause).last(where: replaces) ?? end else {
      return partOfName(in: clause, replacedBy: other)
    }
    return [said.mentions[replaced].words]
  }

  /// Returns the words in a clause that those of another replace, one value for each, parts of names
  /// among them, in order: "two small lentil, no, three medium miso"; none if a value has no like.
  private func replacedOneByOne(
    _ old: [Int], in clause: Range<Int>, by new: [Int], in other: Range<Int>
  ) -> [Range<Int>] {
    let kinds = index.kinds.indices
    var old = old
    var replaced: [Range<Int>] = []
    /// Takes the last value of one of some kinds, or else the part of a name of one.
    func take(_ wanted: [Int]) -> Bool {
      if let value = old.last(where: { old in wanted.contains { accepts(old, $0) } }) {
        let words = said.mentions[value].words
        replaced.append(words)
        old.removeAll { said.mentions[$0].words == words }
        return true
      }
      let values = (replaced + old.map { said.mentions[$0].words }).reduce(Places()) {
        $0 | Places($1)
      }
      guard let last = clause.last(where: { !(values | said.light).contains($0) }),
        wanted.contains(where: { isPartOfName([last], $0) })
      else { return false }
      replaced.append(last..<last + 1)
      return true
    }
    let runs = Set(new.map { said.mentions[$0].words }).sorted { $0.lowerBound < $1.lowerBound }
    for run in runs {
      let meant = new.filter { said.mentions[$0].words == run }
      guard take(kinds.filter { kind in meant.contains { accepts($0, kind) } }) else { return [] }
    }
    // The rest may be a part of a name: the "miso" of "three medium miso".
    let known = new.reduce(small) { $0 | said.mentions[$1].places }
    let rest = other.filter { !known.contains($0) }
    if !rest.isEmpty, rest.count < 4 { _ = take(kinds.filter { isPartOfName(rest, $0) }) }
    return replaced.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The places of small words and of the apps' names.
  private var small: Places {
    said.applications.reduce(said.light | said.prepositions) { $0 | Places($1.words) }
  }

  /// Whether words are a part of the name of an entity of a kind.
  private func isPartOfName(_ places: [Int], _ kind: Int) -> Bool {
    guard case .entity(let type, _) = index.kinds[kind] else { return false }
    return matcher.partialName(places, of: type, index).count > 0
  }

  /// Whether words begin with a value, or are all of a name but the noun for such things: the "lentil" of "Lentil Soup".
  func beginsWithValue(_ words: Range<Int>) -> Bool {
    let places = words.filter { !small.contains($0) }
    guard let first = places.first else { return false }
    let nouns = Set(index.nouns.joined().map { index.vocabulary.texts[Int($0)] })
    let known = nouns.union(places.map(matcher.utterance.word))
    return said.mentions.contains { $0.words.lowerBound == first }
      || index.kinds.contains { kind in
        guard case .entity(let type, _) = kind,
          let title = matcher.partlyNamed(by: places, of: type, index).title
        else { return false }
        return known.isSuperset(of: Normalizer.utterance(title).words)
      }
  }

  /// Returns the last word of a clause if it is a part of a name, as is all of another clause: "miso,
  /// no, lentil".
  private func partOfName(in clause: Range<Int>, replacedBy other: Range<Int>) -> [Range<Int>] {
    let places = other.filter { !small.contains($0) }
    guard let last = clause.last, !places.isEmpty, places.count < 4 else { return [] }
    // "A small lentil soup in Soupy, no, tomato".
    let value = values(in: clause, where: { knownKinds[$0] != 0 }).last { old in
      index.kinds.indices.contains { accepts(old, $0) && isPartOfName(places, $0) }
    }
    if let value { return [said.mentions[value].words] }
    let isName = index.kinds.indices.contains {
      isPartOfName([last], $0) && isPartOfName(places, $0)
    }
    return isName ? [last..<last + 1] : []
  }
}
