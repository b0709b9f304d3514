// Phrases that are not meant for the app.

/// Phrases that are not meant for the app, however much they sound like it.
public struct NegativeAppShortcutPhrases: Sendable {
  /// The phrases.
  package let phrases: [NegativeAppShortcutPhrase]

  /// A list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that is not meant for the app.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  /// The phrase in its parts.
  package let segments: [PhraseSegment]

  /// A phrase without the app's name.
  public init(stringLiteral value: String) { segments = [.literal(value)] }

  /// A phrase with the app's name.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// Collects the parts of a phrase's literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [PhraseSegment] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Adds the place where the app's name is said.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }
  }
}
