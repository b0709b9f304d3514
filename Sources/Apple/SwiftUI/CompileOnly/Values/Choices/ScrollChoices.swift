// Values of modifiers of scrolling. A card does not scroll.

public import Foundation

/// The behavior that determines where scrolling ends. Has no effect in a card.
public protocol ScrollTargetBehavior: Sendable {}

/// A behavior that scrolls by pages. Has no effect in a card.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

/// A behavior that aligns to views. Has no effect in a card.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of how many views scroll at a time.
  public struct LimitBehavior: Sendable {
    /// The default limit.
    public static let automatic = LimitBehavior()
    /// A limit of a few views.
    public static let always = LimitBehavior()
    /// No limit.
    public static let never = LimitBehavior()
  }

  /// Creates the behavior with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that scrolls by pages. Has no effect in a card.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns to views. Has no effect in a card.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Returns a behavior that aligns to views. Has no effect in a card.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// The position of a scroll view. Has no effect in a card.
public struct ScrollPosition: Sendable {
  /// Creates a position at the start.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at an edge.
  public init(edge: Edge) {}

  /// Scrolls nothing: a card shows everything at once.
  public mutating func scrollTo(edge: Edge) {}

  /// Scrolls nothing: a card shows everything at once.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// The configuration of a scroll transition. Has no effect in a card.
public struct ScrollTransitionConfiguration: Sendable {
  /// A transition that follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// A transition that is animated.
  public static let animated = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()
}

/// The phase of a view in a scroll transition. In a card it is always `identity`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to enter the visible area, at its top leading edge.
  case topLeading
  /// The view is in the visible area.
  case identity
  /// The view is about to leave the visible area, at its bottom trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }

  /// A value of the phase: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// An effect on the appearance of a view that does not change its layout. None in a card.
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

extension VisualEffect {
  /// Returns the effect unchanged: a card cannot draw opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot scale views.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Returns the effect unchanged: a card cannot scale views.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot offset views.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot offset views.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot rotate views.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Returns the effect unchanged: a card cannot blur views.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot change the brightness of views.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot change the saturation of views.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot draw views in grayscale.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Returns the effect unchanged: a card cannot rotate the hue of views.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
