// Reads which of several objects that wait to be confirmed words change, and how.

import Foundation
import PhraseMatching
import SpokenValues

/// A change of several objects that wait to be confirmed.
struct HeldChange {
  /// The new values of objects, by their places.
  private(set) var values: [Int: WordsToValues.Values] = [:]
  /// The names of parameters whose values objects lose, by their places.
  private(set) var cleared: [Int: Set<String>] = [:]
  private var dropped: Set<Int> = []

  /// Reads a change; `nil` for words that say none.
  ///
  /// - Parameters:
  ///   - before: The values that the last change gave and took, by the places of objects.
  ///   - values: A function that returns the values that words have for parameters of a run.
  init?(
    _ words: String, _ all: [Conversation.Held], _ steering: SteeringWords,
    after before: [Int: (new: WordsToValues.Values, old: WordsToValues.Values)],
    values: @Sendable (String, IntentRun) async -> WordsToValues.Values?
  ) async {
    let utterance = Normalizer.utterance(words)
    guard utterance.tokens.count <= SteeringWords.maximumCount else { return nil }
    let places = HeldPlaces(all, steering)
    let corrected = steering.rest(behind: steering.corrections, in: words) ?? words
    if let kept = steering.rest(behind: steering.keeps, in: corrected),
      let named = places.only(in: kept)
    {
      dropped = Set(all.indices).subtracting(named)
      return
    }
    // "Delete the first" agrees to one of those that are to be deleted.
    let accepts = all[0].question.acceptWords.contains {
      utterance.words.first == SteeringWords.words($0).first
    }
    let plain = steering.added(words) ?? words
    let denied =
      (accepts ? nil : steering.removed(in: plain))
      ?? steering.denied(words)
    if let denied, let named = places.only(in: denied) {
      dropped = named
      return
    }
    if let denied, leaveOut(denied, places.find(in: denied), all) { return }
    // "Only one tomato" is one of it, and leaves the others; "make the miso large, too" changes one as well.
    let also = steering.rest(before: steering.alsos, in: words) ?? words
    let words = steering.rest(behind: steering.keeps, in: also) ?? also
    guard let correction = steering.correction(words) else { return nil }
    guard
      let meant = correction.meant.map({ steering.rest(behind: steering.adjustments, in: $0) ?? $0 }
      )
    else {
      guard let named = correction.unmeant.flatMap(places.only) else { return nil }
      dropped = named
      return
    }
    if let named = places.only(in: meant), correction.unmeant == nil {
      // "No, the second" means that one instead of the one that was changed last.
      guard before.count == 1, let last = before.first, !named.contains(last.key) else {
        return nil
      }
      self.values = [last.key: last.value.old]
      cleared = [last.key: Set(last.value.new.keys).subtracting(last.value.old.keys)]
      for place in named { self.values[place] = last.value.new }
      return
    }
    var (targets, text, _) = places.find(in: meant)
    if let unmeant = correction.unmeant {
      guard let named = places.only(in: unmeant) else { return nil }
      (targets, text) = (named, meant)
    }
    guard !text.isEmpty else { return nil }
    for place in targets {
      guard let found = await values(text, all[place].running.run) else { return nil }
      self.values[place] = found
    }
    // Another thing takes the place of one, and not of all.
    let isThing = self.values.values.contains { found in
      all[0].running.run.call.fields.contains { $0.isThing && found[$0.name] != nil }
    }
    if self.values.isEmpty || targets.count > 1 && isThing { return nil }
  }

  /// Leaves out a number of one of the objects: the "one miso" of "drop one miso"; returns whether it is one.
  private mutating func leaveOut(
    _ text: String, _ found: (places: Set<Int>, rest: String, isNamed: Bool),
    _ all: [Conversation.Held]
  ) -> Bool {
    guard found.isNamed, found.places.count == 1, let place = found.places.first,
      let number = WordsToNumber().decimal(found.rest),
      let field = all[place].running.run.call.fields.only(where: \.kind.isInteger),
      let count = field.number
    else { return false }
    if number < count {
      values[place] = [field.name: .words("\(count - number)")]
    } else {
      dropped = [place]
    }
    return true
  }

  /// Whether an object is not wanted any more.
  func isDropped(_ place: Int) -> Bool { dropped.contains(place) }
}

/// The words for some of several objects: "the first one", "both", "the miso".
private struct HeldPlaces {
  private let all: [Conversation.Held]
  private let steering: SteeringWords

  init(_ all: [Conversation.Held], _ steering: SteeringWords) {
    self.all = all
    self.steering = steering
  }

  /// Returns the objects that words name and do not say anything else of; `nil` for none.
  func only(in text: String) -> Set<Int>? {
    let found = find(in: text)
    return found.isNamed && found.rest.isEmpty ? found.places : nil
  }

  /// Returns the objects that words name, or else all, and the words that are left.
  func find(in text: String) -> (places: Set<Int>, rest: String, isNamed: Bool) {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    func without(_ run: Range<Int>) -> String {
      [0..<run.lowerBound, run.upperBound..<words.count].filter { !$0.isEmpty }
        .map { utterance.text(of: $0) }
        .filter { text in
          // "One tomato" says how many, "the tomato one" does not.
          !SteeringWords.words(text).allSatisfy(steering.fillers.contains)
            || utterance.text.hasPrefix(text) && WordsToNumber().decimal(text) != nil
        }
        .joined(separator: " ")
    }
    for length in (1...max(1, words.count)).reversed() where length <= words.count {
      for start in 0...words.count - length {
        let run = start..<start + length
        let part = utterance.text(of: run)
        if steering.every.contains(Array(words[run])) {
          // "All three" is no number of things.
          let isCounted =
            run.upperBound < words.count
            && WordsToNumber().decimal(words[run.upperBound]) == Decimal(all.count)
          return (
            Set(all.indices), without(run.lowerBound..<run.upperBound + (isCounted ? 1 : 0)), true
          )
        }
        if let place = place(part) { return ([place], without(run), true) }
        let named = all.indices.filter { isNamed($0, by: part) }
        if named.count == 1 { return (Set(named), without(run), true) }
      }
    }
    return (Set(all.indices), text, false)
  }

  /// Returns the place of an object by its number in words: "the second one".
  private func place(_ text: String) -> Int? {
    let words = SteeringWords.words(text)
    // "Two" is a number of things, "the second" a place.
    guard words.allSatisfy({ WordsToNumber().decimal($0) == nil || steering.fillers.contains($0) }),
      words.count > 1 || WordsToNumber().decimal(text) == nil
    else { return nil }
    return AnswerReader.place(text, among: all.count)
  }

  private func isNamed(_ place: Int, by text: String) -> Bool {
    let said = steering.bare(SteeringWords.words(text))
    guard said.contains(where: { $0.utf8.count > 2 }) else { return false }
    return all[place].running.run.call.fields.contains { field in
      guard case .entity = field.kind, let value = field.value else { return false }
      return steering.isNamed(value.option, by: text)
    }
  }
}
