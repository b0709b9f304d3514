// A phrase as an automaton over letters, expanded on demand.

import PhraseMatching

/// A phrase as an automaton over letters, expanded on demand.
///
/// A place in a phrase is the remaining phrase: a linked list of pieces. A rule with the same rest
/// is the same place however often it is used, and a permutation is the set of its remaining
/// parts, so neither nesting nor order multiplies places. Slots are not expanded: a transition over
/// a slot names a word list to walk instead.
final class PhraseAutomaton {
  /// The relation of a letter to the word before it.
  enum Joint: UInt8 {
    /// The letter continues the word.
    case glued
    /// The letter begins a word.
    case broken
    /// Either, next to a slot; the phrase has no white space there.
    case eitherGlued
    /// Either, next to a slot; the phrase has white space there.
    case eitherBroken
    /// Either, in free text, or where the phrase attaches text to its end.
    case free
    /// The letter is the first.
    case first
  }

  /// A transition from a place.
  enum Way {
    /// A letter.
    case letter(Letter, Joint, next: Int32)
    /// A text of a list.
    case list(Int32, Joint, next: Int32)
    /// Any letter.
    case any(Joint, next: Int32)
  }

  /// A place: the remaining pieces, and their relation to the word before.
  private struct Place: Hashable {
    var rest: Int32
    var joint: Joint
    /// Whether the place is inside free text, which may continue.
    var isFree: Bool
  }

  /// The transitions from a place.
  struct Ways {
    var ways: [Way] = []
    /// Whether the phrase may end here.
    var isEnd = false
  }

  private enum Item {
    case expression(Expression)
    /// The letters of a literal from an index on, in `literals`.
    case letters(Int32, from: Int32)
    case wordBreak
    /// The remaining parts of a permutation, as a set of bits.
    case parts(Int32, UInt64)
  }

  private struct Key: Hashable {
    var kind: UInt8
    var first: Int32
    var second: UInt64
    var tail: Int32
  }

  private static let end: Int32 = -1
  /// The maximum number of continuations without a letter from one place.
  private static let mostRests = 4_000
  /// The maximum number of distinct pieces of a phrase.
  private static let mostItems = 400_000

  /// The phrase.
  let template: PhraseTemplate
  private let lists: WordLists
  private let rules: [String: Expression]
  private let isReversed: Bool

  private var items: [(item: Item, tail: Int32)] = []
  private var known: [Key: Int32] = [:]
  private var opened: [Int32: [Int32]] = [:]
  private var rulePlaces: [String: [Int32: Int32]] = [:]
  private var literals: [[Letter]] = []
  private var permutations: [[Expression]] = []
  private var ruleSizes: [String: Int] = [:]
  private var restSizes: [Int32: Int] = [:]

  private var places: [Place] = []
  private var placeSizes: [Int] = []
  private var placeNumbers: [Place: Int32] = [:]
  private var ways: [Ways?] = []

  /// Whether transitions are missing because the phrase has too many continuations.
  private(set) var isExhausted = false

  /// The place at the beginning of the phrase.
  private(set) var start: Int32 = 0

  /// - Parameter isReversed: Whether the automaton runs from the end of the phrase. The texts of
  ///   slots are not reversed and must be taken as a whole.
  init(
    _ template: PhraseTemplate, meaning: Expression, lists: WordLists, isReversed: Bool = false
  ) {
    self.template = template
    self.lists = lists
    self.isReversed = isReversed
    rules = template.block?.rules ?? [:]
    start = place(rest(.expression(meaning), before: Self.end), .first)
  }

  /// Returns the fewest letters from a place to the end; at least `WordList.never` if none is
  /// reached.
  func remaining(at place: Int32) -> Int { placeSizes[Int(place)] }

  /// Returns the transitions from a place.
  func ways(from place: Int32) -> Ways {
    if let known = ways[Int(place)] { return known }
    let made = unfold(places[Int(place)])
    ways[Int(place)] = made
    return made
  }

  // MARK: Expansion

  private func unfold(_ place: Place) -> Ways {
    var result = Ways()
    if place.isFree {
      let own = self.place(place)
      result.ways.append(.any(.free, next: own))
    }
    var pending: [(rest: Int32, joint: Joint)] = [(place.rest, place.joint)]
    var seen: Set<Place> = []
    while let (rest, joint) = pending.popLast() {
      guard seen.count < Self.mostRests, items.count < Self.mostItems else {
        isExhausted = true
        break
      }
      guard seen.insert(Place(rest: rest, joint: joint, isFree: false)).inserted else { continue }
      guard rest != Self.end else {
        result.isEnd = true
        continue
      }
      guard size(ofRest: rest) < WordList.never else { continue }
      step(rest, joint, &pending, &result)
    }
    return result
  }

  private func step(
    _ rest: Int32, _ joint: Joint, _ pending: inout [(rest: Int32, joint: Joint)],
    _ result: inout Ways
  ) {
    let (item, tail) = items[Int(rest)]
    switch item {
    case .wordBreak:
      pending.append((tail, joint.broken))
    case .letters(let literal, let index):
      let letters = literals[Int(literal)]
      var index = Int(index)
      var joint = joint
      while index < letters.count, letters[index] == Letters.wordBreak {
        joint = joint.broken
        index += 1
      }
      guard index < letters.count else {
        pending.append((tail, joint))
        return
      }
      let next = self.rest(.letters(literal, from: Int32(index + 1)), before: tail)
      result.ways.append(.letter(letters[index], joint, next: place(next, .glued)))
    case .parts(_, let left):
      guard left != 0 else {
        pending.append((tail, joint))
        return
      }
      for next in open(rest) { pending.append((next, joint)) }
    case .expression(let expression):
      step(expression, rest, tail, joint, &pending, &result)
    }
  }

  private func step(
    _ expression: Expression, _ rest: Int32, _ tail: Int32, _ joint: Joint,
    _ pending: inout [(rest: Int32, joint: Joint)], _ result: inout Ways
  ) {
    switch expression {
    case .text, .sequence, .alternatives, .permutation, .rule:
      for next in open(rest) { pending.append((next, joint)) }
    case .applicationName:
      result.ways.append(
        .list(lists.names(of: template.app), joint.besideSlot, next: place(tail, .eitherGlued)))
    case .slot(let slot):
      guard let type = template.slots[slot.list] else { return }
      if let list = lists.words(of: type, language: template.language) {
        result.ways.append(.list(list, joint.besideSlot, next: place(tail, .eitherGlued)))
      }
      if type.isOpen {
        let free = place(Place(rest: tail, joint: .free, isFree: true))
        result.ways.append(.any(joint.beforeFreeText, next: free))
      }
    }
  }

  /// Returns a rest with its first piece expanded by one step; the same places at each call.
  private func open(_ rest: Int32) -> [Int32] {
    if let known = opened[rest] { return known }
    let (item, tail) = items[Int(rest)]
    var made: [Int32] = []
    switch item {
    case .letters, .wordBreak: break
    case .parts(let number, let left):
      let parts = permutations[Int(number)]
      for index in parts.indices where left & 1 << UInt64(index) != 0 {
        let others = self.rest(.parts(number, left & ~(1 << UInt64(index))), before: tail)
        let spaced = self.rest(.wordBreak, before: others)
        made.append(self.rest(.expression(parts[index].said), before: spaced))
      }
      if canBeLeftOut(parts, left) { made.append(tail) }
    case .expression(let expression): made = open(expression, tail)
    }
    opened[rest] = made
    return made
  }

  /// Whether all remaining parts of a permutation are optional.
  private func canBeLeftOut(_ parts: [Expression], _ left: UInt64) -> Bool {
    parts.indices.allSatisfy { left & 1 << UInt64($0) == 0 || size(of: parts[$0]) == 0 }
  }

  private func open(_ expression: Expression, _ tail: Int32) -> [Int32] {
    switch expression {
    case .text(let text):
      let letters = Letters.of(text)
      guard !letters.isEmpty else { return [tail] }
      literals.append(isReversed ? letters.reversed() : letters)
      return [rest(.letters(Int32(literals.count - 1), from: 0), before: tail)]
    case .sequence(let parts):
      let ordered = isReversed ? parts : parts.reversed()
      return [ordered.reduce(tail) { rest(.expression($1), before: $0) }]
    case .alternatives(let choices):
      return choices.map { rest(.expression($0), before: tail) }
    case .permutation(let parts):
      // The set of bits limits the number of parts; no phrase has so many.
      guard parts.count < 64 else { return [] }
      permutations.append(parts)
      let all = rest(
        .parts(Int32(permutations.count - 1), (1 << UInt64(parts.count)) - 1), before: tail)
      return [rest(.wordBreak, before: all)]
    case .rule(let name):
      if let known = rulePlaces[name]?[tail] { return [known] }
      guard let meaning = rules[name] else { return [] }
      let made = rest(.expression(meaning), before: tail)
      rulePlaces[name, default: [:]][tail] = made
      return [made]
    case .slot, .applicationName:
      return []
    }
  }

  // MARK: Places

  private func place(_ rest: Int32, _ joint: Joint) -> Int32 {
    place(Place(rest: rest, joint: joint, isFree: false))
  }

  private func place(_ place: Place) -> Int32 {
    if let number = placeNumbers[place] { return number }
    let number = Int32(places.count)
    places.append(place)
    placeSizes.append(size(ofRest: place.rest))
    ways.append(nil)
    placeNumbers[place] = number
    return number
  }

  private func rest(_ item: Item, before tail: Int32) -> Int32 {
    let key: Key? =
      switch item {
      case .expression, .wordBreak: nil
      case .letters(let literal, let index):
        Key(kind: 0, first: literal, second: UInt64(index), tail: tail)
      case .parts(let number, let left): Key(kind: 1, first: number, second: left, tail: tail)
      }
    if let key, let known = known[key] { return known }
    items.append((item, tail))
    let number = Int32(items.count - 1)
    if let key { known[key] = number }
    return number
  }

  // MARK: Sizes

  private func size(ofRest rest: Int32) -> Int {
    var total = 0
    var missing: [Int32] = []
    var next = rest
    // Iteratively along the list, so that a long phrase needs no deep stack.
    while next != Self.end, restSizes[next] == nil {
      missing.append(next)
      next = items[Int(next)].tail
    }
    if next != Self.end { total = restSizes[next] ?? 0 }
    for rest in missing.reversed() {
      total = min(WordList.never, total + size(of: items[Int(rest)].item))
      restSizes[rest] = total
    }
    return total
  }

  private func size(of item: Item) -> Int {
    switch item {
    case .wordBreak: 0
    case .letters(let literal, let index):
      literals[Int(literal)][Int(index)...].count { $0 != Letters.wordBreak }
    case .parts(let number, let left):
      permutations[Int(number)].indices.reduce(0) { total, index in
        left & 1 << UInt64(index) == 0
          ? total : min(WordList.never, total + size(of: permutations[Int(number)][index]))
      }
    case .expression(let expression): size(of: expression)
    }
  }

  private func size(of expression: Expression) -> Int {
    switch expression {
    case .text(let text): Letters.of(text).count { $0 != Letters.wordBreak }
    case .sequence(let parts), .permutation(let parts):
      parts.reduce(0) { min(WordList.never, $0 + size(of: $1)) }
    case .alternatives(let choices): choices.map(size).min() ?? WordList.never
    case .rule(let name): size(ofRule: name)
    case .applicationName: lists.shortest(in: lists.names(of: template.app))
    case .slot(let slot):
      template.slots[slot.list].map(size) ?? WordList.never
    }
  }

  private func size(of type: SlotType) -> Int {
    let shortest =
      lists.words(of: type, language: template.language).map(lists.shortest) ?? WordList.never
    return type.isOpen ? min(1, shortest) : shortest
  }

  private func size(ofRule name: String) -> Int {
    if let known = ruleSizes[name] { return known }
    // A recursive rule has no end.
    ruleSizes[name] = WordList.never
    let size = rules[name].map(size) ?? WordList.never
    ruleSizes[name] = size
    return size
  }
}

extension PhraseAutomaton.Joint {
  /// The joint after white space.
  fileprivate var broken: PhraseAutomaton.Joint {
    switch self {
    case .glued, .broken, .free: .broken
    case .eitherGlued, .eitherBroken: .eitherBroken
    case .first: .first
    }
  }

  /// The joint before a slot, where white space is optional.
  fileprivate var besideSlot: PhraseAutomaton.Joint {
    switch self {
    case .glued, .eitherGlued, .free: .eitherGlued
    case .broken, .eitherBroken: .eitherBroken
    case .first: .first
    }
  }

  /// The joint before free text, which consists of whole words unless the phrase attaches it.
  fileprivate var beforeFreeText: PhraseAutomaton.Joint {
    switch self {
    case .glued, .eitherGlued, .free: .eitherGlued
    case .broken, .eitherBroken: .broken
    case .first: .first
    }
  }

  /// Whether the letter may continue the word.
  var admitsGlue: Bool { self != .broken && self != .first }

  /// Whether the letter may begin a word.
  var admitsBreak: Bool { self != .glued && self != .first }

  /// Whether the phrase has the letter in the same word.
  var prefersGlue: Bool { self == .glued || self == .eitherGlued }

  /// Whether the phrase has the letter in the next word.
  var prefersBreak: Bool { self == .broken || self == .eitherBroken }
}
