// A set of packed numbers that is cheap while it is small.

/// A set of packed numbers: a list while it is small and a hash table later, in memory that is
/// reused.
struct PairSet: ~Copyable {
  struct Nothing: BitwiseCopyable {}

  private var list = WorkList<UInt64>(capacity: Self.largestList + 1)
  private var table = PairTable<Nothing>()

  private static let largestList = 12

  /// Removes all numbers and keeps the memory.
  mutating func removeAll() {
    if list.count > Self.largestList { table.removeAll() }
    list.removeAll()
  }

  /// Inserts a number and returns whether it is new.
  mutating func insert(_ number: UInt64) -> Bool {
    if list.count > Self.largestList { return table.set(number, Nothing()) }
    if list.contains(number) { return false }
    list.append(number)
    if list.count > Self.largestList {
      for index in 0..<list.count { table.set(list[index], Nothing()) }
    }
    return true
  }

  func contains(_ number: UInt64) -> Bool {
    list.count > Self.largestList ? table.find(number) != nil : list.contains(number)
  }
}
