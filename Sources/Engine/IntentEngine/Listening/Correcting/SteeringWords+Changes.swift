// Reads what words change about a command: what they add, take away, note or name anew.

import Foundation
import SpokenValues

extension SteeringWords {
  /// Returns the words of one more object: "bread" of "and bread", "the porch" of "the porch too"; `nil` for
  /// other texts.
  func added(_ text: String) -> String? {
    let plain = withoutPoliteness(text)
    let rest = rest(behind: additions, in: plain)
    return self.rest(before: alsos, in: rest ?? plain) ?? rest.map { withoutAgain($0) ?? $0 }
  }

  /// Returns what may follow words that add something, the shortest first: "bread" and "add bread" of "and add bread".
  func rests(behindAdditionIn text: String) -> [String] {
    let utterance = Normalizer.utterance(text)
    return additions.filter {
      $0.count < utterance.tokens.count && utterance.words.starts(with: $0)
    }.map { utterance.text(of: $0.count..<utterance.tokens.count) }
  }

  /// Returns the words for what is not wanted after all: "milk" of "remove milk" and "take the milk out again";
  /// `nil` for other texts.
  func removed(in text: String) -> String? {
    if let rest = rest(behind: removals, in: text) { return rest }
    let utterance = Normalizer.utterance(withoutAgain(text) ?? text)
    let words = withoutPoliteness(utterance.words)
    let isSeparated = removals.contains { removal in
      removal.count == 2 && words.count > 2 && [words[0], words[words.count - 1]] == removal
    }
    return isSeparated ? utterance.text(of: 1..<words.count - 1) : nil
  }

  /// Returns the words of a change in other ways: the "it two" of "and make it two", the "the time two hours" of
  /// "make the time two hours".
  func plainer(_ text: String) -> [String] {
    let rest = rest(behind: additions, in: text)
    return [
      self.rest(behind: adjustments, in: text), rest, rest.flatMap { correction($0)?.meant },
      rest.flatMap { self.rest(behind: adjustments, in: $0) },
    ].compactMap(\.self)
  }

  /// The most words of a text that is said instead of another one.
  private static let mostWords = 6

  /// Returns a short text without prepositions before it: "Mary" for "to Mary"; `nil` for a longer one.
  func withoutJoiners(_ text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    guard words.count <= Self.mostWords,
      let first = words.firstIndex(where: { !joiners.contains($0) })
    else { return nil }
    return utterance.text(of: first..<words.count)
  }

  /// Returns the number of some of several things, and what they are to be: "one of them small", "make two of those
  /// large"; `nil` for other texts.
  func part(in text: String) -> (number: Decimal, rest: String)? {
    ([text] + plainer(text)).lazy.compactMap { text in
      let utterance = Normalizer.utterance(text)
      let words = utterance.words
      guard let number = words.first.flatMap({ WordsToNumber().decimal($0) }),
        case let length = length(of: counters.filter { $0.count > 1 }, at: 1, in: words),
        length > 0, 1 + length < words.count
      else { return nil }
      return (number, utterance.text(of: 1 + length..<words.count))
    }.first
  }

  /// Returns the value of the only parameter for a duration that "it took 45" gives, in the unit of the one before;
  /// `nil` for other texts.
  func duration(in text: String, like fields: [CallParameter]) -> WordsToValues.Values? {
    let words = withoutPoliteness(Self.words(text))
    guard words.contains(where: lasting.contains), let number = words.last.flatMap({ Int($0) }),
      let field = fields.only(where: \.isDuration),
      case .duration(let old)? = field.value?.plain
    else { return nil }
    let isHours = old >= .seconds(3600) && number <= 12
    return [field.name: .value(.duration(.seconds(number * (isHours ? 3600 : 60))))]
  }

  /// Returns another name for a thing: the "Invoices" of "no, call it Invoices"; `nil` for other texts.
  func name(in text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let start = utterance.words.first.map(isNo) ?? false ? 1 : 0
    let end = withoutPoliteness(utterance.words).count
    let length = length(of: naming, at: start, in: utterance.words)
    return length > 0 && start + length < end ? utterance.text(of: start + length..<end) : nil
  }

  /// Whether words say how many people there are: "no, we're three".
  func countsPeople(_ text: String) -> Bool {
    let words = Self.words(text)
    return words.prefix(3).indices.contains { place in
      let end = place + length(of: company, at: place, in: words)
      return end > place && end < words.count && WordsToNumber().decimal(words[end]) != nil
    }
  }

  /// Returns the text that words give by the name of its parameter: the "no salt" of "add a note: no salt", the "cheese"
  /// of "cheese as a snack"; `nil` for other texts.
  func text(named name: String, in text: String) -> String? {
    let utterance = Normalizer.utterance(rest(behind: additions, in: text) ?? text)
    let end = withoutPoliteness(utterance.words).count
    let isName = { [self] place in bare(Self.words(name)) == [stem(utterance.word(place))] }
    guard let start = (0..<end).first(where: { !fillers.contains(utterance.word($0)) }),
      start + 1 < end
    else { return nil }
    if isName(start) { return utterance.text(of: start + 1..<end) }
    let behind = (start + 1..<end).first { fillers.contains(utterance.word($0)) }
    guard let behind, isName(end - 1),
      (behind..<end - 1).allSatisfy({ fillers.contains(utterance.word($0)) })
    else { return nil }
    let isCarried = carrying.contains(utterance.word(start)) && start + 1 < behind
    return utterance.text(of: (isCarried ? start + 1 : start)..<behind)
  }

  /// Returns the note on a thing that a text is, without the "with" before it: "extra salt", "without salt"; `nil`
  /// for other texts.
  func remark(in text: String) -> String? {
    let utterance = Normalizer.utterance(rest(behind: additions, in: text) ?? text)
    let kept = withoutPoliteness(utterance.words).count
    if rest(before: noteEndings, in: utterance.text(of: 0..<kept)) != nil {
      return utterance.text(of: 0..<kept)
    }
    // "No, large" takes something back.
    guard kept > 1, case let first = utterance.word(0), remarking.contains(first), !isNo(first)
    else { return nil }
    let isLight = joiners.contains(first) && !negating.contains(first)
    return utterance.text(of: (isLight ? 1 : 0)..<kept)
  }

  /// Whether the first word of a text may begin a note: in "no onions", but not in the Spanish "no pidas".
  func startsNote(_ text: String) -> Bool {
    let words = remarkingByLanguage[SentenceLanguage.current.rawValue] ?? remarking
    return Self.words(text).first.map(words.contains) ?? false
  }

  /// Whether words end with some that add one more object: "the porch too".
  func saysAlso(_ text: String) -> Bool {
    rest(before: alsos, in: withoutPoliteness(text)) != nil
  }
}
