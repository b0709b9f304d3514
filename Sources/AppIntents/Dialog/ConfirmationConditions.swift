// When a confirmation is asked for.

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whenever the intent asks. There is no other surface here, so every set means this.
  public static let always: ConfirmationConditions = []
}
