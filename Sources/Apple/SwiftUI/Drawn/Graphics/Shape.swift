// Shapes. A card draws them as backgrounds and borders of other views, and not by themselves.

public import Foundation

/// A 2D shape that you can use when drawing a view.
///
/// A card draws the color of a shape that is another view's background, and the outline of one that
/// is its overlay as a border; it draws no shape by itself.
@preconcurrency public protocol Shape: Sendable, View {
  /// Returns the path of the shape in a rectangle. Never called in a card.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be inset.
@preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A view of a shape, which can be filled and stroked again.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A view of a shape in a style.
public struct _ShapeView<Content, Style>: Sendable where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The style of the fill.
  public var fillStyle: FillStyle
  /// Whether only the outline is drawn.
  var isOutline = false

  /// Creates a view of a shape in a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [] }
}

/// The style of filling a shape. Has no effect in a terminal card.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule is used.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The style of rounded corners. Has no effect in a terminal card.
public enum RoundedCornerStyle: Sendable {
  /// A style with corners that are quarters of a circle.
  case circular
  /// A style with corners of continuous curvature.
  case continuous
}

/// The style of stroking a line. Has no effect in a terminal card.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The style of a line's ends.
  public var lineCap: CGLineCap
  /// The style of the joins of lines.
  public var lineJoin: CGLineJoin
  /// The limit at which a miter join becomes a bevel join, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// The start of the dash pattern, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
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

/// The style of a line's ends. Has no effect in a terminal card.
public enum CGLineCap: Int32, Sendable {
  /// A line that ends at its last point.
  case butt = 0
  /// A line with round ends.
  case round = 1
  /// A line with square ends that extend beyond its last point.
  case square = 2
}

/// The style of the joins of lines. Has no effect in a terminal card.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A cut-off corner.
  case bevel = 2
}
