// A slow, obvious matcher of App Shortcut phrases, written from the definition.

import PhraseMatching
import SpokenValues

/// Matches by trying everything, with no table and no tree.
///
/// A phrase fits an utterance when the words of its literals, of one of the app's names and of the
/// slots' texts, put one after the other, are the words of the utterance. A slot's text is that of a
/// known value, or, where the slot is open, any words. Of the ways to fill a phrase the one with the
/// fewest free slots is taken, then that with the least free text, then that with the longest known
/// values (by the sum of the squares of their words); of equal ones the first in which the leftmost
/// slot is known rather than free, and then longer where it is known and shorter where it is free.
struct ShortcutReference {
  struct Filling: Equatable {
    var slot: String
    var words: Range<Int>
    var values: [String]
  }

  struct Reading: Equatable {
    var template: Int
    var literalLength: Int
    var fillings: [Filling]

    var freeSlots: Int { fillings.count { $0.values.isEmpty } }
    var knownWeight: Int {
      fillings.filter { !$0.values.isEmpty }.map { $0.words.count * $0.words.count }.reduce(0, +)
    }
    var freeWords: Int { fillings.filter(\.values.isEmpty).map(\.words.count).reduce(0, +) }
  }

  /// The text of a filling: that of its words, for free text with what touches them.
  ///
  /// A character between two words without a space belongs to neither, and closing punctuation to
  /// the sentence; a pair of quotation marks around the whole is left out.
  static func text(of filling: Filling, in utterance: Utterance) -> String {
    var text = utterance.text(of: filling.words)
    guard filling.values.isEmpty else { return text }
    let (lower, upper) = (filling.words.lowerBound, filling.words.upperBound)
    let end = utterance.tokens.count
    func gap(_ place: Int) -> String {
      // Around a run of no words: from the end of the word before to the start of the word after.
      let from = place == 0 ? 0 : Int(utterance.tokens[place - 1].upper)
      let to = place == end ? utterance.text.utf8.count : Int(utterance.tokens[place].lower)
      return String(decoding: Array(utterance.text.utf8)[from..<to], as: UTF8.self)
    }
    let before = gap(lower)
    if lower == 0 || before.contains(" ") {
      text = (before.split(separator: " ", omittingEmptySubsequences: false).last ?? "") + text
    }
    let after = gap(upper)
    if upper == end || after.contains(" ") {
      text += after.split(separator: " ", omittingEmptySubsequences: false).first ?? ""
    }
    while upper == end, let last = text.last, ".,!?;:".contains(last) { text.removeLast() }
    for mark in ["\"", "'"] where text.hasPrefix(mark) && text.hasSuffix(mark) {
      let inner = String(text.dropFirst().dropLast())
      let isWhole = inner.split(separator: " ")
        .allSatisfy { !$0.hasPrefix(mark) && !$0.hasSuffix(mark) }
      if isWhole { return inner }
    }
    return text
  }

  let templates: [PhraseTemplate]
  let applications: [ApplicationNames]
  let values: [PhraseValue]

  /// The best reading of every intent that fits, best first, and how many intents are equally good.
  func readings(of utterance: String) -> (best: [Reading], tied: Int) {
    let normalised = Normalizer.utterance(utterance)
    let words = normalised.words
    // Free text neither starts nor ends inside a contraction.
    let boundaries = normalised.tokens.map(\.startsWord) + [true]
    guard !words.isEmpty else { return ([], 0) }
    var readings: [Reading] = []
    for index in templates.indices {
      if let reading = reading(index, words, boundaries) { readings.append(reading) }
    }
    // Declared order decides between equals.
    let order = readings.indices.sorted { left, right in
      let (first, second) = (readings[left].key, readings[right].key)
      return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }
    let sorted = order.map { readings[$0] }
    var best: [Reading] = []
    for reading in sorted where !best.contains(where: { intent($0) == intent(reading) }) {
      best.append(reading)
    }
    let tied = best.count { $0.key == best[0].key }
    return (best, tied)
  }

  func intent(_ reading: Reading) -> String {
    templates[reading.template].app + "." + templates[reading.template].intent
  }

  private func reading(
    _ index: Int, _ words: [String], _ boundaries: [Bool]
  ) -> Reading? {
    let template = templates[index]
    guard let elements = try? TemplateParser.elements(of: template),
      case let all = fill(elements[...], template, words, boundaries, at: 0), !all.isEmpty
    else { return nil }
    var length = 0
    for case .literal(let text) in elements {
      length += Normalizer.utterance(text).words.map(\.unicodeScalars.count).reduce(0, +)
    }
    let readings = all.map { Reading(template: index, literalLength: length, fillings: $0) }
    // The first of the smallest.
    return readings.dropFirst().reduce(readings[0]) { best, next in
      next.key.lexicographicallyPrecedes(best.key) ? next : best
    }
  }

  private func fill(
    _ elements: ArraySlice<TemplateElement>, _ template: PhraseTemplate, _ words: [String],
    _ boundaries: [Bool], at place: Int
  ) -> [[Filling]] {
    guard let element = elements.first else { return place == words.count ? [[]] : [] }
    let rest = elements.dropFirst()
    func go(on text: [String]) -> [[Filling]] {
      guard words[place...].starts(with: text) else { return [] }
      return fill(rest, template, words, boundaries, at: place + text.count)
    }
    switch element {
    case .literal(let text):
      return go(on: Normalizer.utterance(text).words)
    case .applicationName:
      let names = applications.filter { $0.app == template.app }.flatMap(\.names)
        .map { Normalizer.utterance($0).words }.filter { !$0.isEmpty }
      return names.sorted { $0.count > $1.count }.flatMap { go(on: $0) }
    case .slot(let name):
      guard let type = template.slots[name] else { return [] }
      var all: [[Filling]] = []
      for count in stride(from: words.count - place, to: 0, by: -1) {
        let text = Array(words[place..<place + count])
        let known = values.filter { value in
          value.type == type.valueType
            && value.texts.contains { Normalizer.utterance($0).words == text }
        }
        guard !known.isEmpty else { continue }
        let filling = Filling(slot: name, words: place..<place + count, values: known.map(\.id))
        all += go(on: text).map { [filling] + $0 }
      }
      guard type.isOpen, place < words.count, boundaries[place] else { return all }
      for count in 1...words.count - place where boundaries[place + count] {
        let filling = Filling(slot: name, words: place..<place + count, values: [])
        all += fill(rest, template, words, boundaries, at: place + count).map { [filling] + $0 }
      }
      return all
    }
  }
}

extension ShortcutReference.Reading {
  /// Smaller is better.
  fileprivate var key: [Int] { [-literalLength, freeSlots, freeWords, -knownWeight] }
}
