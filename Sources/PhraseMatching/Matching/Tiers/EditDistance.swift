// Counts the slips between two words.

/// Counts the slips between two words.
enum EditDistance {
  /// The optimal string alignment distance: letters missing, added, replaced, neighbours swapped.
  ///
  /// - Returns: `nil` when it is greater than `limit`.
  /// - Complexity: O(*nm*) in the letters of the words.
  static func slips(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int?
  {
    guard abs(left.count - right.count) <= limit else { return nil }
    var twoAgo: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
      var current = [i + 1]
      current.reserveCapacity(right.count + 1)
      var best = i + 1
      for j in 0..<right.count {
        var cost = previous[j] + (left[i] == right[j] ? 0 : 1)
        cost = min(cost, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, twoAgo[j - 1] + 1)
        }
        current.append(cost)
        best = min(best, cost)
      }
      if best > limit && (previous.min() ?? 0) > limit { return nil }
      (twoAgo, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
