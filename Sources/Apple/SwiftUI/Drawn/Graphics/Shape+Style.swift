// Filling and stroking shapes; how lines are made and shapes are cut is not drawn.

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

  /// Draws the outline of the shape in a style with a kind of line.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }

  fileprivate nonisolated func outline<S>(_ style: S) -> _ShapeView<Self, S> where S: ShapeStyle {
    var view = _ShapeView(shape: self, style: style)
    view.isOutline = true
    return view
  }

  /// The outline of the shape. Has no effect in a terminal card.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// The outline of the shape, of a kind of line. Has no effect in a terminal card.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }

  /// A part of the shape's outline. Has no effect in a terminal card.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }

  /// The shape, turned. Has no effect in a terminal card.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }

  /// The shape in a size. Has no effect in a terminal card.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Draws a border inside the shape in a style.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }

  /// Draws a border inside the shape in a style with a kind of line.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> where S: ShapeStyle { outline(content) }
}

extension ShapeView {
  /// Fills the shape once more.
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content, S> where S: ShapeStyle { shape.fill(content, style: style) }

  /// Draws the outline of the shape in a style, too.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Draws the outline of the shape in a style with a kind of line, too.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.stroke(content, style: style, antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a border inside the shape in a style, too.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where S: ShapeStyle {
    shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
  }
}
