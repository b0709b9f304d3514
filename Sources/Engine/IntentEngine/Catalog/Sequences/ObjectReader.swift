// Reads a sentence about several objects as several runs of one intent.

import Foundation
import PhraseMatching
import SpokenValues

/// A reader of sentences such as "order a large tomato and two small miso soups in Soupy".
///
/// It looks for a list whose place in the sentence is that of a slot: with a known value instead of
/// the list the sentence has to match one phrase. Each part of the list has to name a value for the
/// slot, and no word that is none of the intent's values; the parts then become the objects. Of several
/// lists the one that begins first counts, and of these the shortest.
///
/// - Complexity: O(*w*² · *t*) matches for *w* words beside the list, at most six on each side, and
///   *t* types with a word of a name in each part of it, at most sixteen.
struct ObjectReader: Sendable {
  private static let maximumWords = 24
  private static let maximumEdge = 6
  private static let maximumTypes = 16
  private static let particles = Set(RequestWords.words(for: "en").turning)
  private static let pronouns: Set = ["one", "ones"]

  let sequenceWords: SequenceWords
  /// A value for each slot type, which replaces the list.
  let titles: [(type: String, title: String)]
  /// Returns the types that have a value with a word in its name.
  let types: @Sendable (_ word: String) async -> Set<String>
  let match: @Sendable (_ words: String) async -> MatchResult
  let steering: SteeringWords
  /// Whether one of the objects may be unknown, which is then asked about: "milk, bread and cheese".
  var allowsUnknown = false
  /// Returns the values that words have for the intent of a match; `nil` when a word is none.
  let values: @Sendable (_ words: String, _ match: Match) async -> [String: WordsToValues.Reading]?

  /// Returns the objects of a sentence as commands; `nil` when it has fewer than two.
  func sequence(in sentence: String) async -> CommandSequence? {
    // The comma of "…, please" separates no object.
    let sentence = steering.withoutPoliteness(sentence)
    let utterance = Normalizer.utterance(sentence)
    let tokens = utterance.tokens
    let joints = separators(utterance)
    guard steering.exclusion(in: utterance) == nil, !steering.takesBack(sentence) else {
      return nil
    }
    guard tokens.count <= Self.maximumWords, let first = joints.first, let last = joints.last else {
      return nil
    }
    var named: [(place: Int, types: Set<String>)] = []
    for token in tokens.indices {
      let types = await types(utterance.word(token))
      if !types.isEmpty { named.append((Int(tokens[token].lower), types)) }
    }
    // In "turn on the kitchen and the porch" the list begins behind "on".
    let starts = tokens.indices.filter { place in
      Int(tokens[place].lower) < first.lowerBound
        && !Self.particles.contains(utterance.word(place))
    }
    // "One" behind "a small" belongs to it.
    let ends = tokens.indices.filter { place in
      Int(tokens[place].upper) > last.upperBound
        && !(place + 1 < tokens.count && Self.pronouns.contains(utterance.word(place + 1)))
    }
    for start in starts.prefix(Self.maximumEdge) {
      for end in ends.prefix(Self.maximumEdge) {
        let list = Int(tokens[start].lower)..<Int(tokens[end].upper)
        let all = parts(of: list, joints, in: sentence)
        // "Not the porch" is no object, and "both small" is said of all.
        let parts = all.filter { range in
          let part = sentence.piece(range)
          return !steering.every.contains(SteeringWords.words(part))
            && [steering.negations, steering.every].allSatisfy {
              steering.rest(behind: $0, in: part) == nil
            }
        }
        // "The small one without pepper" is no further soup.
        guard parts.count > 1, !parts.contains(where: { pointsBack(sentence.piece($0)) }) else {
          continue
        }
        let shared = all.last.flatMap {
          steering.rest(behind: steering.every, in: sentence.piece($0))
        }
        // Each part names a value of the same type, or is one more of the part before it.
        let naming =
          parts.prefix(1) + parts.dropFirst().filter { !isLikeBefore(sentence.piece($0)) }
        let likely = titles.filter { type, _ in
          let unknown = naming.count { part in
            !named.contains { part.contains($0.place) && $0.types.contains(type) }
          }
          return unknown == 0
            || allowsUnknown && unknown == 1 && naming.count > 1 && all.count == parts.count
        }
        if let found = await sequence(
          in: sentence, list, parts, joints, likely, sharing: shared)
        {
          return found
        }
        guard parts.count > 2, shared == nil else { continue }
        let apportioned = titles.filter { type, _ in
          parts.map { part in
            named.contains { part.contains($0.place) && $0.types.contains(type) }
          } == [true] + parts.dropFirst().map { _ in false }
        }
        if let found = await sequence(
          in: sentence, list, parts, joints, apportioned, isApportioned: true)
        {
          return found
        }
      }
    }
    return nil
  }

  /// Returns the places of the words and commas between the parts of a list, in order.
  private func separators(_ utterance: Utterance) -> [Range<Int>] {
    let joints = sequenceWords.joints(in: utterance.text).filter { !$0.isExplicit }.map(\.range)
    let commas = utterance.text.utf8.enumerated().filter { $0.element == UInt8(ascii: ",") }
      .map { $0.offset..<$0.offset + 1 }
      .filter { comma in
        comma.lowerBound > 0 && !joints.contains { $0.overlaps(comma) }
      }
    guard !joints.isEmpty else { return [] }
    return (joints + commas).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the parts of a list, without what separates them.
  private func parts(
    of list: Range<Int>, _ joints: [Range<Int>], in sentence: String
  ) -> [Range<Int>] {
    zip([list.lowerBound] + joints.map(\.upperBound), joints.map(\.lowerBound) + [list.upperBound])
      .compactMap { lower, upper in sentence.trimmed(lower..<max(lower, upper)) }
  }

  private func sequence(
    in sentence: String, _ list: Range<Int>, _ parts: [Range<Int>], _ joints: [Range<Int>],
    _ titles: [(type: String, title: String)], sharing shared: String? = nil,
    isApportioned: Bool = false
  ) async -> CommandSequence? {
    let before = sentence.piece(0..<list.lowerBound)
    let after = sentence.piece(list.upperBound..<sentence.utf8.count)
    for (type, title) in titles.prefix(Self.maximumTypes) {
      let result = await match(before + title + after)
      let place = list.lowerBound..<list.lowerBound + title.utf8.count
      guard result.best.count == 1, let match = result.best.first,
        let slot = match.parameters.first(where: {
          $0.range == place && $0.type.valueType == type && !$0.values.isEmpty
        }),
        var commands = isApportioned
          ? await apportioned(in: sentence, parts, slot, match, result)
          : await commands(in: sentence, parts, slot, match, result)
      else { continue }
      if let shared {
        guard let all = await values(shared, match) else { continue }
        for place in commands.indices { commands[place].values.merge(all) { own, _ in own } }
      }
      return CommandSequence(commands: commands, joints: joints)
    }
    return nil
  }

  /// Returns a number of one thing as the objects that the other parts of the list make of them: "three
  /// lentil soups, one large and two small"; `nil` where the numbers are not those.
  private func apportioned(
    in sentence: String, _ parts: [Range<Int>], _ slot: SlotMatch, _ match: Match,
    _ result: MatchResult
  ) async -> [CommandSequence.Command]? {
    guard var all = await values(sentence.piece(parts[0]), match), all[slot.name] != nil else {
      return nil
    }
    var objects: [(range: Range<Int>, values: WordsToValues.Values)] = []
    for range in parts.dropFirst() {
      guard let values = await values(sentence.piece(range), match) else { return nil }
      objects.append((range, values))
    }
    /// Returns the number of a part that a parameter has.
    func count(_ values: WordsToValues.Values, _ name: String) -> Decimal? {
      values[name].flatMap { WordsToNumber().decimal($0.text) }
    }
    let names = objects[0].values.keys.filter { count(objects[0].values, $0) != nil }
    guard names.count == 1, let name = names.first else { return nil }
    let numbers = objects.compactMap { count($0.values, name) }
    guard numbers.count == objects.count,
      all[name] == nil || count(all, name) == numbers.reduce(0, +)
    else { return nil }
    all[name] = nil
    return objects.map { range, values in
      CommandSequence.Command(
        text: sentence.piece(range), range: range, result: result, references: [],
        places: SuppliedWords(), values: all.merging(values) { $1 })
    }
  }

  /// Whether a part of a list begins with an article, and so a thing of its own.
  private func beginsAnew(_ part: String) -> Bool {
    Normalizer.utterance(part).words.first.map(steering.articles.contains) ?? true
  }

  /// Whether a part of a list is about one of those that are named before: "the small one".
  private func pointsBack(_ part: String) -> Bool {
    let words = SteeringWords.words(part)
    guard let first = words.first, steering.articles.contains(first),
      !steering.indefinites.contains(first)
    else { return false }
    return words.dropFirst().contains(where: Self.pronouns.contains)
  }

  /// Whether a part of a list is about one more of what is named before: "a small one".
  private func isLikeBefore(_ part: String) -> Bool {
    guard let last = Normalizer.utterance(part).words.last else { return false }
    return Self.pronouns.contains(last) && last.utf8.count < part.utf8.count
  }

  private func commands(
    in sentence: String, _ parts: [Range<Int>], _ slot: SlotMatch, _ match: Match,
    _ result: MatchResult
  ) async -> [CommandSequence.Command]? {
    guard let last = parts.last else { return nil }
    var commands: [CommandSequence.Command] = []
    for range in parts {
      let text = sentence.piece(range)
      guard
        var values = await values(text, match) ?? unknown(text, slot, of: match, among: commands)
      else { return nil }
      if let before = commands.last, isLikeBefore(text) {
        values.merge(before.values.filter { $0.value.isEntity }) { own, _ in own }
      }
      guard values[slot.name] != nil else { return nil }
      // The size of "small lentil and miso soup" is that of both; of "a miso soup" it is not known. The "off" of "porch
      // on and kitchen off" stands behind the list.
      if let before = commands.last, values.count == 1, !beginsAnew(text) {
        values.merge(
          before.values.filter { name, value in
            !value.isEntity && !value.isUnclear && WordsToNumber().decimal(value.text) == nil
              && !match.parameters.contains { $0.name == name }
          }
        ) { own, _ in own }
      }
      if values.values.contains(where: \.isUnclear), range != last,
        let shared = await sharingNoun(of: sentence, behind: last, text, match),
        shared.keys == values.keys
      {
        values = shared
      }
      commands.append(
        CommandSequence.Command(
          text: text, range: range, result: result, references: [], places: SuppliedWords(),
          values: values))
    }
    guard commands.count > 1 else { return nil }
    // "Two soups, one tomato and one miso" are two together, and not two of each.
    let numbers = WordsToNumber()
    for outer in match.parameters where outer.range.upperBound <= last.lowerBound {
      let counts = commands.map { command in
        command.values[outer.name].flatMap { numbers.decimal($0.text) } ?? 1
      }
      guard let number = numbers.decimal(outer.text), number == counts.reduce(0, +) else {
        continue
      }
      for (place, count) in zip(commands.indices, counts) {
        commands[place].values[outer.name] = .words("\(count)")
      }
    }
    return commands
  }

  /// Returns the only thing of a list that is not known, a word or two with an article, as the value of the list's slot.
  private func unknown(
    _ text: String, _ slot: SlotMatch, of match: Match, among known: [CommandSequence.Command]
  ) -> WordsToValues.Values? {
    let said = SteeringWords.words(text)
    let words = said.filter { !steering.articles.contains($0) }
    let hasUnknown = known.contains { $0.values[slot.name].map { !$0.isEntity } ?? true }
    // "Play music" is no thing, "brown rice" behind an article is one.
    guard allowsUnknown, !hasUnknown, words.count == 1 || words.count == 2 && said.count > 2,
      words != SteeringWords.words(match.app)
    else { return nil }
    return [slot.name: .words(words.joined(separator: " "))]
  }

  /// Returns the values of a part with a noun that it shares with the last one, "a tomato and two miso soups":
  /// its last word, or one of the two after it; `nil` where none makes all values clear.
  private func sharingNoun(
    of sentence: String, behind last: Range<Int>, _ text: String, _ match: Match
  ) async -> WordsToValues.Values? {
    let after = sentence.piece(last.upperBound..<sentence.utf8.count).split(separator: " ")
    for noun in sentence.piece(last).split(separator: " ").suffix(1) + after.prefix(2) {
      guard let values = await values("\(text) \(noun)", match),
        !values.values.contains(where: \.isUnclear)
      else { continue }
      return values
    }
    return nil
  }
}
