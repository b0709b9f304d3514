// The texts of a slot or a name, as a trie of letters.

/// The texts of a slot or a name, as a trie of letters that is expanded on demand.
///
/// The texts are sorted, so a node of the trie is a range of them with the same prefix, and its
/// children are found by binary search. Unvisited parts are not built.
final class WordList {
  /// A transition from a node: a letter, possibly after a break.
  struct Step {
    let letter: Letter
    let breaksWord: Bool
    let node: Int32
  }

  private struct Node {
    let texts: Range<Int>
    let depth: Int
    /// The number of letters from the root, without breaks.
    let said: Int
    /// The fewest letters to the end of a text, without breaks.
    let remaining: Int
    /// The transitions, by letter; `nil` until first needed.
    var steps: [Step]?
  }

  static let root: Int32 = 0

  /// The letters of all texts, concatenated.
  private let letters: [Letter]
  /// The range of each text in `letters`, sorted by its letters.
  private let texts: [Range<Int>]
  /// The number of letters of each text, without breaks.
  private let sizes: [Int]
  /// The owner of each text, in the same order: an index defined by the maker of the list.
  private let owners: [Int]
  private var nodes: [Node] = []

  /// - Parameter entries: The texts; those without a letter are ignored.
  init(_ entries: [(letters: [Letter], owner: Int)]) {
    var letters: [Letter] = []
    var places: [(range: Range<Int>, owner: Int)] = []
    letters.reserveCapacity(entries.reduce(0) { $0 + $1.letters.count })
    places.reserveCapacity(entries.count)
    for entry in entries where !entry.letters.isEmpty {
      places.append((letters.count..<letters.count + entry.letters.count, entry.owner))
      letters += entry.letters
    }
    letters.withUnsafeBufferPointer { buffer in
      places.sort { first, second in
        var (left, right) = (first.range.lowerBound, second.range.lowerBound)
        while left < first.range.upperBound, right < second.range.upperBound {
          if buffer[left] != buffer[right] { return buffer[left] < buffer[right] }
          left += 1
          right += 1
        }
        if first.range.count != second.range.count { return first.range.count < second.range.count }
        return first.owner < second.owner
      }
    }
    self.letters = letters
    texts = places.map(\.range)
    owners = places.map(\.owner)
    sizes = texts.map { letters[$0].count { $0 != Letters.wordBreak } }
    nodes.append(node(0..<texts.count, depth: 0, said: 0))
  }

  /// The number of texts.
  var count: Int { texts.count }

  /// The letters of every text, sorted.
  var allLetters: [[Letter]] { texts.map { Array(letters[$0]) } }

  /// Returns the fewest letters to the end of a text; at least `never` for a list without texts.
  func remaining(at node: Int32) -> Int { nodes[Int(node)].remaining }

  /// Returns the owners of the texts that end at a node; empty if there are none.
  func owners(endingAt node: Int32) -> ArraySlice<Int> {
    let node = nodes[Int(node)]
    var end = node.texts.lowerBound
    while end < node.texts.upperBound, texts[end].count == node.depth { end += 1 }
    return owners[node.texts.lowerBound..<end]
  }

  /// Returns the transitions from a node, sorted by letter.
  func steps(from node: Int32) -> [Step] {
    if let steps = nodes[Int(node)].steps { return steps }
    var steps: [Step] = []
    for (letter, child) in children(of: node) {
      if letter == Letters.wordBreak {
        for (letter, child) in children(of: child) {
          steps.append(Step(letter: letter, breaksWord: true, node: child))
        }
      } else {
        steps.append(Step(letter: letter, breaksWord: false, node: child))
      }
    }
    steps.sort { $0.letter < $1.letter }
    nodes[Int(node)].steps = steps
    return steps
  }

  /// Returns the owners of the texts that letters from an index on begin with, ignoring breaks.
  func owners(of letters: [Letter], from start: Int) -> Set<Int> {
    var nodes = [Self.root]
    var found: Set<Int> = []
    for letter in letters[start...] where letter != Letters.wordBreak {
      nodes = nodes.flatMap { steps(from: $0).filter { $0.letter == letter }.map(\.node) }
      guard !nodes.isEmpty else { break }
      for node in nodes { found.formUnion(owners(endingAt: node)) }
    }
    return found
  }

  private func children(of node: Int32) -> [(letter: Letter, node: Int32)] {
    let (range, depth) = (nodes[Int(node)].texts, nodes[Int(node)].depth)
    var children: [(Letter, Int32)] = []
    var place = range.lowerBound
    while place < range.upperBound, texts[place].count == depth { place += 1 }
    while place < range.upperBound {
      let letter = letters[texts[place].lowerBound + depth]
      let end = upperBound(of: letter, at: depth, in: place..<range.upperBound)
      let said = nodes[Int(node)].said + (letter == Letters.wordBreak ? 0 : 1)
      nodes.append(self.node(place..<end, depth: depth + 1, said: said))
      children.append((letter, Int32(nodes.count - 1)))
      place = end
    }
    return children
  }

  /// Returns the end of the texts that have a letter at a depth.
  private func upperBound(of letter: Letter, at depth: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if letters[texts[middle].lowerBound + depth] <= letter {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func node(_ range: Range<Int>, depth: Int, said: Int) -> Node {
    let remaining = sizes[range].min().map { $0 - said } ?? Self.never
    return Node(texts: range, depth: depth, said: said, remaining: remaining)
  }

  /// A number of letters larger than that of any text.
  static let never = 1_000_000_000
}
