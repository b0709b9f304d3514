// Moves the application's name to other positions of an utterance.

import SpokenValues

/// The utterances that result from moving the application's name: "in Soupy, order lentil soup" is
/// matched as "order lentil soup in Soupy".
///
/// A phrase has a fixed position for its application's name; people say it first or last, as they
/// like. If an utterance has an application's name after a word that precedes the name in some
/// phrase, or has the name alone at an end, those words are moved to the end and to the beginning,
/// and the results are matched like any other utterance. A name alone is moved as it is, and with
/// each of the few words that precede it in phrases; from the middle of an utterance only if no
/// free text is needed. Last the name is left out, for phrases of that application that have none. No
/// value crosses a seam (`Utterance.seams`), and offsets remain those of the original text.
struct TurnedUtterances {
  /// The maximum number of names that are moved from one place.
  private static let maximumNames = 2
  /// The maximum number of words that are tried before a name that was spoken alone.
  private static let maximumAdded = 4

  private let matcher: Matcher
  private let tolerance: Tolerance
  private let start: Int
  private let end: Int
  private let isMeant: (Utterance, Set<String>?) -> Bool

  /// Calls a function with the possible reorderings of an utterance, likelier ones first, until it
  /// returns `true`; nearly always there are none. One without the name comes with the name's
  /// applications.
  static func find(
    of matcher: Matcher, _ tolerance: Tolerance,
    where isMeant: (_ turned: Utterance, _ apps: Set<String>?) -> Bool
  ) {
    let count = matcher.words.count
    let start = tolerance.starts.max() ?? 0
    guard !matcher.program.applications.applications.isEmpty else { return }
    let end = (start + 1..<count + 1).first(where: tolerance.isEnd) ?? count
    withoutActuallyEscaping(isMeant) { isMeant in
      let turned = TurnedUtterances(
        matcher: matcher, tolerance: tolerance, start: start, end: end, isMeant: isMeant)
      _ = (start..<end).contains(where: turned.movesName)
    }
  }

  private init(
    matcher: Matcher, tolerance: Tolerance, start: Int, end: Int,
    isMeant: @escaping (Utterance, Set<String>?) -> Bool
  ) {
    self.matcher = matcher
    self.tolerance = tolerance
    self.start = start
    self.end = end
    self.isMeant = isMeant
  }

  /// Moves the names that start at a place, and returns whether one of the results is accepted.
  private func movesName(at place: Int) -> Bool {
    let hasWord =
      place > start && matcher.program.wordsBeforeNames.contains(matcher.words[place - 1])
    guard hasWord || place == start || startsName(place) else { return false }
    var names: [NameReading] = []
    for index in matcher.readings(of: .applications, at: place, tolerance: tolerance) {
      let name = matcher.nameReadings[index]
      guard name.end > place, name.end <= end, !names.contains(where: { $0.end == name.end })
      else { continue }
      names.append(name)
    }
    for name in names.prefix(Self.maximumNames) {
      guard hasWord || place == start || name.end == end else { continue }
      let phrase = hasWord ? place - 1..<name.end : place..<name.end
      if moves(phrase, name: place) || leavesOut(phrase, name) { return true }
    }
    return false
  }

  /// Whether the word at a place is exactly the first word of a name.
  private func startsName(_ place: Int) -> Bool {
    matcher.child(of: NameTrie.root, by: matcher.words[place], in: .applications) != NameTrie.none
  }

  /// Returns the runs of words before and behind an application's name.
  private func rest(without phrase: Range<Int>) -> [Range<Int>] {
    [start..<phrase.lowerBound, phrase.upperBound..<end].filter { !$0.isEmpty }
  }

  private func moves(_ phrase: Range<Int>, name: Int) -> Bool {
    let rest = rest(without: phrase)
    guard !rest.isEmpty else { return false }
    let asides = [0..<start, end..<matcher.words.count].filter { !$0.isEmpty }
      .map { matcher.utterance.range(of: $0) }
    let isAlone = name == phrase.lowerBound
    let orders =
      (matcher.program.namesComeLast ? [rest + [phrase]] : [])
      + (matcher.program.namesComeFirst ? [[phrase] + rest] : [])
    let added = isAlone ? matcher.program.wordsBeforeNames.prefix(Self.maximumAdded) : []
    for runs in orders {
      let isAsSaid = zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
      if !isAsSaid, isMeant(matcher.utterance.turned(runs, asides), nil) { return true }
      for word in added {
        let letters = matcher.vocabulary.bytes(of: word)
        let turned = matcher.utterance.turned(runs, asides, adding: letters, before: name)
        if isMeant(turned, nil) { return true }
      }
    }
    return false
  }

  private func leavesOut(_ phrase: Range<Int>, _ name: NameReading) -> Bool {
    let rest = rest(without: phrase)
    guard !rest.isEmpty, !matcher.program.alwaysNamesApplication else { return false }
    let asides = [0..<start, phrase, end..<matcher.words.count].filter { !$0.isEmpty }
      .map { matcher.utterance.range(of: $0) }
    let names = matcher.program.applications
    let apps = names.owners(at: name.node).map { names.applications[Int($0)].app }
      .filter { matcher.apps?.contains($0) ?? true }
    return !apps.isEmpty && isMeant(matcher.utterance.turned(rest, asides), Set(apps))
  }
}

extension Utterance {
  /// Returns runs of words as an utterance of their own, in a different order.
  ///
  /// - Parameters:
  ///   - asides: The ranges in the text of the words left out.
  ///   - added: A word that the text lacks; it has a position there, but no length.
  ///   - place: The word before which it is added.
  func turned(
    _ runs: [Range<Int>], _ asides: [Range<Int>], adding added: [UInt8]? = nil,
    before place: Int = 0
  ) -> Utterance {
    var turned = Utterance(text: text, folded: [], tokens: [])
    turned.asides = asides
    turned.folded.reserveCapacity(folded.count + (added?.count ?? 0))
    turned.tokens.reserveCapacity(tokens.count + 1)
    turned.admitsFreeText = runs.count < 3
    for run in runs {
      if !turned.tokens.isEmpty { turned.seams.append(turned.tokens.count) }
      for index in run {
        if let added, index == place {
          let lower = tokens[index].lower
          turned.added = turned.tokens.count
          turned.append(
            Token(lower: lower, upper: lower, foldedLower: 0, foldedUpper: 0, startsWord: true),
            added[...])
        }
        let token = tokens[index]
        turned.append(token, folded[Int(token.foldedLower)..<Int(token.foldedUpper)])
      }
    }
    return turned
  }

  private mutating func append(_ token: Token, _ letters: ArraySlice<UInt8>) {
    var token = token
    token.foldedLower = Int32(folded.count)
    folded += letters
    token.foldedUpper = Int32(folded.count)
    tokens.append(token)
  }
}
