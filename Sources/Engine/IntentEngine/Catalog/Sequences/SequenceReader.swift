// Splits a sentence into commands that match individually.

import PhraseMatching
import SpokenValues

/// A reader that splits a sentence at conjunctions such as "and then" into commands.
///
/// It considers every way to split at up to seven conjunctions into up to six commands, by dynamic
/// programming over the pieces as for a shortest path. The way with the least free text wins, then
/// the one with the fewest commands that rely on others, then the one with the fewest commands.
/// When two ways are equally good, the sentence is not split.
///
/// - Complexity: O(*j*²) matches for *j* conjunctions, *j* ≤ 7; one match for a sentence without
///   any.
struct SequenceReader: Sendable {
  /// A function that matches words against the phrases of one app or of all apps.
  typealias Match = @Sendable (_ words: String, _ app: String?) async -> MatchResult

  private static let maximumJoints = 7
  private static let maximumCommands = 6

  private let words: SequenceWords
  private let isLoose: Bool
  private let match: Match
  private let titles: @Sendable () async -> [(type: String, title: String)]

  /// Creates a reader from conjunctions and a function that matches words.
  ///
  /// - Parameters:
  ///   - isLoose: Whether commands match by their parts, so that none goes beyond the end of a sentence.
  ///   - titles: A value for each slot type, which replaces a pronoun.
  init(
    _ words: SequenceWords, isLoose: Bool = false,
    titles: @escaping @Sendable () async -> [(type: String, title: String)], match: @escaping Match
  ) {
    self.words = words
    self.isLoose = isLoose
    self.match = match
    self.titles = titles
  }

  /// Returns the commands of a sentence, which is split at some of its conjunctions.
  ///
  /// - Returns: `nil` when it cannot be split, or not unambiguously.
  func sequence(in sentence: String, at joints: [SequenceWords.Joint]) async -> CommandSequence? {
    guard joints.count <= Self.maximumJoints else { return nil }
    let starts = [0] + joints.map(\.range.upperBound)
    let ends = joints.map(\.range.lowerBound) + [sentence.utf8.count]
    // For each end of the last command: the best ways to get there, one for each app.
    var ways: [[Way]] = Array(repeating: [], count: ends.count)
    for end in ends.indices {
      for start in 0...end {
        guard starts[start] < ends[end] else { continue }
        guard let range = sentence.trimmed(starts[start]..<ends[end]) else { continue }
        let text = sentence.piece(range)
        if isLoose, text.contains(/[.!?…]\s/) { continue }
        if start == 0 {
          guard end < ends.count - 1, let piece = await Piece(text, range, match(text, nil))
          else { continue }
          keep(Way(piece), among: &ways[end])
          continue
        }
        let before = ways[start - 1]
        guard !before.isEmpty else { continue }
        let own = await read(text, range, app: nil)
        for way in before where way.commands.count < Self.maximumCommands {
          guard let piece = await orBorrowed(own, text, range, way) else { continue }
          keep(way.adding(piece, after: joints[start - 1]), among: &ways[end])
        }
      }
    }
    guard let last = ways.last, let best = last.min(by: { $0.cost < $1.cost }) else { return nil }
    let isClear = !best.isContested && last.count { $0.cost == best.cost } == 1
    return isClear ? best.sequence : nil
  }

  /// Keeps the better of two ways whose last commands belong to the same app.
  private func keep(_ way: Way, among ways: inout [Way]) {
    guard let index = ways.firstIndex(where: { $0.app == way.app }) else {
      ways.append(way)
      return
    }
    if way.cost == ways[index].cost {
      ways[index].isContested = true
    } else if way.cost < ways[index].cost {
      ways[index] = way
    }
  }

  private func orBorrowed(
    _ own: Piece?, _ text: String, _ range: Range<Int>, _ way: Way
  ) async -> Piece? {
    if let own { return own }
    guard let app = way.app else { return nil }
    return await read(text, range, app: app)
  }

  /// Reads a command after the first; `app` is the app that another command names.
  private func read(_ text: String, _ range: Range<Int>, app: String?) async -> Piece? {
    var best: Piece?
    for supplied in app.map(words.ways(toName:)) ?? [NamingWay()] {
      let completed = supplied.before + text + supplied.after
      let places = SuppliedWords(before: supplied.before.utf8.count)
      if let piece = await Piece(text, range, match(completed, app), places, isBorrowed: app != nil)
      {
        var piece = pointingBack(piece)
        // "Share it with Omar" is a command without the recipe, too.
        if words.pronouns(in: completed).contains(where: piece.leavesOut),
          let pointing = await read(text, range, app: app, named: supplied)
        {
          piece = pointing
        }
        if best.map({ piece.cost < $0.cost }) ?? true { best = piece }
        continue
      }
      guard best == nil else { continue }
      if let piece = await read(text, range, app: app, named: supplied) { return piece }
    }
    return best
  }

  /// Reads a command with a known value in the place of a pronoun.
  private func read(
    _ text: String, _ range: Range<Int>, app: String?, named supplied: NamingWay
  ) async -> Piece? {
    var places = SuppliedWords(before: supplied.before.utf8.count)
    for pronoun in words.pronouns(in: text).prefix(2) {
      for (type, title) in await titles().prefix(32) {
        let said = text.piece(0..<pronoun.lowerBound)
        let rest = text.piece(pronoun.upperBound..<text.utf8.count)
        let lower = supplied.before.utf8.count + said.utf8.count
        places.replaced = (lower..<lower + title.utf8.count, pronoun)
        let result = await match(supplied.before + said + title + rest + supplied.after, app)
        guard var piece = Piece(text, range, result, places, isBorrowed: app != nil),
          let slot = piece.only?.parameters.first(where: {
            $0.range == places.replaced?.completed && $0.type.valueType == type
              && !$0.values.isEmpty
          })
        else { continue }
        piece.command.references = [slot.name]
        return piece
      }
    }
    return nil
  }

  /// Marks the free slots of a command that consist of a pronoun as references.
  private func pointingBack(_ piece: Piece) -> Piece {
    guard let match = piece.only else { return piece }
    var piece = piece
    let pointing = match.parameters.filter { slot in
      slot.isFree && words.isPronoun(slot.text, in: match.template.language)
    }
    piece.command.references = Set(pointing.map(\.name))
    piece.freeWords -= pointing.reduce(0) { $0 + Normalizer.utterance($1.text).tokens.count }
    return piece
  }
}

/// A possible command with its cost.
private struct Piece: Sendable {
  var command: CommandSequence.Command
  var freeWords: Int
  let isBorrowed: Bool

  /// Creates a piece from the best match of its words.
  ///
  /// - Returns: `nil` when nothing matches.
  init?(
    _ text: String, _ range: Range<Int>, _ result: MatchResult,
    _ places: SuppliedWords = SuppliedWords(), isBorrowed: Bool = false
  ) {
    guard let first = result.best.first else { return nil }
    command = CommandSequence.Command(
      text: text, range: range, result: result, references: [], places: places,
      isBorrowed: isBorrowed)
    freeWords = first.parameters.filter(\.isFree).reduce(0) { words, slot in
      words + Normalizer.utterance(slot.text).tokens.count
    }
    self.isBorrowed = isBorrowed
  }

  /// The only match; `nil` when several fit equally well.
  var only: Match? { command.result.best.count == 1 ? command.result.best.first : nil }

  /// Whether the match does without the words at a place of its utterance.
  func leavesOut(_ place: Range<Int>) -> Bool {
    only?.spans.contains { $0.role == .filler && $0.range.overlaps(place) } ?? false
  }

  /// Whether the command relies on the app name of another one, or on a loose match.
  var leansOnOthers: Bool {
    isBorrowed || command.result.tier.map { $0 > .fillers } ?? true
  }

  var cost: Cost { Cost(freeWords: freeWords, leaning: leansOnOthers ? 1 : 0, commands: 1) }
}

/// The cost of a way to split a sentence; the lowest wins.
private struct Cost: Comparable, Sendable {
  var freeWords = 0
  var leaning = 0
  var commands = 0

  static func < (left: Cost, right: Cost) -> Bool {
    (left.freeWords, left.leaning, left.commands)
      < (right.freeWords, right.leaning, right.commands)
  }
}

/// A way to split the beginning of a sentence.
private struct Way: Sendable {
  private(set) var commands: [CommandSequence.Command]
  private(set) var cost: Cost
  private var joints: [SequenceWords.Joint] = []
  private var leansOnOthers = false
  /// The app of the last command, which the next one may rely on; `nil` when it is ambiguous.
  private(set) var app: String?
  /// Whether another way has the same cost.
  var isContested = false

  init(_ piece: Piece) {
    commands = [piece.command]
    cost = piece.cost
    app = piece.only?.app
  }

  func adding(_ piece: Piece, after joint: SequenceWords.Joint) -> Way {
    var way = self
    way.commands.append(piece.command)
    way.joints.append(joint)
    way.cost.freeWords += piece.cost.freeWords
    way.cost.leaning += piece.cost.leaning
    way.cost.commands += 1
    way.leansOnOthers = leansOnOthers || piece.leansOnOthers
    way.app = piece.only?.app
    return way
  }

  var sequence: CommandSequence {
    CommandSequence(
      commands: commands, joints: joints.map(\.range),
      isExplicit: joints.allSatisfy(\.isExplicit), leansOnOthers: leansOnOthers,
      freeWords: cost.freeWords)
  }
}

extension String {
  /// Returns a range without white space and punctuation at its ends; `nil` when nothing remains.
  func trimmed(_ range: Range<Int>) -> Range<Int>? {
    let bytes = Array(utf8)
    let separators = Set(" \t\r\n,;".utf8)
    var lower = range.lowerBound
    var upper = min(range.upperBound, bytes.count)
    while lower < upper, separators.contains(bytes[lower]) { lower += 1 }
    while lower < upper, separators.contains(bytes[upper - 1]) { upper -= 1 }
    return lower < upper ? lower..<upper : nil
  }
}
