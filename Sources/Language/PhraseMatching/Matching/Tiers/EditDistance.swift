// Computes the edit distance between two words.

/// The edit distance between two words.
package enum EditDistance {
  /// Returns the optimal string alignment distance: letters missing, added, replaced, or swapped.
  ///
  /// The common prefix and suffix are skipped first, which leaves a letter or two of a usual slip.
  ///
  /// - Returns: `nil` when it is greater than `limit`.
  /// - Complexity: O(*nm*) in the letters of the words.
  static func slips<Letter: Equatable>(
    _ left: UnsafeBufferPointer<Letter>, _ right: UnsafeBufferPointer<Letter>, atMost limit: Int
  ) -> Int? {
    var (first, lastLeft, lastRight) = (0, left.count, right.count)
    guard abs(lastLeft - lastRight) <= limit else { return nil }
    while first < lastLeft, first < lastRight, left[first] == right[first] { first += 1 }
    while lastLeft > first, lastRight > first, left[lastLeft - 1] == right[lastRight - 1] {
      lastLeft -= 1
      lastRight -= 1
    }
    let (rows, columns) = (lastLeft - first, lastRight - first)
    guard rows > 0, columns > 0 else {
      return max(rows, columns) <= limit ? max(rows, columns) : nil
    }
    // Three rows of the table, which take turns.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (columns + 1)) { table in
      var (twoAgo, previous, current) = (0, columns + 1, 2 * (columns + 1))
      for column in 0...columns { table[previous + column] = column }
      for row in 0..<rows {
        table[current] = row + 1
        var best = row + 1
        for column in 0..<columns {
          let isEqual = left[first + row] == right[first + column]
          var cost = table[previous + column] + (isEqual ? 0 : 1)
          cost = min(cost, table[previous + column + 1] + 1, table[current + column] + 1)
          if row > 0, column > 0, left[first + row] == right[first + column - 1],
            left[first + row - 1] == right[first + column]
          {
            cost = min(cost, table[twoAgo + column - 1] + 1)
          }
          table[current + column + 1] = cost
          best = min(best, cost)
        }
        // A swap reaches two rows back and adds one slip to the distance there.
        if best > limit, !(0...columns).contains(where: { table[previous + $0] < limit }) {
          return nil
        }
        (twoAgo, previous, current) = (previous, current, twoAgo)
      }
      let slips = table[previous + columns]
      return slips <= limit ? slips : nil
    }
  }

  /// Returns the nearest of some names, if at most a third of a word's letters differ; the first of
  /// those that are equally near.
  ///
  /// - Returns: `nil` when none is near, and for words of more than 64 letters.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (name: String, slips: Int)?
    for name in names {
      if let slips = slips(wanted, Array(name.lowercased()), atMost: limit),
        slips < best?.slips ?? .max
      {
        best = (name, slips)
      }
    }
    return best?.name
  }

  static func slips<Letter: Equatable>(
    _ left: [Letter], _ right: [Letter], atMost limit: Int
  ) -> Int? {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in slips(left, right, atMost: limit) }
    }
  }
}
