// The places of words in an utterance, as a set.

/// The places of words in an utterance of at most 64 words, as bits.
struct Places: OptionSet, Sendable {
  var rawValue: UInt64
}

extension Places {
  /// Creates the set of one place; an empty one where no word can be: before the first, for one.
  init(_ place: Int) { rawValue = 1 << place }

  init(_ run: Range<Int>) { rawValue = ((1 << run.upperBound) &- 1) & (~0 << run.lowerBound) }

  init(_ places: some Sequence<Int>) { rawValue = places.reduce(0) { $0 | 1 << $1 } }

  var first: Int? { isEmpty ? nil : rawValue.trailingZeroBitCount }
  var count: Int { rawValue.nonzeroBitCount }
  /// The shortest run that has all of the places; empty and at 0 if there are none.
  var bounds: Range<Int> { (first ?? 0)..<64 - rawValue.leadingZeroBitCount }
  /// The places right behind these.
  var next: Self { Self(rawValue: rawValue << 1) }
  /// The places right before these.
  var previous: Self { Self(rawValue: rawValue >> 1) }

  /// Whether a place is one of these; `false` where no word can be.
  func contains(_ place: Int) -> Bool { rawValue & 1 << place != 0 }
  func overlaps(_ others: Self) -> Bool { rawValue & others.rawValue != 0 }

  mutating func insert(_ place: Int) { rawValue |= 1 << place }
  mutating func remove(_ place: Int) { rawValue &= ~(1 << place) }
  mutating func popFirst() -> Int? {
    defer { rawValue &= rawValue &- 1 }
    return first
  }

  static func | (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue | right.rawValue) }
  static func & (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue & right.rawValue) }
  static func - (left: Self, right: Self) -> Self { left & Self(rawValue: ~right.rawValue) }
  static func |= (left: inout Self, right: Self) { left = left | right }
  static func -= (left: inout Self, right: Self) { left = left - right }
}
