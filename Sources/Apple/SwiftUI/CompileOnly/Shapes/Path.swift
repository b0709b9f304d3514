// Outlines: accepted, and drawn by no card.

public import Foundation

/// An outline of lines and curves; a card draws none, so none is kept.
public struct Path: Shape, Equatable {
  /// Makes an empty outline.
  nonisolated public init() {}

  /// Makes the outline of a rectangle.
  nonisolated public init(_ rect: CGRect) {}

  /// Makes the outline of a rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// Makes the outline of an ellipse.
  nonisolated public init(ellipseIn rect: CGRect) {}

  /// Makes an outline by adding to an empty one.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The outline itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Begins a part at a point.
  nonisolated public mutating func move(to end: CGPoint) {}

  /// Adds a line to a point.
  nonisolated public mutating func addLine(to end: CGPoint) {}

  /// Adds lines between points.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {}

  /// Adds a curve with one control point.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Adds a curve with two control points.
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}

  /// Adds a part of a circle.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}

  /// Adds a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) {}

  /// Adds a rectangle with round corners.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}

  /// Adds an ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect) {}

  /// Adds another outline.
  nonisolated public mutating func addPath(_ path: Path) {}

  /// Closes the part.
  nonisolated public mutating func closeSubpath() {}
}
