// A hash table that can be changed while it is shared, without a copy.

/// A `PackedTable` that can be changed while it is shared, without being copied.
///
/// Copy on write would copy all values of a catalogue for one change. A table that is not shared is
/// changed in place. Changes to a shared one go to a small table that is searched first; once there
/// are many, or the table is no longer shared, they are merged.
struct LayeredTable: Sendable {
  static let none = PackedTable.none
  /// The value that marks a removed number.
  private static let removed = PackedTable.none - 1

  private var base = PackedTable()
  private var changes: PackedTable?

  /// Returns the number stored for a pair, or `none`.
  @inline(__always)
  func find(_ left: UInt32, _ right: UInt32) -> UInt32 {
    if changes != nil, let changed = changed(left, right) { return changed }
    return base.find(left, right)
  }

  @inline(never)
  private func changed(_ left: UInt32, _ right: UInt32) -> UInt32? {
    guard let number = changes?.find(left, right), number != Self.none else { return nil }
    return number == Self.removed ? Self.none : number
  }

  /// Stores a number below `UInt32.max - 1` for a pair, or `none` to remove it.
  mutating func set(_ left: UInt32, _ right: UInt32, _ value: UInt32) {
    if base.isOwned() {
      carryOver()
      base.set(left, right, value)
    } else {
      changes = changes ?? PackedTable()
      changes?.set(left, right, value == Self.none ? Self.removed : value)
      if let changes, changes.count > Layers.limit(base.count) { carryOver() }
    }
  }

  /// Reserves space for more pairs, so that adding them does not reallocate.
  mutating func reserve(_ more: Int) {
    guard base.isOwned() || more > Layers.limit(base.count) else { return }
    carryOver()
    base.reserve(more)
  }

  private mutating func carryOver() {
    guard let changes else { return }
    self.changes = nil
    changes.forEach { base.set($0, $1, $2 == Self.removed ? Self.none : $2) }
  }
}

/// The policy for merging changes.
enum Layers {
  /// Returns the maximum number of changes kept beside a table or array with a number of elements.
  ///
  /// So few that copying them is cheap, and so many that copying the whole is rare.
  static func limit(_ count: Int) -> Int { 256 + count / 128 }
}
