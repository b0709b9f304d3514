// A hash table for one search, in memory that is reused.

/// A hash table from packed numbers to values, filled and emptied repeatedly.
///
/// Every slot has the number of the search that filled it, so emptying the table is incrementing
/// that number. A `Dictionary` checks for unique ownership and hashes against collision attacks; a
/// look-up here is a multiplication and one or two neighbouring loads.
struct PairTable<Value: BitwiseCopyable>: ~Copyable {
  private struct Slot: BitwiseCopyable {
    var number: UInt64
    var value: Value
    var search: UInt32
  }

  private static var smallest: Int { 64 }
  /// The largest capacity that is kept; a larger one, needed by a rare long utterance, is freed.
  private static var largestKept: Int { 1 << 14 }

  private var slots: UnsafeMutablePointer<Slot>
  private var capacity = 0
  private var count = 0
  private var search: UInt32 = 1

  init() {
    slots = .allocate(capacity: 1)
  }

  deinit { slots.deallocate() }

  /// Removes all values.
  mutating func removeAll() {
    count = 0
    if capacity > Self.largestKept || search == .max {
      slots.deallocate()
      slots = .allocate(capacity: 1)
      capacity = 0
    } else {
      search &+= 1
    }
  }

  /// Returns the value of a number; `nil` if it has none.
  @inline(__always)
  func find(_ number: UInt64) -> Value? {
    guard count > 0 else { return nil }
    let place = place(of: number)
    return slots[place].search == search ? slots[place].value : nil
  }

  /// Stores the value of a number and returns whether the number is new.
  @inline(__always) @discardableResult
  mutating func set(_ number: UInt64, _ value: Value) -> Bool {
    if count &* 2 >= capacity { grow() }
    let place = place(of: number)
    let isNew = slots[place].search != search
    slots[place] = Slot(number: number, value: value, search: search)
    if isNew { count &+= 1 }
    return isNew
  }

  /// Returns the slot of a number, or the free slot for it; one always exists.
  @inline(__always)
  private func place(of number: UInt64) -> Int {
    let mask = capacity &- 1
    let mixed = (number ^ (number >> 29)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: mixed >> 32) & mask
    while slots[place].search == search, slots[place].number != number {
      place = (place &+ 1) & mask
    }
    return place
  }

  @inline(never)
  private mutating func grow() {
    let (old, oldCapacity, oldSearch) = (slots, count > 0 ? capacity : 0, search)
    capacity = max(Self.smallest, count * 4)
    capacity = 1 << (Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    slots = .allocate(capacity: capacity)
    // The number 0 marks a free slot.
    for place in 0..<capacity { Self.clear(slots + place) }
    search = 1
    for place in 0..<oldCapacity where old[place].search == oldSearch {
      var slot = old[place]
      slot.search = search
      slots[self.place(of: slot.number)] = slot
    }
    old.deallocate()
  }

  private static func clear(_ slot: UnsafeMutablePointer<Slot>) {
    UnsafeMutableRawPointer(slot).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<Slot>.stride)
  }
}

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
}
