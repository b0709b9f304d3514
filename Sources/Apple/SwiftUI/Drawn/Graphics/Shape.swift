// Shapes: a card draws them as grounds and borders of other views, and not by themselves.

public import Foundation

/// A 2D shape that you can use when drawing a view.
///
/// A card draws the colour of one that is another view's background, and the outline of one that is
/// its overlay as a border; by itself it draws none.
@preconcurrency public protocol Shape: Sendable, View {
  /// The outline of the shape in a rectangle; a card never asks for it.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the colour around it.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be inset.
@preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, inset by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A view of a shape, which can be filled and stroked again.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape in a style.
public struct _ShapeView<Content, Style>: Sendable where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// Whether only the outline is drawn.
  var isOutline = false

  /// Shows a shape in a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  /// A shape is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

/// How a shape is filled. Has no effect in a terminal card.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule is used.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a way to fill shapes.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How corners are rounded. Has no effect in a terminal card.
public enum RoundedCornerStyle: Sendable {
  /// As parts of circles.
  case circular
  /// With a curve that begins softly.
  case continuous
}

/// How a line is drawn. Has no effect in a terminal card.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How far a corner may reach out, in widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where the dashes begin, in points.
  public var dashPhase: CGFloat

  /// Makes a way to draw lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How lines end. Has no effect in a terminal card.
public enum CGLineCap: Int32, Sendable {
  /// At their last point.
  case butt = 0
  /// With half a circle.
  case round = 1
  /// With half a square.
  case square = 2
}

/// How lines meet. Has no effect in a terminal card.
public enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter = 0
  /// With a curve.
  case round = 1
  /// With a cut.
  case bevel = 2
}
