// Animations, transitions and symbol effects. A card does not move.

public import Foundation

/// The way a view changes over time. Has no effect in a card, which does not move.
public struct Animation: Hashable, Sendable {
  /// The animation `default`.
  public static let `default` = Animation()
  /// The animation `linear`.
  public static let linear = Animation()
  /// The animation `easeIn`.
  public static let easeIn = Animation()
  /// The animation `easeOut`.
  public static let easeOut = Animation()
  /// The animation `easeInOut`.
  public static let easeInOut = Animation()
  /// The animation `spring`.
  public static let spring = Animation()
  /// The animation `interactiveSpring`.
  public static let interactiveSpring = Animation()
  /// The animation `interpolatingSpring`.
  public static let interpolatingSpring = Animation()
  /// The animation `bouncy`.
  public static let bouncy = Animation()
  /// The animation `smooth`.
  public static let smooth = Animation()
  /// The animation `snappy`.
  public static let snappy = Animation()

  /// Returns the animation `linear` of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// Returns the animation `easeIn` of a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// Returns the animation `easeOut` of a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// Returns the animation `easeInOut` of a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// Returns the animation `bouncy` of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns the animation `smooth` of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns the animation `snappy` of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// Returns the animation with a delay.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the animation repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure that changes values. Animates nothing: a card does not move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A type-erased transition of a view. Has no effect in a card, which does not move.
public struct AnyTransition: Sendable {
  /// A transition by opacity.
  public static let opacity = AnyTransition()
  /// A transition by sliding.
  public static let slide = AnyTransition()
  /// A transition by scaling.
  public static let scale = AnyTransition()
  /// A transition without an effect.
  public static let identity = AnyTransition()

  /// Returns a transition that moves the view from or to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition that scales the view by an amount.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Returns the transition combined with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition of content that changes in place. Has no effect in a card, which does not move.
public struct ContentTransition: Equatable, Sendable {
  /// A transition without an effect.
  public static let identity = ContentTransition()
  /// A transition by opacity.
  public static let opacity = ContentTransition()
  /// A transition by interpolation.
  public static let interpolate = ContentTransition()
  /// A transition by the symbol's replace effect.
  public static let symbolEffect = ContentTransition()

  /// Returns a transition by a symbol's effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }

  /// Returns a transition for numeric text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Returns a transition for numeric text.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A property wrapper for a namespace of views that share geometry.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  private let id = ID()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id }
}
