// Walks one phrase letter by letter, including the word lists of its slots.

import PhraseMatching

/// A walk over one phrase letter by letter, including the word lists of its slots.
final class PhraseWalker {
  /// A state of the walk: a place of the phrase, or a node of a list with the place after it.
  struct Point: Hashable {
    var place: Int32
    /// The number of the current list; negative for none.
    var list: Int32 = -1
    var node: Int32 = 0

    /// The state as one number; `nil` if a component is too large.
    var packed: UInt64? {
      guard place < 1 << 20, list < 1 << 15, node < 1 << 26 else { return nil }
      return UInt64(place) | UInt64(list + 1) << 20 | UInt64(node) << 37
    }
  }

  /// A transition over a letter.
  struct Move {
    var letter: Letter
    var joint: PhraseAutomaton.Joint
    var point: Point
  }

  /// The transitions from a state.
  struct Moves {
    /// The transitions over given letters.
    var letters: [Move] = []
    /// The transitions over any letter.
    var any: [(joint: PhraseAutomaton.Joint, point: Point)] = []
    /// Whether the phrase may end here.
    var isEnd = false
  }

  /// The phrase.
  let automaton: PhraseAutomaton
  private let lists: WordLists
  private var movesOfPlaces: [Int32: Moves] = [:]

  init(_ automaton: PhraseAutomaton, lists: WordLists) {
    self.automaton = automaton
    self.lists = lists
  }

  /// The state at the beginning of the phrase.
  var start: Point { Point(place: automaton.start) }

  /// Returns the fewest letters from a state to the end of the phrase.
  func remaining(at point: Point) -> Int {
    let behind = automaton.remaining(at: point.place)
    guard point.list >= 0 else { return behind }
    return behind + lists.lists[Int(point.list)].remaining(at: point.node)
  }

  /// Returns the transitions from a state.
  func moves(from point: Point) -> Moves {
    guard point.list >= 0 else { return moves(fromPlace: point.place) }
    let list = lists.lists[Int(point.list)]
    var moves = Moves()
    if lists.admits(point.list, endingAt: point.node, in: automaton.template.block) {
      moves = self.moves(fromPlace: point.place)
    }
    let steps = list.steps(from: point.node)
    guard !steps.isEmpty else { return moves }
    for step in steps {
      moves.letters.append(
        Move(
          letter: step.letter, joint: step.breaksWord ? .broken : .glued,
          point: Point(place: point.place, list: point.list, node: step.node)))
    }
    if moves.letters.count > steps.count { moves.letters.sort { $0.letter < $1.letter } }
    return moves
  }

  private func moves(fromPlace place: Int32) -> Moves {
    if let known = movesOfPlaces[place] { return known }
    let ways = automaton.ways(from: place)
    var moves = Moves(isEnd: ways.isEnd)
    for way in ways.ways {
      switch way {
      case .letter(let letter, let joint, let next):
        moves.letters.append(Move(letter: letter, joint: joint, point: Point(place: next)))
      case .any(let joint, let next):
        moves.any.append((joint, Point(place: next)))
      case .list(let list, let joint, let next):
        for step in lists.lists[Int(list)].steps(from: WordList.root) {
          moves.letters.append(
            Move(
              letter: step.letter, joint: joint,
              point: Point(place: next, list: list, node: step.node)))
        }
      }
    }
    moves.letters.sort { $0.letter < $1.letter }
    movesOfPlaces[place] = moves
    return moves
  }
}
