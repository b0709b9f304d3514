// Options that depend on what is already known of the intent.

/// The intent whose options are being listed, once some of its parameters are known.
///
/// It is `nil` while any of the parameters named has no value, and outside such a listing.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  // Safe: the closures are written once and only follow key paths, which do not change.
  nonisolated(unsafe) private let finders: [(Intent) -> any AnyIntentParameter]

  /// Waits for the parameters named.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var finders: [(Intent) -> any AnyIntentParameter] = []
    for path in repeat each parameters { finders.append { $0[keyPath: path] } }
    self.finders = finders
  }

  /// The intent, once the parameters named have values.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentEnvironment.intent as? Intent,
      finders.allSatisfy({ $0(intent).anyValue != nil })
    else { return nil }
    return IntentProjection(intent)
  }
}

/// The values of the intent whose options are being listed.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  /// A value of the intent, without optionality: those that were named are known.
  ///
  /// Reading an optional parameter that was not named and has no value stops the program.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath].unwrapped as? Value.UnwrappedType else {
      preconditionFailure("The parameter is not named by its @IntentParameterDependency")
    }
    return value
  }
}
