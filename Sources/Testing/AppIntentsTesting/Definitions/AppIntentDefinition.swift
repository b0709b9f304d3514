// Definitions of intents by name, which create intents from arguments.

public import AppIntents

/// A definition you use to dynamically create intent instances for testing.
public struct AppIntentDefinition: Sendable {
  /// The bundle identifier of the app that contains this intent.
  public let bundleIdentifier: String

  /// The intent type’s unique identifier, which is its name.
  public let identifier: String

  /// A callable value that creates an app intent: `makeIntent(size: "large", quantity: 2)`.
  ///
  /// The arguments have the names of the intent's parameters. A string for an entity stands for the
  /// first one that its query finds; a string for an enumeration, for the case with that raw value
  /// or title. Strings are also read as dates, durations and URLs.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { [bundleIdentifier, identifier] arguments in
      AnyAppIntent(
        bundleIdentifier: bundleIdentifier, identifier: identifier,
        given: arguments.map { AnyAppIntent.Given(name: $0.key, value: $0.value) })
    }
  }
}

/// A callable wrapper that creates app intent instances from keyword arguments.
@dynamicCallable public struct IntentValuePropertiesCallable<T>: Sendable {
  let make: @Sendable (KeyValuePairs<String, (any IntentValueExpressing)?>) -> T

  /// Returns an instance of `T` by applying the provided argument values to the properties.
  public func dynamicallyCall(
    withKeywordArguments args: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> T {
    make(args)
  }
}
