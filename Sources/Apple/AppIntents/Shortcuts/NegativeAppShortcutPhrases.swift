// Phrases that sound like an app's but are not meant for it.

/// Phrases that sound like the app's but are not meant for it.
public struct NegativeAppShortcutPhrases: Sendable {
  /// The phrases.
  package let phrases: [NegativeAppShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that sounds like the app's but is not meant for it.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  /// The phrase in its parts.
  package let segments: [PhraseSegment]

  /// Creates a phrase without the app's name.
  public init(stringLiteral value: String) { segments = [.literal(value)] }

  /// Creates a phrase with the app's name.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// The parts of a phrase's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [PhraseSegment] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Adds the place of the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }
  }
}
