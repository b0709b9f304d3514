// "Did you mean": the name in a phrase file that somebody may have meant.

/// Finds the name that somebody may have meant.
enum SimilarName {
  /// The nearest name when no more than a third of its letters differ; `nil` when none is near.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters; names over 64 letters are never near.
  static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names.sorted() where name.utf8.count <= 256 {
      let distance = distance(wanted, Array(name.lowercased()))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
    return best.name
  }

  /// How many letters have to be put in, left out, replaced or swapped with their neighbour
  /// (Damerau, CACM 7(3), 1964, doi:10.1145/363958.363994).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, previous[j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
