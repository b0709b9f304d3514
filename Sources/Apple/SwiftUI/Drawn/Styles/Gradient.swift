// Gradients. A card draws them in their first color.

import BehestCards
public import Foundation

/// A gradient made from one color.
public struct AnyGradient: Hashable, RoleStyle {
  let color: Color

  /// Creates a gradient from another gradient's first color.
  public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }

  init(color: Color) { self.color = color }

  var foreground: Foreground { color.foreground }
}

/// A color gradient, as a list of stops.
public struct Gradient: Hashable, RoleStyle {
  /// A color and its location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop from a color and a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var foreground: Foreground { stops.first?.color.foreground ?? Foreground(role: nil) }
}

/// A style that draws a gradient, in its first color.
protocol GradientStyle: RoleStyle {
  var gradient: Gradient { get }
}

extension GradientStyle {
  var foreground: Foreground { gradient.foreground }
}

extension DrawnView where Self: GradientStyle {
  func elements(in context: LoweringContext) -> [Element] { [] }
}

/// A linear gradient. Text in it has its first color.
public struct LinearGradient: GradientStyle {
  let gradient: Gradient

  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Creates a linear gradient from colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a linear gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

/// A radial gradient. Text in it has its first color.
public struct RadialGradient: GradientStyle {
  let gradient: Gradient

  /// Creates a radial gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { self.gradient = gradient }

  /// Creates a radial gradient from colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
}

/// An angular gradient. Text in it has its first color.
public struct AngularGradient: GradientStyle {
  let gradient: Gradient

  /// Creates an angular gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }

  /// Creates an angular gradient from colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  /// Creates an angular gradient from colors around the full circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Creates an angular gradient around the full circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Creates an angular gradient from stops around the full circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }
}

/// An elliptical gradient. Text in it has its first color.
public struct EllipticalGradient: GradientStyle {
  let gradient: Gradient

  /// Creates an elliptical gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }

  /// Creates an elliptical gradient from colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }
}

/// A gradient on a mesh of points. Text in it has its first color.
public struct MeshGradient: GradientStyle {
  let gradient: Gradient

  /// Creates a gradient on a mesh of points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { gradient = Gradient(colors: colors) }
}

extension AngularGradient: DrawnView {}
extension EllipticalGradient: DrawnView {}
extension MeshGradient: DrawnView {}
extension LinearGradient: DrawnView {}
extension RadialGradient: DrawnView {}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient from colors.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Returns a linear gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
