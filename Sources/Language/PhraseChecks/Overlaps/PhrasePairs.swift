// Lists the pairs of phrases whose edges agree.

/// The pairs of phrases whose edges agree, found without comparing all pairs.
struct PhrasePairs {
  private static let keyLength = 6

  private let heads: [PhraseEdges]
  private let tails: [PhraseEdges]
  private let keysOfHeads: Keys
  private let keysOfTails: Keys

  /// The first letters of edges, with the phrases that have them.
  private struct Keys {
    var keys: [Set<[Letter]>?]
    var owners: [[Letter]: [Int]] = [:]
    /// The phrases whose edges are too short to compare.
    var others: [Int] = []

    init(_ edges: [PhraseEdges]) {
      keys = edges.map { $0.keys(keyLength) }
      for (index, keys) in keys.enumerated() {
        guard let keys else {
          others.append(index)
          continue
        }
        for key in keys { owners[key, default: []].append(index) }
      }
    }

    /// Returns an upper bound for the number of phrases that may share an edge with one.
    func count(of index: Int) -> Int {
      guard let keys = keys[index] else { return Int.max }
      return keys.reduce(others.count) { $0 + (owners[$1]?.count ?? 0) }
    }
  }

  init(heads: [PhraseEdges], tails: [PhraseEdges]) {
    self.heads = heads
    self.tails = tails
    keysOfHeads = Keys(heads)
    keysOfTails = Keys(tails)
  }

  /// Calls `body` with every pair, the first before the second, until it returns `false`.
  func forEach(_ body: (Int, Int) -> Bool) {
    var lastFirst = [Int](repeating: -1, count: heads.count)
    for first in heads.indices {
      var found: [Int] = []
      func look(at others: some Sequence<Int>) {
        for second in others where second > first && lastFirst[second] != first {
          lastFirst[second] = first
          if heads[first].meets(heads[second]), tails[first].meets(tails[second]) {
            found.append(second)
          }
        }
      }
      let isByTails = keysOfTails.count(of: first) <= keysOfHeads.count(of: first)
      let keys = isByTails ? keysOfTails : keysOfHeads
      if let own = keys.keys[first] {
        for key in own { look(at: keys.owners[key] ?? []) }
        look(at: keys.others)
      } else {
        look(at: heads.indices)
      }
      for second in found.sorted() {
        guard body(first, second) else { return }
      }
    }
  }
}
