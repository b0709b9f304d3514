// The shapes that have a name.

public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes the shape.
  nonisolated public init() {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A circle.
public struct Circle: InsettableShape {
  /// Makes the shape.
  nonisolated public init() {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes the shape.
  nonisolated public init() {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// The shape of what surrounds it.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  nonisolated public init() {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle with round ends.
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// The radius of each corner of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Of the top leading corner.
  public var topLeading: CGFloat
  /// Of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// Of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// Of the top trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii; none unless said.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of these radii.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with a radius for each corner.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// The shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A shape whose type is erased.
public struct AnyShape: Shape {
  /// Erases the type of a shape.
  nonisolated public init<S>(_ shape: S) where S: Shape {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
