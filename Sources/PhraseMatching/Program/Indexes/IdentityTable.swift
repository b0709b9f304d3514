// Finds a value by what it is known by.

/// Finds the number of a value by a hash of its type and identifier.
///
/// Hashes may be equal where identifiers are not: the numbers of such values stand in the slots
/// that follow, and the caller says which is meant.
struct IdentityTable: Sendable {
  private static let removed = PackedTable.none - 1

  private var numbers = PackedTable()

  mutating func reserve(_ more: Int) { numbers.reserve(more) }

  /// A hash of an identifier and the number of its type.
  static func hash(_ id: String, _ type: UInt32) -> UInt64 {
    var id = id
    // Half of all hashes, so that none is the reserved pair.
    return id.withUTF8 { Vocabulary.hash(UnsafeRawBufferPointer($0), seed: UInt64(type)) } >> 1
  }

  /// The number with a hash for which a condition holds.
  func find(_ hash: UInt64, _ isMeant: (UInt32) -> Bool) -> UInt32? {
    var hash = hash
    while true {
      let number = find(hash)
      if number == PackedTable.none { return nil }
      if number != Self.removed && isMeant(number) { return number }
      hash = Self.next(hash)
    }
  }

  /// Adds a number that is not there.
  mutating func insert(_ hash: UInt64, _ number: UInt32) {
    var hash = hash
    while true {
      let known = find(hash)
      if known == PackedTable.none || known == Self.removed { break }
      hash = Self.next(hash)
    }
    set(hash, number)
  }

  mutating func remove(_ hash: UInt64, _ number: UInt32) {
    var hash = hash
    while true {
      let known = find(hash)
      if known == PackedTable.none { return }
      if known == number { break }
      hash = Self.next(hash)
    }
    set(hash, Self.removed)
  }

  private static func next(_ hash: UInt64) -> UInt64 { (hash + 1) & (.max >> 1) }

  private func find(_ hash: UInt64) -> UInt32 {
    numbers.find(UInt32(hash >> 32), UInt32(truncatingIfNeeded: hash))
  }

  private mutating func set(_ hash: UInt64, _ number: UInt32) {
    numbers.set(UInt32(hash >> 32), UInt32(truncatingIfNeeded: hash), number)
  }
}
