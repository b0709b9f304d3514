// An array that can be changed while others read it.

/// A `FlatArray` that can be changed while others hold it, without being copied.
///
/// As with `LayeredTable`: an array that nobody else holds is changed itself; elements that are
/// changed in or added to one that is shared are kept beside it until there are many.
///
/// Places may come from a file that is damaged: reading from one that is not there gives another
/// element, and changing it nothing. Only an empty array may not be read.
struct LayeredArray<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Changes {
    /// Where in `cells` the new element for a place of the array is.
    var places = PackedTable()
    var cells = FlatArray<Element>()
    var added = FlatArray<Element>()
  }

  private var base: FlatArray<Element>
  private var changes: Changes?

  init(_ base: FlatArray<Element> = FlatArray()) { self.base = base }

  init(from reader: inout SectionReader) { base = reader.array().elements }

  func write(to writer: inout SectionWriter) {
    var whole = self
    whole.carryOver()
    writer.add(whole.base)
  }

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
    // Without a variable for the changes, which would count references.
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

  /// Adds elements, which will stand in one piece.
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

  /// Makes room for more elements, so that adding them moves none.
  mutating func reserve(_ more: Int) {
    guard base.isOwned() || more > Layers.limit(base.count) else { return }
    carryOver()
    base.reserve(more)
  }

  /// The memory from an element on, as far as it is in one piece with what was added with it.
  ///
  /// Good for as long as the array is alive and unchanged, and of elements that were never changed.
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
