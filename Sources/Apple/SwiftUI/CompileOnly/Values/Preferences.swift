// Preferences, which views pass to their ancestors. In a card they keep their defaults.

public import Foundation

/// A key of a value that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value when no view states one.
  static var defaultValue: Value { get }

  /// Combines the value of another view into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value when no view states one: `nil`.
  public static var defaultValue: Value { nil }
}

/// A location in a view that is passed to other views. A card measures none.
public struct Anchor<Value>: @unchecked Sendable {
  // Unchecked: it stores nothing.

  /// The source of an anchor: the part of the view that it describes.
  public struct Source: Hashable, Sendable {
    let name: String
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
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
  /// The rectangle of an anchor, at the origin.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { frame(in: .local) }

  /// The point of an anchor: the origin.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}
