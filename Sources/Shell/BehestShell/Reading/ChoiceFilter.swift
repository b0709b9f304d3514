// Finds the choices that fit what is typed, fast enough for each key among a hundred thousand.

import Dispatch
import Glibc
import IntentEngine

/// An index of labels, searched for typed words in the manner of fuzzy finders.
///
/// Case, accents and width are ignored. Each typed word must occur in a label, if need be with other letters
/// between its own. Labels with words that begin so come first, in their own order; those that only
/// have the letters come last.
package struct ChoiceFilter: Sendable {
  /// The ways in which a label fits, best first.
  package enum Fit: Int, CaseIterable, Comparable, Sendable {
    /// The label is what is typed.
    case whole
    /// The label begins with what is typed.
    case beginning
    /// Words of the label begin with the typed words.
    case words
    /// The label contains each typed word.
    case part
    /// The label has the letters of each typed word in their order.
    case letters

    /// Returns whether one fit is better than the other.
    package static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  /// The folded labels, one after another.
  private var bytes: [UInt8] = []
  /// The end of each label in `bytes`.
  private var ends: [Int32] = []
  /// The sets of bytes that occur in each label, modulo 64.
  private var masks: [UInt64] = []

  /// Creates an index of labels.
  ///
  /// - Complexity: O(*n*) in the length of all labels.
  package init(_ labels: some Sequence<String>) {
    for label in labels {
      let start = bytes.count
      let isASCII = label.utf8.allSatisfy { $0 < 0x80 }
      if isASCII {
        bytes += label.utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      } else {
        bytes += label.folded.utf8
      }
      ends.append(Int32(bytes.count))
      masks.append(Self.mask(bytes[start...]))
    }
  }

  private static func mask(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns the indices of the labels that fit a text, best first, and how the first one fits.
  ///
  /// - Parameter former: The result for a beginning of the text, which saves searching the rest;
  ///   `nil` searches all labels.
  /// - Returns: All labels for an empty text, with `Fit.beginning`.
  package func matches(_ text: String, among former: [Int]? = nil) -> (indices: [Int], best: Fit?) {
    let typed = Array(text.trimmingSpaces.folded.utf8)
    let words = typed.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard !words.isEmpty else {
      return (Array(ends.indices), ends.isEmpty ? nil : .beginning)
    }
    // One byte a label: how it fits, and first whether it is searched.
    var fits = [UInt8](repeating: former == nil ? Self.searched : Self.unfit, count: ends.count)
    for index in former ?? [] { fits[index] = Self.searched }
    search(words, typed, &fits)
    return sorted(fits)
  }

  private static let (unfit, searched): (UInt8, UInt8) = (255, 254)

  /// Replaces each byte of a label that is searched by how the label fits.
  private func search(_ words: [[UInt8]], _ typed: [UInt8], _ fits: inout [UInt8]) {
    let wanted = words.reduce(0) { $0 | Self.mask($1) }
    let parts = fits.count < 2_000 ? 1 : 4
    let share = (fits.count + parts - 1) / parts
    fits.withUnsafeMutableBufferPointer { fits in
      bytes.withUnsafeBufferPointer { bytes in
        // Safe: each part changes bytes of its own.
        nonisolated(unsafe) let (fits, bytes) = (fits, bytes)
        DispatchQueue.concurrentPerform(iterations: parts) { part in
          for index in part * share..<max(part * share, min(fits.count, (part + 1) * share))
          where fits[index] == Self.searched {
            fits[index] = Self.unfit
            guard masks[index] & wanted == wanted else { continue }
            let start = index == 0 ? 0 : Int(ends[index - 1])
            let label = UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])])
            guard var fit = Self.fit(words, in: label) else { continue }
            if fit == .words, Self.isAt(0, of: label, typed) {
              fit = label.count == typed.count ? .whole : .beginning
            }
            fits[index] = UInt8(fit.rawValue)
          }
        }
      }
    }
  }

  /// Returns the indices of the labels that fit, best first, and how the first one fits.
  private func sorted(_ fits: [UInt8]) -> (indices: [Int], best: Fit?) {
    // The last count is that of the labels that do not fit, whose places are behind the others.
    let kinds = Fit.allCases.count
    var counts = Array(repeating: 0, count: kinds + 1)
    for fit in fits { counts[min(kinds, Int(fit))] += 1 }
    var places = Array(repeating: 0, count: kinds + 1)
    for rank in 1...kinds { places[rank] = places[rank - 1] + counts[rank - 1] }
    let count = places[kinds]
    let indices = [Int](unsafeUninitializedCapacity: fits.count) { indices, used in
      for (index, fit) in fits.enumerated() {
        let rank = min(kinds, Int(fit))
        indices[places[rank]] = index
        places[rank] += 1
      }
      used = count
    }
    return (indices, counts.prefix(kinds).firstIndex { $0 > 0 }.flatMap(Fit.init))
  }

  /// Returns how all words fit a label; `nil` if one does not.
  private static func fit(_ words: [[UInt8]], in label: UnsafeBufferPointer<UInt8>) -> Fit? {
    var worst = Fit.words
    for word in words {
      guard let fit = fit(word, in: label) else { return nil }
      worst = max(worst, fit)
    }
    return worst
  }

  private static func fit(_ word: [UInt8], in label: UnsafeBufferPointer<UInt8>) -> Fit? {
    var isPart = false
    var start = 0
    while let found = place(of: word[0], in: label, from: start) {
      start = found + 1
      guard isAt(found, of: label, word) else { continue }
      if found == 0 || !isLetter(label[found - 1]) { return .words }
      isPart = true
    }
    if isPart { return .part }
    var next = 0
    for letter in word {
      guard let found = place(of: letter, in: label, from: next) else { return nil }
      next = found + 1
    }
    return .letters
  }

  /// Returns the first place of a byte from a place on; `nil` if there is none.
  private static func place(
    of byte: UInt8, in label: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = label.baseAddress, start < label.count,
      let found = memchr(base + start, Int32(byte), label.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns whether bytes are at a place of a label.
  private static func isAt(
    _ place: Int, of label: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8]
  ) -> Bool {
    guard let base = label.baseAddress, label.count - place >= bytes.count else { return false }
    return memcmp(base + place, bytes, bytes.count) == 0
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte
  }

  /// Returns the indices of the characters of a label that what is typed matches.
  package static func marks(_ text: String, in label: String) -> Set<Int> {
    func folded(_ character: Character) -> String {
      character.isASCII ? character.lowercased() : String(character).folded
    }
    let label = label.map(folded)
    var marks: Set<Int> = []
    for word in text.split(separator: " ").map({ $0.map(folded) }) {
      guard word.count <= label.count else { continue }
      let starts = (0...label.count - word.count).filter { label[$0...].starts(with: word) }
      if let start = starts.first(where: { $0 == 0 || label[$0 - 1] == " " }) ?? starts.first {
        marks.formUnion(start..<start + word.count)
        continue
      }
      var next = 0
      for index in label.indices where next < word.count && label[index] == word[next] {
        marks.insert(index)
        next += 1
      }
    }
    return marks
  }
}
