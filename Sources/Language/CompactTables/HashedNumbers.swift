// Finds the numbers of words and values by hash.

/// A table of numbers by the hash of what is numbered: words, or identifiers of values.
///
/// If the hashes of different keys are equal, their numbers are stored under the hashes that
/// follow, and the caller compares the keys.
public struct HashedNumbers: Sendable {
  /// The number for a hash that is not in the table.
  @inlinable public static var none: UInt32 { PackedTable.none }

  @usableFromInline var numbers = PackedTable()

  /// Creates an empty table.
  @inlinable
  public init() {}

  /// Reserves space for more numbers, so that adding them does not reallocate.
  @inlinable
  public mutating func reserve(_ more: Int) { numbers.reserve(more) }

  /// Returns the number with a hash that meets a condition, or `none`.
  @inlinable @inline(__always)
  public func find(_ hash: UInt64, _ isMeant: (UInt32) -> Bool) -> UInt32 {
    var hash = hash >> 1
    while true {
      let number = number(hash)
      if number == Self.none || isMeant(number) { return number }
      hash = Self.next(hash)
    }
  }

  /// Inserts a number that is not in the table.
  @inlinable
  public mutating func insert(_ hash: UInt64, _ number: UInt32) {
    var hash = hash >> 1
    while self.number(hash) != Self.none { hash = Self.next(hash) }
    numbers.set(
      UInt32(truncatingIfNeeded: hash >> 32), UInt32(truncatingIfNeeded: hash), number)
  }

  // Hashes have 63 bits here, so that none is the reserved pair.
  @inlinable @inline(__always)
  static func next(_ hash: UInt64) -> UInt64 { (hash &+ 1) & (.max >> 1) }

  @inlinable @inline(__always)
  func number(_ hash: UInt64) -> UInt32 {
    numbers.find(UInt32(truncatingIfNeeded: hash >> 32), UInt32(truncatingIfNeeded: hash))
  }
}

extension HashedNumbers {
  /// Returns a multiplicative hash, computed eight bytes at a time.
  @inlinable @inline(__always)
  public static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index &+ 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    // The remaining bytes, in two pieces that may overlap.
    var rest: UInt64 = 0
    let left = bytes.count &- index
    if left >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self)
      rest = UInt64(first) << 32 | UInt64(last)
    } else if left > 0 {
      rest =
        UInt64(bytes[index]) << 16 | UInt64(bytes[index &+ left / 2]) << 8
        | UInt64(bytes[bytes.count &- 1])
    }
    return mix(hash ^ rest)
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }
}
