// Values that only accepted modifiers take: animations, transitions and effects.

public import Foundation

/// How a change moves; a card does not move.
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

  /// The animation `linear` of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// The animation `easeIn` of a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// The animation `easeOut` of a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// The animation `easeInOut` of a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// The animation `bouncy` of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The animation `smooth` of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The animation `snappy` of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// A spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// The animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes values without moving anything: a card does not move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a view comes and goes; a card does not move.
public struct AnyTransition: Sendable {
  /// Fading.
  public static let opacity = AnyTransition()
  /// Sliding.
  public static let slide = AnyTransition()
  /// Growing.
  public static let scale = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// Moving from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Growing from a share of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// One for coming, one for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes in place; a card does not move.
public struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Fading.
  public static let opacity = ContentTransition()
  /// Step by step.
  public static let interpolate = ContentTransition()
  /// As symbols change.
  public static let symbolEffect = ContentTransition()

  /// As numbers change.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// As numbers change.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How a symbol moves; a card does not move.
public struct SymbolEffect: Sendable {
  /// The effect `bounce`.
  public static let bounce = SymbolEffect()
  /// The effect `pulse`.
  public static let pulse = SymbolEffect()
  /// The effect `scale`.
  public static let scale = SymbolEffect()
  /// The effect `variableColor`.
  public static let variableColor = SymbolEffect()
  /// The effect `appear`.
  public static let appear = SymbolEffect()
  /// The effect `disappear`.
  public static let disappear = SymbolEffect()
  /// The effect `replace`.
  public static let replace = SymbolEffect()
  /// The effect `rotate`.
  public static let rotate = SymbolEffect()
  /// The effect `breathe`.
  public static let breathe = SymbolEffect()
  /// The effect `wiggle`.
  public static let wiggle = SymbolEffect()

  /// The effect upwards.
  public var up: SymbolEffect { self }
  /// The effect downwards.
  public var down: SymbolEffect { self }
  /// The effect layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The effect for the symbol as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect again and again.
  public var iterative: SymbolEffect { self }
  /// The effect forwards and backwards.
  public var reversing: SymbolEffect { self }
}

/// Names for views that move into one another.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  private let id = ID()

  /// Makes a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id }
}
