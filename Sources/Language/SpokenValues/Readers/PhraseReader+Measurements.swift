// Reads measurements: "3 miles", "half a litre", "five foot ten", "2 lb 3 oz".

extension PhraseReader {
  /// Reads numbers with units; several parts are added in the unit of the first.
  ///
  /// There are several ends if a unit's name is the start of another, or if the text that follows
  /// may be another part.
  mutating func measurements(at start: Int) -> [Found<SpokenValue>] {
    var found: [Found<SpokenValue>] = []
    for (sign, index) in signs(at: start) {
      for (value, end) in amounts(at: index) {
        for (word, end) in words(at: end) {
          // "5 km2" is an area; "5 km, 2 hours" is none.
          guard case .measure(let unit) = word,
            !pieces.all[end - 1].isNumber || isGlued(end - 1)
          else { continue }
          var sums: [Found<Double>] = []
          sum((value, end), of: unit, in: 1, depth: 0, &sums)
          found += sums.map { (.measurement(sign * $0.value, unit: unit), $0.end) }
        }
      }
    }
    return found
  }

  /// Adds a measurement and all its continuations with ever smaller units.
  ///
  /// - Parameter size: The number of these units in the first one.
  private mutating func sum(
    _ part: Found<Double>, of unit: String, in size: Double, depth: Int,
    _ found: inout [Found<Double>]
  ) {
    found.append(part)
    guard depth < 2, part.end < pieces.all.count else { return }
    if depth == 0 { found += ends(of: .andHalf, at: part.end).map { (part.value + 0.5, $0) } }
    guard let below = Self.below[unit] else { return }
    for start in optional([.and], at: part.end) {
      for (value, end) in numbers(at: start) {
        // 1m80, but 5m2 is an area.
        if let usual = below.first, usual.followsBare, start == part.end,
          value > 9 || !isGlued(start)
        {
          found.append((part.value + value / (size * usual.count), end))
        }
        for (word, end) in words(at: end) {
          guard case .measure(let symbol) = word,
            let next = below.first(where: { $0.symbol == symbol })
          else { continue }
          let size = size * next.count
          sum((part.value + value / size, end), of: symbol, in: size, depth: depth + 1, &found)
        }
      }
    }
  }

  /// A smaller unit, its number in the greater one, and whether its name may be omitted.
  private typealias Below = (symbol: String, count: Double, followsBare: Bool)

  /// The smaller units that may follow each unit, the usual one first.
  private static let below: [String: [Below]] = [
    "ft": [("in", 12, true)], "yd": [("ft", 3, false), ("in", 36, false)],
    "mi": [("yd", 1_760, false), ("ft", 5_280, false)],
    "km": [("m", 1_000, false)], "m": [("cm", 100, true), ("mm", 1_000, false)],
    "cm": [("mm", 10, false)],
    "st": [("lb", 14, true)], "lb": [("oz", 16, true)], "t": [("kg", 1_000, false)],
    "kg": [("g", 1_000, false)], "g": [("mg", 1_000, false)],
    "l": [("dl", 10, false), ("cl", 100, false), ("ml", 1_000, false)],
    "gal": [("qt", 4, false), ("pt", 8, false)], "qt": [("pt", 2, false), ("cup", 4, false)],
    "cup": [("tbsp", 16, false)], "tbsp": [("tsp", 3, false)],
  ]
}
