// A hash table that can be changed while others read it.

/// A `PackedTable` that can be changed while others hold it, without being copied.
///
/// A table that nobody else holds is changed itself. Changes to one that is shared are put in a small
/// table before it, which is looked into first; when there are many, or nobody else is left, they
/// are carried over.
struct LayeredTable: Sendable {
  static let none = PackedTable.none
  /// Stands for a number that was taken back.
  private static let removed = PackedTable.none - 1

  private var base = PackedTable()
  private var changes: PackedTable?

  /// The number stored for a pair, or `none`.
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

  /// Stores a number below `UInt32.max - 1` for a pair, or `none` to take it back.
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

  /// Makes room for more pairs, so that adding them moves none.
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

  // MARK: In a file

  func write(to writer: inout SectionWriter) {
    var whole = self
    whole.carryOver()
    whole.base.write(to: &writer)
  }

  init() {}

  init(from reader: inout SectionReader) { base = PackedTable(from: &reader) }
}

/// When changes are carried over.
enum Layers {
  /// The most changes that are kept before something of a size: so few that copying them is
  /// nothing, and so many that copying what they change is rare.
  static func limit(_ count: Int) -> Int { 256 + count / 128 }
}
