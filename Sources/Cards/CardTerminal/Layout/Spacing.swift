// How far apart blocks stand: points of a view, or the habits of running text, as lines.

import BehestCards

/// Turns spacing into rows and columns of cells.
enum Spacing {
  /// Points that make one row.
  static let pointsPerRow = 16.0
  /// Points that make one cell.
  static let pointsPerCell = 8.0

  /// Blank rows of a gap.
  ///
  /// - Parameter text: Those of running text, which a theme says.
  static func rows(of gap: BlockGap, text: Int) -> Int {
    switch gap {
    case .none: 0
    case .text: text
    case .points(let points): rows(of: points)
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
