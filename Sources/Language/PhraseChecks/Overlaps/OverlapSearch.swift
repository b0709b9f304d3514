// Finds the shortest words that match two phrases.

import PhraseMatching

/// A search for the shortest words that match two phrases.
///
/// The two phrases are walked in step, letter by letter: common words are a path through the
/// product of their automata that ends in both. The search is A* (Hart, Nilsson and Raphael, "A
/// formal basis for the heuristic determination of minimum cost paths", 1968,
/// doi:10.1109/TSSC.1968.300136): states are visited in the order of the letters so far plus the
/// fewest letters to the end, so the first path to an end is a shortest one. A word break where a
/// phrase has none, or the reverse, costs more than any other path.
struct OverlapSearch {
  /// The outcome of a search.
  enum Outcome {
    /// The letters of common words, including breaks.
    case found([Letter])
    /// There are no such words.
    case none
    /// The search exceeded its limit.
    case unfinished
  }

  /// The cost of an unusual word break, in letters.
  private static let unnatural = 64
  /// The maximum number of rejected utterances.
  private static let mostRejections = 8

  private struct Node {
    var first: PhraseWalker.Point
    var second: PhraseWalker.Point
    var group: LetterGroups.Group
    var parent: Int32
    var letter: Letter
    var joint: Joint
    var cost: Int32
  }

  /// The relation of a letter to the previous one.
  private struct Joint {
    var breaksWord = false
    /// Whether a break before the letter is possible too.
    var mayBreak = false
    var cost = 0
  }

  private struct Key: Hashable {
    var first: UInt64
    var second: UInt64
    var group: LetterGroups.Group

    func hash(into hasher: inout Hasher) {
      hasher.combine(
        first &* 0x9E37_79B9_7F4A_7C15 ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ UInt64(group))
    }
  }

  /// The maximum number of states for one pair.
  let limit: Int
  private var groups = LetterGroups()
  private var nodes: [Node] = []
  private var queue: [[Int32]] = []
  private var best: [Key: Int32] = [:]

  /// The number of states that the last search visited.
  var pointCount: Int { nodes.count }

  init(limit: Int) { self.limit = limit }

  /// Searches for common words of two phrases.
  ///
  /// - Parameter accepts: Returns whether words are accepted; otherwise the search continues.
  mutating func run(
    _ first: PhraseWalker, _ second: PhraseWalker, accepts: ([Letter]) -> Bool = { _ in true }
  ) -> Outcome {
    nodes.removeAll(keepingCapacity: true)
    best.removeAll(keepingCapacity: true)
    for index in queue.indices { queue[index].removeAll(keepingCapacity: true) }
    let start = Node(
      first: first.start, second: second.start, group: LetterGroups.start, parent: -1, letter: 0,
      joint: Joint(), cost: 0)
    guard push(start, first, second) else { return .none }
    var bucket = 0
    var rejections = 0
    while bucket < queue.count {
      guard let index = queue[bucket].popLast() else {
        bucket += 1
        continue
      }
      let node = nodes[Int(index)]
      if let key = key(of: node), let known = best[key], known < node.cost { continue }
      let left = first.moves(from: node.first)
      let right = second.moves(from: node.second)
      // The empty text is no utterance.
      if left.isEnd, right.isEnd, index > 0 {
        let words = letters(to: index, isSpaced: false)
        if accepts(words) { return .found(words) }
        // The matcher splits words in fewer ways than phrases allow.
        let spaced = letters(to: index, isSpaced: true)
        if spaced != words, accepts(spaced) { return .found(spaced) }
        rejections += 1
        if rejections >= Self.mostRejections { return .unfinished }
      }
      guard nodes.count < limit else { return .unfinished }
      join(left, right, index, first, second)
    }
    // Only one path to each state is followed, so another one might have been accepted.
    return rejections > 0 || first.automaton.isExhausted || second.automaton.isExhausted
      ? .unfinished : .none
  }

  // MARK: Steps

  private mutating func join(
    _ left: PhraseWalker.Moves, _ right: PhraseWalker.Moves, _ parent: Int32,
    _ first: PhraseWalker, _ second: PhraseWalker
  ) {
    var low = 0
    for move in left.letters {
      while low < right.letters.count, right.letters[low].letter < move.letter { low += 1 }
      var index = low
      while index < right.letters.count, right.letters[index].letter == move.letter {
        let other = right.letters[index]
        step(
          move.letter, (move.joint, move.point), (other.joint, other.point), parent, first, second)
        index += 1
      }
      for other in right.any {
        step(move.letter, (move.joint, move.point), other, parent, first, second)
      }
    }
    for other in left.any {
      for move in right.letters {
        step(move.letter, other, (move.joint, move.point), parent, first, second)
      }
      for another in right.any { step(Letters.any, other, another, parent, first, second) }
    }
  }

  private mutating func step(
    _ letter: Letter, _ left: (joint: PhraseAutomaton.Joint, point: PhraseWalker.Point),
    _ right: (joint: PhraseAutomaton.Joint, point: PhraseWalker.Point), _ parent: Int32,
    _ first: PhraseWalker, _ second: PhraseWalker
  ) {
    let node = nodes[Int(parent)]
    let group = groups.group(of: letter)
    guard let joint = Self.join(left.joint, right.joint, node.group, group) else { return }
    _ = push(
      Node(
        first: left.point, second: right.point, group: group, parent: parent, letter: letter,
        joint: joint, cost: node.cost + 1 + Int32(joint.cost)), first, second)
  }

  /// Returns whether a letter begins a word, with the cost; `nil` if the phrases do not agree.
  private static func join(
    _ left: PhraseAutomaton.Joint, _ right: PhraseAutomaton.Joint, _ last: LetterGroups.Group,
    _ group: LetterGroups.Group
  ) -> Joint? {
    if last == LetterGroups.start { return Joint() }
    let glues = [left, right].count { $0.prefersGlue }
    let breaks = [left, right].count { $0.prefersBreak }
    if LetterGroups.separate(last, group) {
      return Joint(breaksWord: breaks > 0 && last == LetterGroups.ordinary)
    }
    let glue = left.admitsGlue && right.admitsGlue ? breaks * unnatural : nil
    let space = left.admitsBreak && right.admitsBreak ? glues * unnatural : nil
    guard let cost = [glue, space].compactMap(\.self).min() else { return nil }
    return Joint(breaksWord: glue != cost, mayBreak: space != nil, cost: cost)
  }

  private mutating func push(
    _ node: Node, _ first: PhraseWalker, _ second: PhraseWalker
  ) -> Bool {
    let missing = max(first.remaining(at: node.first), second.remaining(at: node.second))
    guard missing < WordList.never, let key = key(of: node) else { return false }
    if let known = best[key], known <= node.cost { return true }
    best[key] = node.cost
    nodes.append(node)
    let bucket = Int(node.cost) + missing
    while queue.count <= bucket { queue.append([]) }
    queue[bucket].append(Int32(nodes.count - 1))
    return true
  }

  private func key(of node: Node) -> Key? {
    guard let first = node.first.packed, let second = node.second.packed else { return nil }
    return Key(first: first, second: second, group: node.group)
  }

  private func letters(to index: Int32, isSpaced: Bool) -> [Letter] {
    var letters: [Letter] = []
    var index = index
    while index > 0 {
      let node = nodes[Int(index)]
      letters.append(node.letter)
      if node.joint.breaksWord || isSpaced && node.joint.mayBreak {
        letters.append(Letters.wordBreak)
      }
      index = node.parent
    }
    return letters.reversed()
  }
}
