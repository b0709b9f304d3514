// Walks one phrase letter by letter, through the word lists of its slots too.

import PhraseMatching

/// One phrase as a walk: where it can be, and over which letters it can go on.
final class PhraseWalker {
  /// A point of the walk: a place of the phrase, or a node of a list with the place behind it.
  struct Point: Hashable {
    var place: Int32
    /// The list that is being walked; negative for none.
    var list: Int32 = -1
    var node: Int32 = 0

    /// The point as one number; `nil` when it is further than anybody walks.
    var packed: UInt64? {
      guard place < 1 << 20, list < 1 << 15, node < 1 << 26 else { return nil }
      return UInt64(place) | UInt64(list + 1) << 20 | UInt64(node) << 37
    }
  }

  /// A letter that can be next.
  struct Move {
    var letter: Letter
    var joint: PhraseAutomaton.Joint
    var point: Point
  }

  /// Everything that can be next.
  struct Moves {
    /// By letter.
    var letters: [Move] = []
    /// For any letter.
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

  /// Where the phrase begins.
  var start: Point { Point(place: automaton.start) }

  /// The fewest letters from a point to the end of the phrase.
  func remaining(at point: Point) -> Int {
    let behind = automaton.remaining(at: point.place)
    guard point.list >= 0 else { return behind }
    return behind + lists.lists[Int(point.list)].remaining(at: point.node)
  }

  /// What can be next at a point.
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
