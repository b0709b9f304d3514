// The property wrapper that declares a parameter of an intent.

public import FoundationGaps
import Synchronization

/// A parameter of an intent, with its title, its options and its value.
///
/// The wrapper is an object, so copies of an intent share their parameters' values.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentParameter, Sendable {
  struct State {
    var value: Value?
    var isSet = false
    var name: String?
  }

  let declaration: ParameterDeclaration
  let state: Mutex<State>

  /// Creates a parameter with its property's name as its title.
  ///
  /// This initializer is in the body of the class because the compiler looks for the initializer of
  /// a bare `@Parameter` nowhere else.
  public init() {
    declaration = ParameterDeclaration()
    state = Mutex(State())
  }

  /// Creates a parameter from a declaration, whose default is its initial value.
  package init(_ declaration: consuming ParameterDeclaration) {
    let initial = declaration.fallback.flatMap { Value._value(from: $0) }
    self.declaration = declaration
    state = Mutex(State(value: initial, isSet: initial != nil))
  }

  /// The value of the parameter.
  ///
  /// A parameter whose type is not optional must have a value before it is read. The system ensures
  /// that before it calls `perform()`; reading it earlier is a programming error.
  public var wrappedValue: Value {
    get {
      let (value, name) = state.withLock { ($0.value, $0.name) }
      if let value = value ?? Value._unset { return value }
      let words = name ?? declaration.title.map { String(localized: $0) } ?? "\(Value.self)"
      preconditionFailure(
        "The parameter '\(words)' was read before it had a value. Set it, or ask for it first.")
    }
    set {
      state.withLock {
        $0.value = newValue
        $0.isSet = true
      }
    }
  }

  /// The wrapper itself, for requests and for key paths.
  public var projectedValue: IntentParameter<Value> { self }

  /// The state of a parameter's value: set or not.
  public enum ValueState: Sendable {
    /// The value has been set.
    case set(Value)
    /// The value has not been set.
    case unset
  }

  /// The value, and whether it has been set.
  public var valueState: ValueState {
    state.withLock { state in
      if state.isSet, let value = state.value { .set(value) } else { .unset }
    }
  }

  /// The two bounds of a range, both included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
}

extension IntentParameter {
  /// The title of the parameter; the name of its value's type if none was declared.
  public var title: LocalizedStringResource {
    declaration.title ?? LocalizedStringResource(stringLiteral: "\(Value.ValueType.self)")
  }

  /// Whether the parameter's type is optional.
  public var isOptional: Bool { Value._unset != nil }

  /// The declared default; `nil` for none.
  public var defaultValue: Value.UnwrappedType? {
    declaration.fallback as? Value.UnwrappedType
  }

  /// The declared title; `nil` for none.
  package var declaredTitle: LocalizedStringResource? { declaration.title }
  /// The declared description; `nil` for none.
  package var explanation: LocalizedStringResource? { declaration.explanation }
  /// The type of the value without optionality.
  package var valueType: any Any.Type { Value.UnwrappedType.self }
  /// The type of one value: of an array, that of its elements.
  package var elementType: any Any.Type { Value.ValueType.self }
  /// The default value; `nil` for none.
  package var anyDefault: (any Sendable)? { declaration.fallback }
  /// The other options of the declaration.
  package var options: ParameterOptions { declaration.options }
  /// Whether a value has been set, which may be `nil`.
  package var isSet: Bool { state.withLock { $0.isSet } }

  /// The value; `nil` for none.
  package var anyValue: (any Sendable)? {
    state.withLock { $0.value } as? Value.UnwrappedType
  }

  /// Sets the value. Throws `ParameterTypeMismatch` for a value of another type.
  package func assign(_ value: (any Sendable)?) throws {
    guard let new = value.map({ Value._value(from: $0) }) ?? Value._unset else {
      throw ParameterTypeMismatch(expected: Value.self, found: value)
    }
    wrappedValue = new
  }

  /// Removes the value, as if it had never been set.
  package func clear() {
    state.withLock {
      $0.value = nil
      $0.isSet = false
    }
  }

  /// Sets the name of the parameter's property, for questions and errors.
  package func named(_ name: String) {
    state.withLock { $0.name = name }
  }
}

/// The contents of a parameter's declaration, apart from its type.
///
/// Not copyable: it is moved into its parameter, so no file has code that copies all of it.
package struct ParameterDeclaration: ~Copyable, Sendable {
  /// The title; `nil` for none.
  package var title: LocalizedStringResource?
  /// The description; `nil` for none.
  package var explanation: LocalizedStringResource?
  /// The default value; `nil` for none.
  package var fallback: (any Sendable)?
  /// The contents that depend on the kind of value.
  package var options = ParameterOptions()

  /// Creates a declaration without contents.
  package init() {}
}
