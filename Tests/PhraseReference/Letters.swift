// The folded letters of an utterance, and the places where its words begin.

import Foundation
package import SpokenValues

/// The folded letters of an utterance in one sequence, and the places where its words begin.
///
/// Places are zero-based offsets into the letters; the first is 0, the last their number.
package final class Letters {
  /// The utterance.
  package let utterance: Utterance
  /// The UTF-8 of the folded words, without separators.
  package let bytes: [UInt8]
  /// The boundaries at which free text may begin or end: not inside a contraction.
  package let edges: [Int]
  /// The places inside words.
  package let insides: [Int]
  /// The places at which words begin, and the end of the last one.
  private let starts: [Int]
  /// The first boundary at or after each place.
  private let boundaries: [Int]

  /// Creates letters from a text.
  package init(_ text: String) {
    utterance = Normalizer.utterance(text)
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var edges: [Int] = []
    for (index, word) in utterance.words.enumerated() {
      starts.append(bytes.count)
      if utterance.tokens[index].startsWord { edges.append(bytes.count) }
      bytes += word.utf8
    }
    edges.append(bytes.count)
    starts.append(bytes.count)
    var boundaries: [Int] = []
    for start in starts {
      while boundaries.count <= start { boundaries.append(start) }
    }
    insides = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 && !starts.contains($0) }
    self.bytes = bytes
    self.edges = edges
    self.starts = starts
    self.boundaries = boundaries
  }

  /// Returns whether a word begins, or the last one ends, at a place.
  package func isBoundary(_ place: Int) -> Bool { boundaries[place] == place }

  /// Returns the end of the given words if they begin at a place, with word boundaries between them
  /// and none inside them; else `nil`.
  package func end(of words: [[UInt8]], at place: Int) -> Int? {
    var place = place
    for (index, word) in words.enumerated() {
      if index > 0, !isBoundary(place) { return nil }
      let end = place + word.count
      guard end <= bytes.count, boundaries[place + 1] >= end, stands(word, at: place) else {
        return nil
      }
      place = end
    }
    return place
  }

  private func stands(_ word: [UInt8], at place: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      word.withUnsafeBytes { word in
        guard let start = bytes.baseAddress, let other = word.baseAddress else { return false }
        return memcmp(start + place, other, word.count) == 0
      }
    }
  }

  /// Returns the indices of the words between two boundaries; `nil` if a place is not a boundary.
  package func words(_ range: Range<Int>) -> Range<Int>? {
    guard let lower = starts.firstIndex(of: range.lowerBound),
      let upper = starts.firstIndex(of: range.upperBound)
    else { return nil }
    return lower..<upper
  }

  /// Returns the number of words between two places, including those that are there only in part.
  package func count(ofWordsWith range: Range<Int>) -> Int {
    starts.indices.dropLast().count {
      starts[$0] < range.upperBound && starts[$0 + 1] > range.lowerBound
    }
  }

  /// Returns the original text between two places.
  package func text(_ range: Range<Int>) -> String {
    let lower = original(of: range.lowerBound, isEnd: false)
    let upper = original(of: range.upperBound, isEnd: true)
    return String(decoding: Array(utterance.text.utf8)[lower..<max(lower, upper)], as: UTF8.self)
  }

  private func original(of place: Int, isEnd: Bool) -> Int {
    let word = (starts.lastIndex { isEnd ? $0 < place : $0 <= place } ?? 0)
    guard word < utterance.tokens.count else { return utterance.text.utf8.count }
    let token = utterance.tokens[word]
    if isEnd, starts[word + 1] == place { return Int(token.upper) }
    var (typed, reached) = (Int(token.lower), starts[word])
    for character in utterance.text(of: word..<word + 1) where reached < place {
      let letters = Normalizer.utterance(String(character)).folded
      // Apostrophes are not letters; the decimal point of a number is one, though not on its own.
      let isPoint = letters.isEmpty && bytes[reached...].starts(with: character.utf8)
      reached += isPoint ? character.utf8.count : letters.count
      typed += character.utf8.count
    }
    return typed
  }

  /// Returns the forms of words with contractions replaced by their expansions, and the reverse.
  ///
  /// - Parameter range: The words that may be replaced.
  package static func variants(
    of words: [[UInt8]], in range: Range<Int>, by contractions: [String: String]
  ) -> [[[UInt8]]] {
    func folded(_ text: String) -> [[UInt8]] {
      Normalizer.utterance(text).words.map { Array($0.utf8) }
    }
    let pairs = contractions.map { (folded($0.key), folded($0.value)) }
    var variants = [words]
    var tails = [words.count - range.upperBound]
    var index = 0
    while index < variants.count {
      let (variant, end) = (variants[index], variants[index].count - tails[index])
      index += 1
      for place in range.lowerBound..<max(range.lowerBound, end) {
        for (one, other) in pairs + pairs.map({ ($1, $0) })
        where place + one.count <= end && variant[place...].starts(with: one) {
          let new = variant[..<place] + other + variant[(place + one.count)...]
          if !variants.contains(Array(new)) {
            variants.append(Array(new))
            tails.append(tails[0])
          }
        }
      }
    }
    return variants
  }

  /// Returns the words that a text of the catalogue may be typed as.
  ///
  /// These are its own words, and those with possessives joined, as `Anna's list` is typed `annas
  /// list`.
  package static func spellings(of text: String) -> [[[UInt8]]] {
    let utterance = Normalizer.utterance(text)
    let plain = utterance.words
    var joined: [String] = []
    for (index, word) in plain.enumerated() {
      let isPossessive = word == "s" && !utterance.tokens[index].startsWord
      if isPossessive, let last = joined.popLast() {
        joined.append(last + word)
      } else {
        joined.append(word)
      }
    }
    let all = joined == plain ? [plain] : [plain, joined]
    return all.map { $0.map { Array($0.utf8) } }
  }
}
