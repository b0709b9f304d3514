// When a confirmation is asked for.

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only when the request may have been misunderstood.
  ///
  /// Whoever runs an intent here asks whenever the intent asks: nothing is certain enough not to.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}
