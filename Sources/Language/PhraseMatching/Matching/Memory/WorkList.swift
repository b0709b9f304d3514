// A uniquely owned list, filled and emptied for every utterance.

/// A uniquely owned list, filled and emptied repeatedly.
///
/// An `Array` checks for unique ownership at every change, and emptying one costs as much as
/// filling it; here both are a comparison.
struct WorkList<Element>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return start[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return (start + count).move()
  }

  /// Removes the elements from an index on and keeps the memory.
  @inline(__always)
  mutating func removeAll(from index: Int = 0) {
    precondition(index >= 0 && index <= count)
    (start + index).deinitialize(count: count - index)
    count = index
  }

  /// Calls a function with the elements, which are valid until the list is changed.
  @inline(__always)
  func withElements<Result>(_ body: (UnsafeMutableBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeMutableBufferPointer(start: start, count: count))
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: start, count: count)
    start.deallocate()
    start = wider
    capacity *= 2
  }
}

extension WorkList where Element: Equatable {
  @inline(__always)
  func contains(_ element: Element) -> Bool {
    for index in 0..<count where start[index] == element { return true }
    return false
  }
}
