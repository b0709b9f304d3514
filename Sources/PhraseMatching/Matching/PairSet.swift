// A set of packed numbers that costs nothing while it is small.

/// A set of packed numbers that is a plain list while it is small and a hash table later.
struct PairSet {
  private var list: [UInt64] = []
  private var table: Set<UInt64> = []

  private static let largestList = 12

  /// Forgets all numbers and keeps the memory of a few.
  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !table.isEmpty { table = [] }
  }

  /// Adds a number and says whether it is new.
  mutating func insert(_ number: UInt64) -> Bool {
    if table.isEmpty {
      if list.isEmpty { list.reserveCapacity(Self.largestList + 1) }
      if list.contains(number) { return false }
      list.append(number)
      if list.count > Self.largestList { table = Set(list) }
      return true
    }
    return table.insert(number).inserted
  }

  func contains(_ number: UInt64) -> Bool {
    table.isEmpty ? list.contains(number) : table.contains(number)
  }
}
