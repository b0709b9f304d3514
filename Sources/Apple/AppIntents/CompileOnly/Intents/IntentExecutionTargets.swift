// The parts of an app in which an intent may run.

/// The parts of an app in which an intent may run. In a terminal, all are one process.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The app itself.
  public static let main = IntentExecutionTargets(rawValue: 1 << 0)

  /// The extension with the app's intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 1)

  /// The extension with the app's widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 2)
}
