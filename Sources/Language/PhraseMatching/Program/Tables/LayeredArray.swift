// An array that can be changed while it is shared, without a copy.

/// A `FlatArray` that can be changed while it is shared, without being copied.
///
/// As with `LayeredTable`: an array that is not shared is changed in place; changed and added
/// elements of a shared one are stored beside it until there are many.
///
/// Reading an index that is out of range gives another element; an empty array must not be read.
struct LayeredArray<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Changes {
    /// The index in `cells` of each changed element.
    var places = PackedTable()
    var cells = FlatArray<Element>()
    var added = FlatArray<Element>()
  }

  private var base: FlatArray<Element>
  private var changes: Changes?

  init(_ base: FlatArray<Element> = FlatArray()) { self.base = base }

  var count: Int {
    @inline(__always) get { base.count + (changes?.added.count ?? 0) }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { changes == nil ? base.clamped(index) : changed(index) }
    set {
      guard index < count else { return }
      if base.isOwned() {
        carryOver()
        base[index] = newValue
      } else {
        change(index, to: newValue)
      }
    }
  }

  subscript(index: UInt32) -> Element {
    @inline(__always) get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  @inline(never)
  private func changed(_ index: Int) -> Element {
    // Without a variable for the changes, which would be retained.
    if index >= base.count, let added = changes?.added.count, added > 0 {
      return changes?.added.clamped(index - base.count) ?? base.clamped(index)
    }
    let cell = changes?.places.find(UInt32(truncatingIfNeeded: index), 0) ?? PackedTable.none
    return cell == PackedTable.none
      ? base.clamped(index) : changes?.cells[cell] ?? base.clamped(index)
  }

  private mutating func change(_ index: Int, to element: Element) {
    var changes = self.changes ?? Changes()
    self.changes = nil
    if index >= base.count {
      changes.added[index - base.count] = element
    } else {
      let cell = changes.places.find(UInt32(index), 0)
      if cell == PackedTable.none {
        changes.places.set(UInt32(index), 0, UInt32(changes.cells.count))
        changes.cells.append(element)
      } else {
        changes.cells[cell] = element
      }
    }
    self.changes = changes
    carryOverIfMany()
  }

  mutating func append(_ element: Element) {
    withUnsafePointer(to: element) { append(contentsOf: UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// Appends elements as one contiguous piece.
  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    if base.isOwned() {
      carryOver()
      base.append(contentsOf: elements)
    } else {
      if changes == nil { changes = Changes() }
      changes?.added.append(contentsOf: elements)
      carryOverIfMany()
    }
  }

  /// Reserves space for more elements, so that adding them does not reallocate.
  mutating func reserve(_ more: Int) {
    guard base.isOwned() || more > Layers.limit(base.count) else { return }
    carryOver()
    base.reserve(more)
  }

  /// Returns the memory from an element on, as far as it is contiguous with what was added with it.
  ///
  /// Valid as long as the array exists and is unchanged, for elements that were never changed.
  @inline(__always)
  func memory(from index: Int) -> UnsafeBufferPointer<Element> {
    if index < base.count {
      return UnsafeBufferPointer(start: base.base + index, count: base.count - index)
    }
    guard let added = changes?.added, index - base.count < added.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let start = index - base.count
    return UnsafeBufferPointer(start: added.base + start, count: added.count - start)
  }

  private mutating func carryOverIfMany() {
    guard let changes else { return }
    if changes.cells.count + changes.added.count > Layers.limit(base.count) { carryOver() }
  }

  private mutating func carryOver() {
    guard let changes else { return }
    self.changes = nil
    changes.places.forEach { index, _, cell in base[index] = changes.cells[cell] }
    base.append(
      contentsOf: UnsafeBufferPointer(start: changes.added.base, count: changes.added.count))
  }
}
