// A set of packed numbers that costs nothing while it is small.

/// A set of packed numbers that is a plain list while it is small and a hash table later, in memory
/// that is used again.
struct PairSet: ~Copyable {
  struct Nothing: BitwiseCopyable {}

  private var list = WorkList<UInt64>(capacity: Self.largestList + 1)
  private var table = PairTable<Nothing>()

  private static let largestList = 12

  /// Forgets all numbers and keeps the memory.
  mutating func removeAll() {
    if list.count > Self.largestList { table.removeAll() }
    list.removeAll()
  }

  /// Adds a number and says whether it is new.
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
