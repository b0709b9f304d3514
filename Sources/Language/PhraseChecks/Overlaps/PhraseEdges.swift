// The possible beginnings or ends of a phrase, which rule out most pairs without a search.

/// The possible beginnings or ends of a phrase, which rule out most pairs without a search.
struct PhraseEdges {
  /// The first letters of some forms of a phrase, without breaks.
  struct Edge: Hashable {
    var letters: [Letter]
    /// Whether more letters may follow.
    var isOpen: Bool
  }

  private static let longest = 40
  private static let most = 96
  /// The maximum number of texts of an expanded list.
  private static let shortList = 6

  /// The edges; a single one that is empty and open if nothing is known.
  let edges: [Edge]

  /// - Parameter isReversed: Whether the automaton runs from the end of the phrase.
  init(_ automaton: PhraseAutomaton, lists: WordLists, isReversed: Bool) {
    var length = Self.longest
    while length > 0, !automaton.isExhausted {
      if let edges = Self.edges(automaton, lists, length, isReversed), !automaton.isExhausted {
        self.edges = edges
        return
      }
      length /= 2
    }
    edges = [Edge(letters: [], isOpen: true)]
  }

  /// Whether words may have an edge of both phrases.
  func meets(_ other: PhraseEdges) -> Bool {
    edges.contains { edge in other.edges.contains { Self.fit(edge, $0) } }
  }

  /// Returns the first letters of every edge; `nil` if an open edge is shorter.
  func keys(_ count: Int) -> Set<[Letter]>? {
    var keys: Set<[Letter]> = []
    for edge in edges {
      guard edge.letters.count >= count || !edge.isOpen else { return nil }
      keys.insert(Array(edge.letters.prefix(count)))
    }
    return keys
  }

  private static func fit(_ first: Edge, _ second: Edge) -> Bool {
    let count = min(first.letters.count, second.letters.count)
    guard first.isOpen || first.letters.count >= second.letters.count,
      second.isOpen || second.letters.count >= first.letters.count
    else { return false }
    for index in 0..<count where first.letters[index] != second.letters[index] { return false }
    return true
  }

  private struct State: Hashable {
    var place: Int32
    var letters: [Letter]
  }

  private static func edges(
    _ automaton: PhraseAutomaton, _ lists: WordLists, _ length: Int, _ isReversed: Bool
  ) -> [Edge]? {
    var edges: Set<Edge> = []
    var pending = [State(place: automaton.start, letters: [])]
    var seen: Set<State> = Set(pending)
    while let state = pending.popLast() {
      guard edges.count <= most, seen.count <= 16 * most else { return nil }
      guard state.letters.count < length else {
        edges.insert(Edge(letters: Array(state.letters.prefix(length)), isOpen: true))
        continue
      }
      let ways = automaton.ways(from: state.place)
      if ways.isEnd { edges.insert(Edge(letters: state.letters, isOpen: false)) }
      func go(_ letters: [Letter], _ next: Int32) {
        let state = State(place: next, letters: state.letters + letters)
        if seen.insert(state).inserted { pending.append(state) }
      }
      for way in ways.ways {
        switch way {
        case .letter(let letter, _, let next): go([letter], next)
        case .any: edges.insert(Edge(letters: state.letters, isOpen: true))
        case .list(let list, _, let next):
          let list = lists.lists[Int(list)]
          if list.count <= shortList {
            for text in list.allLetters {
              let letters = text.filter { $0 != Letters.wordBreak }
              go(isReversed ? letters.reversed() : letters, next)
            }
          } else {
            edges.insert(Edge(letters: state.letters, isOpen: true))
          }
        }
      }
    }
    return Array(edges)
  }
}
