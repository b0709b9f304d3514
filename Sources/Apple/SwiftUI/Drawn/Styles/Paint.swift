// The color of a style that is drawn as a background or a border.

import BehestCards

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
