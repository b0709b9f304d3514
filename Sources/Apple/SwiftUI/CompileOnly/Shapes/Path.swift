// Paths, which a card does not draw.

public import Foundation

/// The outline of a 2D shape. A card draws none, so its elements are not kept.
public struct Path: Shape, Equatable {
  /// Creates an empty path.
  nonisolated public init() {}

  /// Creates a path from a rectangle.
  nonisolated public init(_ rect: CGRect) {}

  /// Creates a path from a rectangle with rounded corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// Creates a path from an ellipse.
  nonisolated public init(ellipseIn rect: CGRect) {}

  /// Creates a path by a closure that adds to an empty one.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Returns the path itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Begins a new subpath at a point.
  nonisolated public mutating func move(to end: CGPoint) {}

  /// Adds a line to a point.
  nonisolated public mutating func addLine(to end: CGPoint) {}

  /// Adds lines between points.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {}

  /// Adds a quadratic Bézier curve.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Adds a cubic Bézier curve.
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}

  /// Adds an arc of a circle.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}

  /// Adds a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) {}

  /// Adds a rectangle with rounded corners.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}

  /// Adds an ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect) {}

  /// Adds another path.
  nonisolated public mutating func addPath(_ path: Path) {}

  /// Closes the current subpath.
  nonisolated public mutating func closeSubpath() {}
}
