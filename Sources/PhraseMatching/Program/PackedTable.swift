// The hash table every part of the program is stored in.

/// A hash table from a pair of 32-bit numbers to a 32-bit number, in one flat array.
///
/// Open addressing with linear probing at a load of at most one half: a look-up is a multiplication
/// and, nearly always, one or two neighbouring loads. A pair of all ones is reserved.
struct PackedTable: Sendable {
  /// Stands for "no value".
  static let none = UInt32.max

  private struct Slot: BitwiseCopyable, Sendable {
    var key: UInt64
    var value: UInt32
  }

  private static let empty = UInt64.max

  private var slots: FlatArray<Slot>
  private var shift: UInt64
  private(set) var count = 0

  init() {
    slots = FlatArray(repeating: Slot(key: Self.empty, value: 0), count: 16)
    shift = 60
  }

  /// The number stored for a pair, or `none`.
  @inline(__always)
  func find(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let key = UInt64(left) << 32 | UInt64(right)
    let mask = slots.count &- 1
    var index = Self.start(key, shift)
    let base = slots.base
    while true {
      let slot = base[index]
      if slot.key == key { return slot.value }
      if slot.key == Self.empty { return Self.none }
      index = (index &+ 1) & mask
    }
  }

  /// Stores a number for a pair, replacing what was there.
  mutating func set(_ left: UInt32, _ right: UInt32, _ value: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    let key = UInt64(left) << 32 | UInt64(right)
    let index = place(of: key)
    if slots[index].key != key { count += 1 }
    slots[index] = Slot(key: key, value: value)
  }

  private func place(of key: UInt64) -> Int {
    var index = Self.start(key, shift)
    while slots[index].key != key && slots[index].key != Self.empty {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = FlatArray(repeating: Slot(key: Self.empty, value: 0), count: old.count * 2)
    shift -= 1
    for index in 0..<old.count where old[index].key != Self.empty {
      slots[place(of: old[index].key)] = old[index]
    }
  }

  /// Fibonacci hashing: the high bits of a product with the golden ratio.
  @inline(__always)
  private static func start(_ key: UInt64, _ shift: UInt64) -> Int {
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> shift)
  }
}
