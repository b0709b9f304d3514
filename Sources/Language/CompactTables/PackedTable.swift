// A hash table from pairs of numbers to numbers, built once and read often.

/// A hash table from a pair of 32-bit numbers to a 32-bit number, in one flat array.
///
/// Open addressing with linear probing at a load of at most one half: a look-up is a multiplication
/// and, nearly always, one or two neighbouring loads. A pair of all ones is reserved.
public struct PackedTable: Sendable {
  /// The number for "no value".
  @inlinable public static var none: UInt32 { .max }

  /// An entry. Its three fields take twelve bytes; a 64-bit key would make it sixteen.
  @usableFromInline
  struct Slot: BitwiseCopyable, Sendable {
    @usableFromInline var left: UInt32
    @usableFromInline var right: UInt32
    @usableFromInline var value: UInt32

    @inlinable
    init(left: UInt32, right: UInt32, value: UInt32) {
      (self.left, self.right, self.value) = (left, right, value)
    }

    @inlinable static var empty: Slot {
      Slot(left: .max, right: .max, value: PackedTable.none)
    }

    @inlinable var isEmpty: Bool { left & right == .max }
  }

  @usableFromInline var slots: FlatArray<Slot>
  @usableFromInline var shift: UInt64
  @usableFromInline var count = 0

  /// Creates an empty table.
  @inlinable
  public init() {
    slots = FlatArray(repeating: .empty, count: 16)
    shift = 60
  }

  /// Returns the number stored for a pair, or `none`.
  @inlinable @inline(__always)
  public func find(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let mask = slots.count &- 1
    var index = Self.start(left, right, shift)
    let base = slots.base
    while true {
      let slot = base[index]
      if slot.left == left && slot.right == right { return slot.value }
      if slot.isEmpty { return Self.none }
      index = (index &+ 1) & mask
    }
  }

  /// Stores a number for a pair, replacing the previous one.
  @inlinable
  public mutating func set(_ left: UInt32, _ right: UInt32, _ value: UInt32) {
    if (count + 1) * 2 > slots.count { grow(to: slots.count * 2) }
    let place = place(of: left, right)
    if place.pointee.isEmpty { count += 1 }
    place.pointee = Slot(left: left, right: right, value: value)
  }

  /// Reserves space for more pairs, so that adding them does not reallocate.
  @inlinable
  public mutating func reserve(_ more: Int) {
    var size = slots.count
    while size < (count + more) * 2 { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  @inlinable
  mutating func place(of left: UInt32, _ right: UInt32) -> UnsafeMutablePointer<Slot> {
    let mask = slots.count &- 1
    let base = slots.writable()
    var index = Self.start(left, right, shift)
    while !(base[index].left == left && base[index].right == right), !base[index].isEmpty {
      index = (index &+ 1) & mask
    }
    return base + index
  }

  @inlinable
  mutating func grow(to size: Int) {
    let old = slots
    slots = FlatArray(repeating: .empty, count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
    for index in 0..<old.count where !old.base[index].isEmpty {
      place(of: old.base[index].left, old.base[index].right).pointee = old.base[index]
    }
  }

  /// Returns the index of a pair by Fibonacci hashing: the high bits of a product.
  @inlinable @inline(__always)
  static func start(_ left: UInt32, _ right: UInt32, _ shift: UInt64) -> Int {
    let key = UInt64(left) << 32 | UInt64(right)
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> shift)
  }
}
