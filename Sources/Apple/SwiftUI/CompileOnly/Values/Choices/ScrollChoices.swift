// Values that modifiers of scrolling take: a card does not scroll.

public import Foundation

/// Where scrolling comes to rest; a card does not scroll.
public protocol ScrollTargetBehavior: Sendable {}

/// Scrolling by pages; a card does not scroll.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Scrolling from view to view; a card does not scroll.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement goes.
  public struct LimitBehavior: Sendable {
    /// As usual.
    public static let automatic = LimitBehavior()
    /// A few views.
    public static let always = LimitBehavior()
    /// As far as it goes.
    public static let never = LimitBehavior()
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by pages; a card does not scroll.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling from view to view; a card does not scroll.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Scrolling from view to view; a card does not scroll.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// How far content is scrolled; a card does not scroll.
public struct ScrollPosition: Sendable {
  /// At the beginning.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// At an edge.
  public init(edge: Edge) {}

  /// Does nothing.
  public mutating func scrollTo(edge: Edge) {}

  /// Does nothing.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// When a transition of scrolling happens; a card does not scroll.
public struct ScrollTransitionConfiguration: Sendable {
  /// While it is scrolled.
  public static let interactive = ScrollTransitionConfiguration()
  /// By itself.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
}

/// Whether a view is coming, there, or going; in a card it is there.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is coming.
  case topLeading
  /// It is there.
  case identity
  /// It is going.
  case bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// How far it is from being there, from -1 to 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// A change of how a view looks that does not move others; a card has none.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes no change.
  public init() {}
}

extension VisualEffect {
  /// No change: a card is drawn once, where it stands.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// No change: a card is drawn once, where it stands.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// No change: a card is drawn once, where it stands.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// No change: a card is drawn once, where it stands.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
