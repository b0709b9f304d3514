// The conditions under which the system asks the person to confirm an intent.

/// The conditions under which the system asks the person to confirm an intent.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A confirmation only when the request may have been misunderstood.
  ///
  /// The runtime has no such doubts: it asks whenever the intent asks.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}
