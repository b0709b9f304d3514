// Shares the cells of a line among columns.

/// Arithmetic of column widths.
enum Widths {
  /// Shrinks the widest widths first until all fit, none below its floor.
  ///
  /// - Parameters:
  ///   - widths: The widths wished for.
  ///   - floors: The least widths, one each, none greater than its wish.
  ///   - total: What the sum may be.
  /// - Returns: The widths, or `nil` when even the floors do not fit.
  /// - Complexity: O(*n* log *m*), where *m* is the greatest width.
  static func shrink(_ widths: [Int], floors: [Int], to total: Int) -> [Int]? {
    guard widths.reduce(0, +) > total else { return widths }
    guard floors.reduce(0, +) <= total else { return nil }
    func cut(_ cap: Int) -> [Int] {
      zip(widths, floors).map { max($1, min($0, cap)) }
    }
    // The greatest cap under which all fit.
    var low = 0
    var high = widths.max() ?? 0
    while low < high {
      let middle = (low + high + 1) / 2
      if cut(middle).reduce(0, +) <= total { low = middle } else { high = middle - 1 }
    }
    var result = cut(low)
    // What is left over goes to those the cap cut, first ones first.
    var left = total - result.reduce(0, +)
    for index in result.indices where left > 0 && result[index] < widths[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
