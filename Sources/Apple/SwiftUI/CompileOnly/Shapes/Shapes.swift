// The standard shapes. A card draws none of them.

public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A circle.
public struct Circle: InsettableShape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// The shape of the container.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A capsule: a rectangle with round ends.
public struct Capsule: InsettableShape {
  /// The style of rounding.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners in points.
  public var cornerSize: CGSize
  /// The style of rounding.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners of a size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners of a radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// The corner radii of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii from those of the corners; zero unless given.
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

/// A rectangle with a different radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of rounding.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the given corner radii.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner.
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

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the shape itself: a card draws none.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  /// Creates a type-erased shape.
  nonisolated public init<S>(_ shape: S) where S: Shape {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
