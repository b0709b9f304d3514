// Gradients and materials: accepted, and drawn by no card.

import BehestCards
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

/// A gradient around a point; text in it has its first colour.
public struct AngularGradient: RoleStyle {
  let gradient: Gradient

  /// Makes a gradient around a point, from an angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }

  /// Makes a gradient of colours around a point, from an angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours all around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient all around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Makes a gradient of stops all around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }

  var foreground: Foreground { gradient.foreground }
}

/// A gradient in an ellipse; text in it has its first colour.
public struct EllipticalGradient: RoleStyle {
  let gradient: Gradient

  /// Makes a gradient in an ellipse.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }

  /// Makes a gradient of colours in an ellipse.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }

  var foreground: Foreground { gradient.foreground }
}

/// A gradient between points of a grid; text in it has its first colour.
public struct MeshGradient: RoleStyle {
  let gradient: Gradient

  /// Makes a gradient between points of a grid.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { gradient = Gradient(colors: colors) }

  var foreground: Foreground { gradient.foreground }
}

extension AngularGradient: View {
  /// A gradient is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

extension EllipticalGradient: View {
  /// A gradient is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

extension MeshGradient: View {
  /// A gradient is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
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
