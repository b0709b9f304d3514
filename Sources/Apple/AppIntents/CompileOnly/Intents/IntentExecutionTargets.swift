// In which part of an app an intent may run.

/// In which part of an app an intent may run. Here they are all one process.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The app itself.
  public static let main = IntentExecutionTargets(rawValue: 1 << 0)

  /// The extension with the app's intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 1)

  /// The extension with the app's widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 2)
}
