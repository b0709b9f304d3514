// Gradients and materials: accepted, and drawn by no card.

import Cards
public import Foundation

/// A gradient made from one colour.
public struct AnyGradient: Hashable, RoleStyle {
  let color: Color

  /// Makes a gradient of a gradient's first colour.
  public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }

  init(color: Color) { self.color = color }

  var foreground: Foreground { color.foreground }
}

/// Colours and where each stands.
public struct Gradient: Hashable, RoleStyle {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var foreground: Foreground { stops.first?.color.foreground ?? Foreground(role: nil) }
}

/// A gradient along a line; text in it has its first colour.
public struct LinearGradient: RoleStyle {
  let gradient: Gradient

  /// Makes a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  var foreground: Foreground { gradient.foreground }
}

/// A gradient from a point outwards; text in it has its first colour.
public struct RadialGradient: RoleStyle {
  let gradient: Gradient

  /// Makes a gradient from a point outwards.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { self.gradient = gradient }

  /// Makes a gradient of colours from a point outwards.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  var foreground: Foreground { gradient.foreground }
}

extension LinearGradient: View {
  /// A gradient is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

extension RadialGradient: View {
  /// A gradient is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
