// Finds the choices that fit what is typed, fast enough for each key among a hundred thousand.

import IntentEngine

/// An index of labels, searched for typed words in the manner of fuzzy finders.
///
/// Case, accents and width are ignored. Each typed word must occur in a label, if need be with other letters
/// between its own. Labels with words that begin so come first, in their own order; those that only
/// have the letters come last.
package struct ChoiceFilter: Sendable {
  /// The ways in which a label fits, best first.
  package enum Fit: Int, Comparable, Sendable {
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
    let typed = Array(text.folded.utf8)
    let words = typed.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard !words.isEmpty else {
      return (Array(ends.indices), ends.isEmpty ? nil : .beginning)
    }
    let wanted = words.reduce(0) { $0 | Self.mask($1) }
    // One byte a label: how it fits, and first whether it is searched.
    var fits = [UInt8](repeating: former == nil ? Self.searched : Self.unfit, count: ends.count)
    for index in former ?? [] { fits[index] = Self.searched }
    var counts = [0, 0, 0, 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in fits.indices where fits[index] == Self.searched {
        fits[index] = Self.unfit
        guard masks[index] & wanted == wanted else { continue }
        let start = index == 0 ? 0 : Int(ends[index - 1])
        let label = UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])])
        guard var fit = Self.fit(words, in: label) else { continue }
        if fit == .words, label.starts(with: typed) { fit = .beginning }
        fits[index] = UInt8(fit.rawValue)
        counts[fit.rawValue] += 1
      }
    }
    var found: [Int] = []
    found.reserveCapacity(counts.reduce(0, +))
    for (rank, count) in counts.enumerated() where count > 0 {
      for index in fits.indices where fits[index] == UInt8(rank) { found.append(index) }
    }
    return (found, counts.firstIndex { $0 > 0 }.flatMap(Fit.init))
  }

  private static let (unfit, searched): (UInt8, UInt8) = (255, 254)

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
    guard word.count <= label.count else { return nil }
    var isPart = false
    var next = 0
    for start in label.indices {
      if next < word.count, label[start] == word[next] { next += 1 }
      guard label[start] == word[0], start + word.count <= label.count else { continue }
      var length = 1
      while length < word.count, label[start + length] == word[length] { length += 1 }
      guard length == word.count else { continue }
      if start == 0 || !isLetter(label[start - 1]) { return .words }
      isPart = true
    }
    return isPart ? .part : next == word.count ? .letters : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte
  }

  /// Returns the indices of the characters of a label that what is typed matches.
  package static func marks(_ text: String, in label: String) -> Set<Int> {
    let label = label.map { String($0).folded }
    var marks: Set<Int> = []
    for word in text.split(separator: " ").map({ $0.map { String($0).folded } }) {
      guard word.count <= label.count else { continue }
      let starts = (0...label.count - word.count).filter {
        Array(label[$0..<$0 + word.count]) == word
      }
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
