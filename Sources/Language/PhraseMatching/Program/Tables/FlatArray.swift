// The array type for every table of the program.

/// An array of plain numbers whose elements are read without reference counting.
///
/// A value type like `Array`: it is copied before a shared one is changed. `Array` retains its
/// buffer in inner loops; here they load through a pointer that the owner keeps alive.
struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked, because of the pointer: the block is written only by the one `FlatArray` that owns
  // it uniquely, in `mutating` functions, and is freed with its last owner.
  private final class Block {
    let start: UnsafeMutablePointer<Element>

    init(capacity: Int) { start = .allocate(capacity: capacity) }

    deinit { start.deallocate() }
  }

  private var block: Block
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count: Int

  init(capacity: Int = 8) {
    block = Block(capacity: capacity)
    start = block.start
    self.capacity = capacity
    count = 0
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: max(1, count))
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// The memory of the elements, valid as long as the array exists and is unchanged.
  @inline(__always)
  var base: UnsafePointer<Element> { UnsafePointer(start) }

  subscript(index: Int) -> Element {
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

  subscript(index: UInt32) -> Element {
    @inline(__always) get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  /// Returns writable memory of the elements, valid only until the array is used again.
  mutating func writable() -> UnsafeMutablePointer<Element> {
    makeUnique(room: 0)
    return start
  }

  /// Reserves space for more elements, so that adding them does not reallocate.
  mutating func reserve(_ more: Int) { makeUnique(room: more) }

  mutating func append(_ element: Element) {
    makeUnique(room: 1)
    (start + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: some Collection<Element>) {
    makeUnique(room: elements.count)
    for element in elements {
      (start + count).initialize(to: element)
      count += 1
    }
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    makeUnique(room: elements.count)
    (start + count).initialize(from: first, count: elements.count)
    count += elements.count
  }

  /// Removes the elements and keeps the memory.
  mutating func removeAll() {
    makeUnique(room: 0)
    count = 0
  }

  @inline(__always)
  private mutating func makeUnique(room: Int) {
    if count + room <= capacity && isKnownUniquelyReferenced(&block) { return }
    copy(room: room)
  }

  private mutating func copy(room: Int) {
    let wanted = count + room <= capacity ? capacity : max(count + room, capacity * 2)
    let copy = Block(capacity: wanted)
    copy.start.initialize(from: start, count: count)
    block = copy
    start = copy.start
    capacity = wanted
  }
}
