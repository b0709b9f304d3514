// Prints figures in columns.

/// A table of text, its first row a header; columns after the first are aligned right.
struct Table {
  private var rows: [[String]]

  /// Creates a table from a header.
  init(_ header: String...) {
    rows = [header]
  }

  /// Creates a table from a header.
  init(_ header: [String]) {
    rows = [header]
  }

  /// Adds a row.
  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Prints the table.
  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + space : space + text
      }
      Swift.print(cells.joined(separator: "  "))
    }
  }
}

/// A sample of figures, sorted.
struct Sample {
  private let sorted: [Double]

  /// Creates a sample from figures, of which there must be at least one.
  init(_ figures: [Double]) {
    sorted = figures.sorted()
  }

  /// Returns the figure below which the given share, 0...1, lies.
  func quantile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// The median figure.
  var median: Double { quantile(0.5) }
}

/// Returns a figure with the given number of digits after the decimal point.
func text(_ figure: Double, digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let rounded = Int((figure * scale).rounded())
  guard digits > 0 else { return String(rounded) }
  let fraction = String(rounded % Int(scale))
  return "\(rounded / Int(scale))."
    + String(repeating: "0", count: digits - fraction.count) + fraction
}
