// Filling and stroking shapes. Line styles and trimming are not drawn.

public import Foundation

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the outline of the shape in a style.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }

  /// Draws the outline of the shape in a style with a stroke style.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }

  fileprivate nonisolated func outline<S>(_ style: S) -> _ShapeView<Self, S> where S: ShapeStyle {
    var view = _ShapeView(shape: self, style: style)
    view.isOutline = true
    return view
  }

  /// Returns the outline of the shape. Has no effect in a terminal card.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Returns the outline of the shape with a stroke style. Has no effect in a terminal card.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }

  /// Returns a part of the shape's outline. Has no effect in a terminal card.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }

  /// Returns the shape rotated. Has no effect in a terminal card.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }

  /// Returns the shape with a size. Has no effect in a terminal card.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Draws a border inside the shape in a style.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }

  /// Draws a border inside the shape in a style with a stroke style.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }
}

extension ShapeView {
  /// Fills the shape in addition to its other fills and strokes.
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content, S> where S: ShapeStyle { shape.fill(content, style: style) }

  /// Draws the outline of the shape in addition to its other fills and strokes.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Draws the outline with a stroke style in addition to the shape's other fills and strokes.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.stroke(content, style: style, antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a border inside the shape in addition to its other fills and strokes.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
  }
}
