// How far apart blocks stand: points of a view, or the habits of running text, as lines.

import BehestCards

/// Turns spacing into rows and columns of cells.
enum Spacing {
  /// Points that make one row.
  static let pointsPerRow = 16.0
  /// Points that make one cell.
  static let pointsPerCell = 8.0

  /// Blank rows between two neighbours of a stack.
  ///
  /// - Parameter gap: Blank rows of running text, whose spacing is `nil`.
  static func rows(
    between upper: Block, _ lower: Block, spacing: Double?, gap: Int = 1
  ) -> Int {
    switch (upper, lower) {
    case (.spacer, _), (_, .spacer), (.footnote, .footnote): return 0
    case (.control, .control) where spacing == nil: return 0
    default: return spacing.map { rows(of: $0) } ?? gap
    }
  }

  /// Rows of a length: whole ones only, so that small spacing takes none.
  static func rows(of points: Double) -> Int {
    points.isFinite ? Int(min(max(points / pointsPerRow, 0), 100)) : 0
  }

  /// Cells of a length, rounded.
  static func cells(of points: Double) -> Int {
    points.isFinite ? Int(min(max(points / pointsPerCell, 0), 500).rounded()) : 0
  }
}
