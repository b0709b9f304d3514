// An array of plain numbers.

/// An array of plain numbers whose elements are read without reference counting.
///
/// A value type like `Array`: it is copied before a shared one is changed. `Array` retains its
/// buffer in inner loops; here they load through a pointer that the owner keeps alive.
public struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked, because of the pointer: the block is written only by the one `FlatArray` that owns
  // it uniquely, in `mutating` functions, and is freed with its last owner.
  @usableFromInline
  final class Block {
    @usableFromInline let start: UnsafeMutablePointer<Element>

    @inlinable init(capacity: Int) { start = .allocate(capacity: capacity) }

    deinit { start.deallocate() }
  }

  @usableFromInline var block: Block
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var length: Int

  /// Creates an empty array with space for some elements.
  @inlinable
  public init(capacity: Int = 8) {
    block = Block(capacity: capacity)
    start = block.start
    self.capacity = capacity
    length = 0
  }

  /// Creates an array of equal elements.
  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init(capacity: max(1, count))
    start.initialize(repeating: element, count: count)
    length = count
  }

  /// The number of elements.
  @inlinable @inline(__always)
  public var count: Int { length }

  /// The memory of the elements, valid as long as the array exists and is unchanged.
  @inlinable @inline(__always)
  public var base: UnsafePointer<Element> { UnsafePointer(start) }

  /// The element at an index, which must be in range.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return start[index]
    }
    set {
      precondition(index >= 0 && index < count)
      makeUnique(room: 0)
      start[index] = newValue
    }
  }

  /// The element at an index, which must be in range.
  @inlinable
  public subscript(index: UInt32) -> Element {
    @inline(__always) get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  /// Returns writable memory of the elements, valid only until the array is used again.
  @inlinable
  public mutating func writable() -> UnsafeMutablePointer<Element> {
    makeUnique(room: 0)
    return start
  }

  /// Reserves space for more elements, so that adding them does not reallocate.
  @inlinable
  public mutating func reserve(_ more: Int) { makeUnique(room: more) }

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: Element) {
    makeUnique(room: 1)
    (start + count).initialize(to: element)
    length += 1
  }

  /// Removes the elements from an index, which must not exceed the length, to the end.
  @inlinable
  public mutating func removeAll(from index: Int) {
    precondition(index >= 0 && index <= length)
    length = index
  }

  /// Adds elements at the end.
  @inlinable
  public mutating func append(contentsOf elements: some Collection<Element>) {
    makeUnique(room: elements.count)
    for element in elements {
      (start + count).initialize(to: element)
      length += 1
    }
  }

  /// Adds elements at the end, as one block.
  @inlinable
  public mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    makeUnique(room: elements.count)
    (start + count).initialize(from: first, count: elements.count)
    length += elements.count
  }

  /// Removes the elements and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    makeUnique(room: 0)
    length = 0
  }

  @inlinable @inline(__always)
  mutating func makeUnique(room: Int) {
    if count + room <= capacity && isKnownUniquelyReferenced(&block) { return }
    copy(room: room)
  }

  @inlinable
  mutating func copy(room: Int) {
    let wanted = count + room <= capacity ? capacity : max(count + room, capacity * 2)
    let copy = Block(capacity: wanted)
    copy.start.initialize(from: start, count: count)
    block = copy
    start = copy.start
    capacity = wanted
  }
}
