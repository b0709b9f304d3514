// Reads a name in an utterance with articles and slips forgiven.

/// Reads the names of a trie at a place of an utterance, with articles and slips forgiven.
///
/// Like `ShapeSearch` it visits every pair of a node and a place, here with what is left of the
/// budget, once.
struct NameWalk {
  /// The most articles that are added to or left out of one name.
  private static let maximumSkipped = 3

  private let trie: NameTrie
  private let words: [UInt32]
  private let tolerance: Tolerance
  private var seen = PairSet()
  private var readings: [NameReading] = []

  init(trie: NameTrie, words: [UInt32], tolerance: Tolerance) {
    self.trie = trie
    self.words = words
    self.tolerance = tolerance
  }

  /// The names, those with fewer slips and articles first and longer ones before shorter.
  mutating func readings(from place: Int, budget: Int) -> [NameReading] {
    readings.removeAll(keepingCapacity: true)
    seen = PairSet()
    var pending = [NameReading(node: NameTrie.root, start: place, end: place)]
    // Cheaper readings first, so that the first visit of a pair is the best one.
    while let index = pending.indices.min(by: { cost(pending[$0]) < cost(pending[$1]) }) {
      let reading = pending.remove(at: index)
      let pair =
        UInt64(reading.node) << 32 | UInt64(truncatingIfNeeded: reading.end) << 2
        | UInt64(reading.slips)
      guard seen.insert(pair) else { continue }
      if reading.node != NameTrie.root && trie.isEnding(reading.node) { readings.append(reading) }
      extend(reading, budget: budget, into: &pending)
    }
    readings.sort { left, right in
      (left.slips, left.skipped, -left.end) < (right.slips, right.skipped, -right.end)
    }
    return readings
  }

  private func cost(_ reading: NameReading) -> Int { reading.slips * 64 + reading.skipped }

  private func extend(_ reading: NameReading, budget: Int, into pending: inout [NameReading]) {
    let skips = reading.skipped < Self.maximumSkipped
    if skips {
      for article in 0..<tolerance.articleCount {
        add(reading, by: article, slips: 0, advance: 0, skipped: 1, to: &pending)
      }
    }
    if reading.node != NameTrie.root, reading.end < words.count {
      for count in tolerance.skips(at: reading.end)
      where reading.skipped + count <= Self.maximumSkipped {
        var next = reading
        next.end += count
        next.skipped += count
        pending.append(next)
      }
    }
    if let second = tolerance.secondHalf(at: reading.end) {
      var next = reading
      next.end = Place.nextWord(reading.end)
      add(next, by: second, slips: 0, advance: 0, skipped: 0, to: &pending)
    }
    guard reading.end < words.count else { return }
    let word = words[reading.end]
    if word != Vocabulary.unknown {
      add(reading, by: word, slips: 0, advance: 1, skipped: 0, to: &pending)
      if skips && tolerance.isArticle(word) {
        var next = reading
        next.end += 1
        next.skipped += 1
        if reading.node == NameTrie.root { next.start = next.end }
        pending.append(next)
      }
    }
    guard reading.slips < budget else { return }
    for correction in tolerance.corrections(at: reading.end)
    where reading.slips + correction.slips <= budget {
      add(
        reading, by: correction.word, slips: correction.slips, advance: correction.length,
        skipped: 0, to: &pending)
    }
    for halves in tolerance.halves(at: reading.end) {
      var half = reading
      half.end = halves.middle
      add(half, by: halves.first, slips: 1, advance: 0, skipped: 0, to: &pending)
    }
  }

  private func add(
    _ reading: NameReading, by word: UInt32, slips: Int, advance: Int, skipped: Int,
    to pending: inout [NameReading]
  ) {
    let next = trie.child(of: reading.node, by: word)
    guard next != NameTrie.none else { return }
    pending.append(
      NameReading(
        node: next, start: reading.start, end: reading.end + advance, slips: reading.slips + slips,
        skipped: reading.skipped + skipped))
  }
}
