// A uniquely owned list, filled and emptied for every utterance.

/// A uniquely owned list, filled and emptied repeatedly.
///
/// An `Array` checks for unique ownership at every change, and emptying one costs as much as
/// filling it; here both are a comparison.
public struct WorkList<Element>: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0

  /// Creates an empty list with space for some elements.
  @inlinable
  public init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deinitialize(count: length)
    start.deallocate()
  }

  /// The number of elements.
  @inlinable @inline(__always)
  public var count: Int { length }

  /// The element at an index, which must be in range.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < length)
      return start[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < length)
      start[index] = newValue
    }
  }

  /// Adds an element at the end.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if length == capacity { grow() }
    (start + length).initialize(to: element)
    length &+= 1
  }

  /// Removes and returns the last element; `nil` if there is none.
  @inlinable @inline(__always)
  public mutating func popLast() -> Element? {
    guard length > 0 else { return nil }
    length &-= 1
    return (start + length).move()
  }

  /// Removes the elements from an index on and keeps the memory.
  @inlinable @inline(__always)
  public mutating func removeAll(from index: Int = 0) {
    precondition(index >= 0 && index <= length)
    (start + index).deinitialize(count: length - index)
    length = index
  }

  /// Calls a function with the elements, which are valid until the list is changed.
  @inlinable @inline(__always)
  public func withElements<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    body(UnsafeMutableBufferPointer(start: start, count: length))
  }

  @inlinable @inline(never)
  mutating func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: start, count: length)
    start.deallocate()
    start = wider
    capacity *= 2
  }
}

extension WorkList where Element: Equatable {
  /// Whether an element is in the list.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable @inline(__always)
  public func contains(_ element: Element) -> Bool {
    for index in 0..<length where start[index] == element { return true }
    return false
  }
}
