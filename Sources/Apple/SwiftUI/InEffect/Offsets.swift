// The changes of an array that `onDelete` and `onMove` ask for.

public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets to the position before another offset.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { $0 < all.count }
    let isMoved = Set(moved)
    let before = all.indices.filter { $0 < destination && !isMoved.contains($0) }
    let after = all.indices.filter { $0 >= destination && !isMoved.contains($0) }
    var index = startIndex
    for offset in before + moved + after {
      self[index] = all[offset]
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
