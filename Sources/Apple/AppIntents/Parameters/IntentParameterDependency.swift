// The dependency of a parameter's options on other parameters of the intent.

/// A property wrapper for the intent whose options are listed, once some of its parameters are
/// known.
///
/// The value is `nil` while any of the given parameters has no value, and outside such a listing.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  // Safe: the closures are written once and only follow key paths, which do not change.
  nonisolated(unsafe) private let finders: [(Intent) -> any AnyIntentParameter]

  /// Creates a dependency on the given parameters.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var finders: [(Intent) -> any AnyIntentParameter] = []
    for path in repeat each parameters { finders.append { $0[keyPath: path] } }
    self.finders = finders
  }

  /// The intent, once the given parameters have values.
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

  /// The value of a parameter, without optionality: those that were given are known.
  ///
  /// - Precondition: A parameter that is optional and was not given has a value.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath].unwrapped as? Value.UnwrappedType else {
      preconditionFailure("The parameter is not named by its @IntentParameterDependency")
    }
    return value
  }
}
