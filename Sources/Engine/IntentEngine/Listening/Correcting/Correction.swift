// Reads a correction: which words are meant, and which are not.

import Foundation
import SpokenValues

/// Words that correct what was said: those that are meant, and those that are not.
struct Correction: Hashable, Sendable {
  /// The words of the values that are meant; `nil` when none were said.
  var meant: String?

  /// The words of the value that is not meant; `nil` when none were said.
  var unmeant: String?

  /// The words before a value that replaces one of them: the "two large" of "two large, no wait,
  /// small"; `nil` when there are none.
  var replaced: String?

  /// The place of the first word that is meant.
  var start = 0

  /// Whether words said that it is a correction, so that it cannot be anything else.
  var isMarked: Bool
}

extension SteeringWords {
  /// Returns the words of a text as a correction: "no, make it large", "not tomato but lentil",
  /// "lentil instead of tomato".
  ///
  /// A text without any word that says so is the correction that means all of it.
  ///
  /// - Returns: `nil` for empty and for long texts.
  func correction(_ text: String) -> Correction? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    guard !words.isEmpty, words.count <= Self.maximumCount else { return nil }
    var upper = withoutPoliteness(words).count
    var lower = 0
    func skip(_ phrases: [[String]]) -> Bool {
      guard
        let found = phrases.first(where: {
          lower + $0.count <= upper && words[lower..<upper].starts(with: $0)
        })
      else { return false }
      lower += found.count
      return true
    }
    func piece(_ range: Range<Int>) -> String? {
      range.isEmpty ? nil : utterance.text(of: range)
    }
    var isMarked = false
    while lower < upper, !startsNegation(words[lower..<upper]) {
      if skip(corrections) { isMarked = true } else if !skip(openings) { break }
    }
    while let ending = endings.first(where: {
      lower + $0.count < upper && words[lower..<upper].suffix($0.count).elementsEqual($0)
    }) {
      upper -= ending.count
      isMarked = true
    }
    guard lower < upper else { return nil }
    if skip(negations) {
      let start = lower
      for place in start..<upper {
        guard let mark = contrasts.first(where: { words[place..<upper].starts(with: $0) }),
          place > start, place + mark.count < upper
        else { continue }
        return Correction(
          meant: piece(place + mark.count..<upper), unmeant: piece(start..<place),
          start: place + mark.count, isMarked: true)
      }
      // "Not large, small" has a comma in its place.
      let pause = (start..<upper).dropFirst().first { place in
        utterance.text.piece(
          Int(utterance.tokens[place - 1].upper)..<Int(utterance.tokens[place].lower)
        ).contains(",")
      }
      if let pause {
        // "I don't want lentil, I want miso".
        lower = pause
        while skip(openings + corrections) {}
        return Correction(
          meant: piece(lower..<upper) ?? piece(pause..<upper), unmeant: piece(start..<pause),
          isMarked: true)
      }
      return piece(lower..<upper).map {
        Correction(meant: nil, unmeant: $0, isMarked: true)
      }
    }
    let (start, pauses) = (lower, utterance.pauses)
    for place in lower..<upper where place > lower {
      lower = place
      while !startsNegation(words[lower..<upper]), skip(corrections) {}
      // Without a pause several words say so, or a "no": "small no large".
      let isSaid =
        lower > place && (pauses.contains(place) || lower > place + 1 || isNo(words[place]))
      if isSaid, lower < upper {
        return Correction(
          meant: piece(lower..<upper), unmeant: nil, replaced: piece(start..<place), start: lower,
          isMarked: true)
      }
      lower = start
    }
    for place in lower..<upper where place > lower {
      guard let mark = exclusions.first(where: { words[place..<upper].starts(with: $0) }),
        place + mark.count < upper
      else { continue }
      return Correction(
        meant: piece(lower..<place), unmeant: piece(place + mark.count..<upper), isMarked: true)
    }
    return Correction(
      meant: piece(lower..<upper), unmeant: nil, start: lower, isMarked: isMarked)
  }

  /// Returns what a correction means whose words are set off from it: by a pause, by several words or
  /// by a "no", but not in the message "sorry mom"; `nil` for other words.
  func meantApart(_ text: String) -> String? {
    guard let correction = correction(text), correction.isMarked, correction.replaced == nil,
      let meant = correction.meant
    else { return nil }
    let utterance = Normalizer.utterance(text)
    let isSetOff =
      correction.start > 1 || utterance.pauses.contains(correction.start) || isNo(utterance.word(0))
    return isSetOff ? meant : nil
  }

  /// Returns the text that replaces another in the same answer: "mum, no, dad", "buy milk, no wait, buy
  /// bread"; `nil` for other texts.
  func textMeant(by text: String) -> String? {
    guard let correction = correction(text), let replaced = correction.replaced,
      let meant = correction.meant, text.allSatisfy({ !$0.isNewline })
    else { return nil }
    let utterance = Normalizer.utterance(text)
    let start = Normalizer.utterance(replaced).tokens.count
    let end = correction.start
    // Commas stand around a "no" or several words that take it back, and nowhere before.
    let pauses = utterance.pauses
    guard pauses.first == start, pauses.contains(end),
      end > start + 1 || isNo(utterance.word(start))
    else { return nil }
    // "Buy a ring, no, a watch" has the verb once.
    let first = utterance.word(end)
    guard let same = (1..<start).last(where: { utterance.word($0) == first }) else { return meant }
    return utterance.text(of: 0..<same) + " " + meant
  }

  /// Whether a text takes back its first words behind a pause or a "no": "add 2 milk, no, 3 milk".
  func takesBack(_ text: String) -> Bool {
    guard let replaced = correction(text)?.replaced else { return false }
    let utterance = Normalizer.utterance(text)
    let place = Normalizer.utterance(replaced).tokens.count
    return utterance.pauses.contains(place) || isNo(utterance.word(place))
  }

  /// Whether a text is another one with the same first or last word: "call dad" for "call mum".
  func varies(_ text: String, from old: String) -> Bool {
    let (new, old) = (Self.words(text), Self.words(old))
    guard new.count > 1, old.count > 1, new != old else { return false }
    return new.first == old.first || new.last == old.last
  }

  /// Whether a few words ask what an answer could be: "what?", "with whom?".
  func asksBack(_ text: String) -> Bool {
    let words = Self.words(text)
    guard text.trimmingCharacters(in: .whitespaces).hasSuffix("?"), words.count < 6,
      words.contains(where: interrogatives.contains)
    else { return false }
    let small = { [self] word in interrogatives.contains(word) || joiners.contains(word) }
    if words.count < 4, words.allSatisfy(small) { return true }
    // "What can I write?": of us two, with one word that says anything.
    return interrogatives.contains(words[0]) && words.contains(where: speakers.contains)
      && words.count { !small($0) && !telling.contains($0) && !speakers.contains($0) } < 2
  }

  /// Returns the words behind a "no" without a pause; `nil` for other words.
  func denied(_ text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    guard utterance.tokens.count > 1, utterance.pauses.first != 1, isNo(utterance.word(0)),
      // "No the porch" is the porch.
      !articles.contains(utterance.word(1)) || indefinites.contains(utterance.word(1)),
      // "No I meant" and "no wait" are more than a no.
      length(of: corrections, at: 0, in: utterance.words) < 2,
      length(of: corrections, at: 1, in: utterance.words) == 0
    else { return nil }
    return utterance.text(of: 1..<utterance.tokens.count)
  }

  /// Whether a text begins with a no.
  func startsWithNo(_ text: String) -> Bool { Self.words(text).first.map(isNo) ?? false }

  func isNo(_ word: String) -> Bool {
    LanguageRules.all.contains { $0.truth.no.contains(word) }
  }

  /// Returns whether words begin with one before a value that is not meant, longer than any word that
  /// begins a correction: "i don't want" is no "i".
  private func startsNegation(_ words: ArraySlice<String>) -> Bool {
    let negation = negations.first { $0.count < words.count && words.starts(with: $0) }
    let correction = corrections.first { words.starts(with: $0) }
    return (negation?.count ?? 0) > (correction?.count ?? 0)
  }
}
