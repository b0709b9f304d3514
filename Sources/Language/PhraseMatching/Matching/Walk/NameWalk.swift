// Reads names in an utterance, tolerating articles and slips.

import CompactTables

/// A walk over the names of a trie at a place of an utterance, tolerating articles and slips.
///
/// Like `ShapeSearch` it visits every pair of a node and a place once, here with the remaining
/// budget of slips.
struct NameWalk {
  /// The maximum number of articles added to or left out of one name.
  private static let maximumSkipped = 3

  private let names: Matcher.Names
  private let matcher: Matcher
  private let tolerance: Tolerance
  private let lookups: Lookups

  init(_ names: Matcher.Names, in matcher: Matcher, _ tolerance: Tolerance) {
    self.names = names
    self.matcher = matcher
    self.tolerance = tolerance
    lookups = tolerance.lookups
  }

  /// Adds the names to the matcher's `nameReadings` and returns their range: those with fewer slips
  /// and articles first, and longer ones before shorter.
  func readings(from place: Int) -> Range<Int> {
    let first = matcher.nameReadings.count
    lookups.pending.removeAll(keepingCapacity: true)
    extend(NameReading(node: NameTrie.root, start: place, end: place))
    guard !lookups.pending.isEmpty else { return first..<first }
    lookups.seen.removeAll()
    while let reading = popCheapest() {
      let pair =
        UInt64(reading.node) << 32 | UInt64(truncatingIfNeeded: reading.end) << 2
        | UInt64(reading.slips)
      guard lookups.seen.insert(pair) else { continue }
      if reading.node != NameTrie.root, !reading.endsSkipped,
        matcher.isEnding(reading.node, in: names)
      {
        matcher.nameReadings.append(reading)
      }
      extend(reading)
    }
    let range = first..<matcher.nameReadings.count
    if range.count > 1 {
      matcher.nameReadings[range].sort { left, right in
        (left.slips, left.skipped, -left.end) < (right.slips, right.skipped, -right.end)
      }
    }
    return range
  }

  /// Removes the cheapest reading, so that the first visit of a pair is the best one.
  private func popCheapest() -> NameReading? {
    guard lookups.pending.count > 1 else { return lookups.pending.popLast() }
    var cheapest = 0
    for index in 1..<lookups.pending.count
    where cost(lookups.pending[index]) < cost(lookups.pending[cheapest]) {
      cheapest = index
    }
    return lookups.pending.remove(at: cheapest)
  }

  private func cost(_ reading: NameReading) -> Int { reading.slips * 64 + reading.skipped }

  private func extend(_ reading: NameReading) {
    let skips = reading.skipped < Self.maximumSkipped
    if reading.node == NameTrie.root {
      addArticles(before: reading)
    } else if skips {
      for article in 0..<tolerance.articleCount {
        add(reading, by: article, slips: 0, end: reading.end, skipped: 1)
      }
    }
    if reading.node != NameTrie.root, reading.end < tolerance.words.count {
      for count in tolerance.skips(at: reading.end)
      where reading.skipped + count <= Self.maximumSkipped {
        var next = reading
        next.end += count
        next.skipped += count
        next.endsSkipped = true
        lookups.pending.append(next)
      }
    }
    matcher.forEachWord(at: reading.end, tolerance) { word, end, slips in
      if reading.slips + slips <= tolerance.maximumSlips {
        add(reading, by: word, slips: slips, end: end, skipped: 0)
      }
    }
    guard skips, reading.end < tolerance.words.count,
      tolerance.isArticle(tolerance.words[reading.end])
    else { return }
    var next = reading
    next.end += 1
    next.skipped += 1
    next.endsSkipped = true
    if reading.node == NameTrie.root { next.start = next.end }
    lookups.pending.append(next)
  }

  /// Adds the names that begin with an article that the utterance lacks.
  ///
  /// There are few, and they are the same at every place.
  private func addArticles(before reading: NameReading) {
    guard reading.skipped < Self.maximumSkipped else { return }
    lookups.findArticles(tolerance.articleCount, in: matcher)
    for node in names == .values ? lookups.valueArticles : lookups.applicationArticles {
      var next = reading
      next.node = node
      next.skipped += 1
      lookups.pending.append(next)
    }
  }

  private func add(
    _ reading: NameReading, by word: UInt32, slips: Int, end: Int, skipped: Int
  ) {
    let next = matcher.child(of: reading.node, by: word, in: names)
    guard next != NameTrie.none else { return }
    lookups.pending.append(
      NameReading(
        node: next, start: reading.start, end: end, slips: reading.slips + slips,
        skipped: reading.skipped + skipped))
  }
}
