// Colors, gradients and materials as shape styles. A card keeps their roles, and paints their colors.

import BehestCards

/// A color or pattern to draw with.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// The type of the resolved style: `Never`, as it is drawn directly.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Returns the resolved style. Never called: the style is drawn directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) amounts to no other style.")
  }
}

/// A style of this module, with a role in a card.
protocol RoleStyle: ShapeStyle {
  /// The role and color of text in this style.
  var foreground: Foreground { get }
}

extension ShapeStyle {
  /// Returns the role and color of text in this style, resolved in an environment.
  func foreground(in environment: EnvironmentValues) -> Foreground {
    if let style = self as? any RoleStyle { return style.foreground }
    guard Resolved.self != Never.self else { return Foreground(role: nil) }
    return resolve(in: environment).foreground(in: environment)
  }
}

/// A level of importance within the current style.
public struct HierarchicalShapeStyle: ShapeStyle, RoleStyle {
  let level: Int

  /// The most important level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level. Drawn as the third in a card.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level. Drawn as the third in a card.
  public static let quinary = HierarchicalShapeStyle(level: 5)

  var foreground: Foreground {
    switch level {
    case 1: Foreground(role: nil)
    case 2: Foreground(role: .secondary)
    default: Foreground(role: .tertiary)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important level.
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fourth level. Drawn as the third in a card.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  /// The fifth level. Drawn as the third in a card.
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle, RoleStyle {
  let foreground: Foreground

  /// Creates a type-erased shape style.
  public init<S>(_ style: S) where S: ShapeStyle {
    foreground = style.foreground(in: EnvironmentValues())
  }
}

extension ShapeStyle {
  /// The style at the second level of importance.
  public var secondary: some ShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The style at the third level of importance.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The style at the fourth level of importance. Drawn as the third in a card.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyle(level: 4) }
  /// The style at the fifth level of importance. Drawn as the third in a card.
  public var quinary: some ShapeStyle { HierarchicalShapeStyle(level: 5) }

  /// Returns the style with an opacity. A card draws text in it as usual.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// A view that only draws a color: a color, or a shape in a style.
protocol Painter {
  /// Whether only the outline of the view is drawn.
  var isOutline: Bool { get }

  /// Returns the color of the view; `nil` for one that a card cannot draw.
  func paint(in environment: EnvironmentValues) -> StyleColor?
}

extension ShapeStyle {
  /// Returns the color of the style; `nil` for materials and colors less than half opaque.
  func paint(in environment: EnvironmentValues) -> StyleColor? {
    if let color = self as? Color { return color.paint }
    if let style = self as? any RoleStyle {
      guard case .tint(let tint)? = style.foreground.role else { return nil }
      return .tint(tint)
    }
    guard Resolved.self != Never.self else { return nil }
    return resolve(in: environment).paint(in: environment)
  }
}

extension Color: Painter {
  var isOutline: Bool { false }

  fileprivate var paint: StyleColor? {
    guard alpha >= 0.5 else { return nil }
    switch source {
    case .tint(.white): return .rgb(0xFF_FFFF)
    case .tint(.black): return .rgb(0)
    case .tint(.primary), .secondary, .clear, .asset, .system: return nil
    case .tint(let tint): return .tint(tint)
    case .components(let red, let green, let blue):
      let channels = [red, green, blue].map { channel in
        channel.isNaN ? 0 : UInt32((min(max(channel, 0), 1) * 255).rounded())
      }
      return .rgb(channels[0] << 16 | channels[1] << 8 | channels[2])
    }
  }
}

extension _ShapeView: Painter {
  func paint(in environment: EnvironmentValues) -> StyleColor? { style.paint(in: environment) }
}
