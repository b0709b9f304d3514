// Effects that animate symbols. A card does not move.

/// An effect that animates a symbol. Has no effect in a terminal card.
public struct SymbolEffect: Equatable, Sendable {
  /// The effect `automatic`.
  public static let automatic = SymbolEffect()
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
  /// The effect `drawOn`.
  public static let drawOn = SymbolEffect()
  /// The effect `drawOff`.
  public static let drawOff = SymbolEffect()

  /// The effect with an upward movement.
  public var up: SymbolEffect { self }
  /// The effect with a downward movement.
  public var down: SymbolEffect { self }
  /// The effect with a movement to the left.
  public var left: SymbolEffect { self }
  /// The effect with a movement to the right.
  public var right: SymbolEffect { self }
  /// The effect with a forward movement.
  public var forward: SymbolEffect { self }
  /// The effect with a backward movement.
  public var backward: SymbolEffect { self }
  /// The effect with a clockwise movement.
  public var clockwise: SymbolEffect { self }
  /// The effect with a counterclockwise movement.
  public var counterClockwise: SymbolEffect { self }
  /// The effect that scales down, then up.
  public var downUp: SymbolEffect { self }
  /// The effect that scales up, then up again.
  public var upUp: SymbolEffect { self }
  /// The effect that disappears, then scales up.
  public var offUp: SymbolEffect { self }
  /// The effect applied layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect applied to each layer on its own.
  public var individually: SymbolEffect { self }
  /// The effect applied to one layer after another.
  public var iterative: SymbolEffect { self }
  /// The effect applied to more and more layers.
  public var cumulative: SymbolEffect { self }
  /// The effect that plays forwards and backwards.
  public var reversing: SymbolEffect { self }
  /// The effect that plays forwards.
  public var nonReversing: SymbolEffect { self }
  /// The effect that hides inactive layers.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The effect that dims inactive layers.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The effect without a pulse.
  public var plain: SymbolEffect { self }

  /// Returns the effect that joins parts that both symbols have, and another where they have none.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }

  /// Returns the effect with a movement by an angle.
  public func custom(angle: Double) -> SymbolEffect { self }
}

/// Options of a symbol's effect. Has no effect in a terminal card.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The behavior of a repetition.
  public struct RepeatBehavior: Equatable, Sendable {
    /// A continuous repetition.
    public static let continuous = RepeatBehavior()
    /// A repetition with pauses.
    public static let periodic = RepeatBehavior()

    /// Returns a repetition with pauses, a number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Options for an effect that repeats.
  public static let repeating = SymbolEffectOptions()
  /// Options for an effect that does not repeat.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options for an effect that repeats a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }

  /// Returns options for an effect that repeats.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }

  /// Returns options for an effect at a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// The options for an effect that repeats.
  public var repeating: SymbolEffectOptions { self }
  /// The options for an effect that does not repeat.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Returns the options for an effect that repeats a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns the options for an effect that repeats.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns the options for an effect at a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Adds a symbol effect to the view. Has no effect in a terminal card.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Adds a symbol effect to the view. Has no effect in a terminal card.
  nonisolated public func symbolEffect<U>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View where U: Equatable { self }

  /// Removes the symbol effects of the view. Has no effect in a terminal card.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
