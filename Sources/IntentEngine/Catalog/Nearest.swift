// "Did you mean": the nearest of several names.

/// Finds the name somebody may have meant.
public enum Nearest {
  /// The nearest name, when it is near enough to be worth naming; `nil` when none is.
  ///
  /// Near enough is a third of the letters by the distance of Damerau, "A technique for computer
  /// detection and correction of spelling errors", CACM 7(3), 1964, doi:10.1145/363958.363994;
  /// or a name that begins with the whole word.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters.
  public static func word(to word: String, among names: [String]) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let ranked = names.map { name in (name, distance(wanted, Array(name.lowercased()))) }
    if let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, wanted.count / 3) {
      return best.0
    }
    let prefix = word.lowercased()
    return wanted.count >= 3 ? names.first { $0.lowercased().hasPrefix(prefix) } : nil
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(previous[j] + 1, row[j - 1] + 1, substitution)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], before[j - 2] + 1)
        }
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
