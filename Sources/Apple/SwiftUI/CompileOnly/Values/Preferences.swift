// What views tell the views around them: a card is not told, and keeps the defaults.

public import Foundation

/// A value that views tell the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view tells one.
  static var defaultValue: Value { get }

  /// Joins the values of two views, the first of which is in `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

/// A place in a view, told to others; a card measures none.
public struct Anchor<Value>: @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// Which place is told.
  public struct Source: Hashable, Sendable {
    let name: String
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { .init(name: "bounds") }
}

extension Anchor.Source where Value == CGPoint {
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .init(name: "topLeading") }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .init(name: "top") }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .init(name: "center") }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .init(name: "bottom") }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .init(name: "leading") }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .init(name: "trailing") }
}

extension GeometryProxy {
  /// The place of a view, at the origin.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { frame(in: .local) }

  /// The place of a view, at the origin.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}
