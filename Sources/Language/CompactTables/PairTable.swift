// A hash table for one search, in memory that is reused.

/// A hash table from packed numbers to values, filled and emptied repeatedly.
///
/// Every slot has the number of the search that filled it, so emptying the table is incrementing
/// that number. A `Dictionary` checks for unique ownership and hashes against collision attacks; a
/// look-up here is a multiplication and one or two neighbouring loads.
public struct PairTable<Value: BitwiseCopyable>: ~Copyable {
  @usableFromInline
  struct Slot: BitwiseCopyable {
    @usableFromInline var number: UInt64
    @usableFromInline var value: Value
    @usableFromInline var search: UInt32

    @inlinable
    init(number: UInt64, value: Value, search: UInt32) {
      (self.number, self.value, self.search) = (number, value, search)
    }
  }

  @inlinable
  static var smallest: Int { 64 }
  /// The largest capacity that is kept; a larger one, needed by a rare long utterance, is freed.
  @inlinable
  static var largestKept: Int { 1 << 14 }

  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  @usableFromInline var capacity = 0
  @usableFromInline var count = 0
  @usableFromInline var search: UInt32 = 1

  /// Creates an empty table.
  @inlinable
  public init() {
    slots = .allocate(capacity: 1)
  }

  deinit { slots.deallocate() }

  /// Removes all values.
  @inlinable
  public mutating func removeAll() {
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
  @inlinable @inline(__always)
  public func find(_ number: UInt64) -> Value? {
    guard count > 0 else { return nil }
    let place = place(of: number)
    return slots[place].search == search ? slots[place].value : nil
  }

  /// Stores the value of a number and returns whether the number is new.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func set(_ number: UInt64, _ value: Value) -> Bool {
    if count &* 2 >= capacity { grow() }
    let place = place(of: number)
    let isNew = slots[place].search != search
    slots[place] = Slot(number: number, value: value, search: search)
    if isNew { count &+= 1 }
    return isNew
  }

  /// Returns the slot of a number, or the free slot for it; one always exists.
  @inlinable @inline(__always)
  func place(of number: UInt64) -> Int {
    let mask = capacity &- 1
    let mixed = (number ^ (number >> 29)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: mixed >> 32) & mask
    while slots[place].search == search, slots[place].number != number {
      place = (place &+ 1) & mask
    }
    return place
  }

  @inlinable @inline(never)
  mutating func grow() {
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

  @inlinable
  static func clear(_ slot: UnsafeMutablePointer<Slot>) {
    UnsafeMutableRawPointer(slot).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<Slot>.stride)
  }
}

/// A set of packed numbers: a list while it is small and a hash table later, in memory that is
/// reused.
public struct PairSet: ~Copyable {
  @usableFromInline
  struct Nothing: BitwiseCopyable {
    @inlinable init() {}
  }

  @usableFromInline var list = WorkList<UInt64>(capacity: Self.largestList + 1)
  @usableFromInline var table = PairTable<Nothing>()

  @inlinable static var largestList: Int { 12 }

  /// Creates an empty set.
  @inlinable
  public init() {}

  /// Removes all numbers and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    if list.count > Self.largestList { table.removeAll() }
    list.removeAll()
  }

  /// Inserts a number and returns whether it is new.
  @inlinable
  public mutating func insert(_ number: UInt64) -> Bool {
    if list.count > Self.largestList { return table.set(number, Nothing()) }
    if list.contains(number) { return false }
    list.append(number)
    if list.count > Self.largestList {
      for index in 0..<list.count { table.set(list[index], Nothing()) }
    }
    return true
  }
}
