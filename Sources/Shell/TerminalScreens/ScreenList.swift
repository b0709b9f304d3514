// A list of items with rows of their own, one of which is selected and some of which are marked.

package import BehestShell

/// A list on the screen: which item is selected, which are marked, and which are seen.
///
/// Items are known by an identifier and may take any number of rows, which are made only for items
/// that are seen.
package struct ScreenList<ID: Hashable & Sendable>: Sendable {
  /// The items from top to bottom.
  package private(set) var ids: [ID]
  /// The index of the selected item; 0 when there are no items.
  package private(set) var selectedIndex = 0
  /// The marked items, also those that are not listed now.
  package private(set) var marked: Set<ID> = []
  private var top = 0
  private var page = 1

  /// Creates a list whose first item is selected.
  package init(_ ids: [ID] = []) {
    self.ids = ids
  }

  /// The selected item; `nil` when there are none.
  package var selected: ID? { ids.indices.contains(selectedIndex) ? ids[selectedIndex] : nil }

  /// The marked items in their order, or the selected one without any; empty without items.
  package var chosen: [ID] {
    let marked = ids.filter { self.marked.contains($0) }
    return marked.isEmpty ? selected.map { [$0] } ?? [] : marked
  }

  /// Replaces the items; the selected one stays so, or its neighbour is selected if it is gone.
  ///
  /// - Parameter forgets: Whether items that are not among the new ones are no longer marked.
  package mutating func update(_ ids: [ID], forgetting forgets: Bool = true) {
    let old = self.ids
    let index = selectedIndex
    self.ids = ids
    if forgets, !marked.isEmpty { marked.formIntersection(ids) }
    let left = Set(ids)
    // The selected item, or the next one below it that is left, or else the next one above it.
    let near =
      old.dropFirst(index).first { left.contains($0) }
      ?? old.prefix(index).last { left.contains($0) }
    selectedIndex = near.flatMap { ids.firstIndex(of: $0) } ?? 0
    top = min(top, max(0, ids.count - 1))
  }

  /// Selects an item, if it is listed.
  package mutating func select(_ id: ID) {
    if let index = ids.firstIndex(of: id) { selectedIndex = index }
  }

  /// Selects the first item.
  package mutating func selectFirst() {
    selectedIndex = 0
  }

  /// Marks the selected item or removes its mark, and selects the next one.
  package mutating func toggleMark() {
    guard let selected else { return }
    if marked.remove(selected) == nil { marked.insert(selected) }
    move(by: 1)
  }

  /// Removes all marks; returns `false` when there were none.
  @discardableResult
  package mutating func removeMarks() -> Bool {
    defer { marked = [] }
    return !marked.isEmpty
  }

  /// Moves the selection by a key; returns `false` for other keys.
  package mutating func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .up, .control("p"): move(by: -1)
    case .down, .control("n"): move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home, .top: move(by: -ids.count)
    case .end, .bottom: move(by: ids.count)
    default: return false
    }
    return true
  }

  private mutating func move(by count: Int) {
    selectedIndex = min(max(0, selectedIndex + count), max(0, ids.count - 1))
  }

  /// Returns rows of items, with all of the selected one if there is room for it.
  ///
  /// - Parameters:
  ///   - height: The number of rows; fewer are returned where the list ends.
  ///   - rowsOf: Returns the rows of an item, at least one; the closure is called with the item and
  ///     whether it is selected and marked.
  package mutating func rows(
    height: Int, of rowsOf: (_ id: ID, _ isSelected: Bool, _ isMarked: Bool) -> [String]
  ) -> [String] {
    func item(_ index: Int) -> [String] {
      rowsOf(ids[index], index == selectedIndex, marked.contains(ids[index]))
    }
    guard selected != nil, height > 0 else { return [] }
    if selectedIndex < top { top = selectedIndex }
    // From the selected item upwards, as far as there is room; beyond that nothing can be at the top.
    var used = item(selectedIndex).count
    var highest = selectedIndex
    while highest > top {
      let count = item(highest - 1).count
      guard used + count <= height else { break }
      used += count
      highest -= 1
    }
    top = max(top, highest)
    var rows: [String] = []
    var index = top
    while rows.count < height, index < ids.count {
      rows += item(index)
      index += 1
    }
    // At the end of the list, what is above moves into the room that is left.
    while index == ids.count, rows.count < height, top > 0 {
      let above = item(top - 1)
      guard rows.count + above.count <= height else { break }
      rows = above + rows
      top -= 1
    }
    page = max(1, index - top - 1)
    return Array(rows.prefix(height))
  }
}
