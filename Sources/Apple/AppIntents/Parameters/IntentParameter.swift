// The wrapper that declares a parameter of an intent.

public import FoundationGaps
import Synchronization

/// A parameter of an intent: what it is called, how it is asked for, and its value.
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

  /// Declares a parameter that is called what its property is called.
  ///
  /// This initialiser stands in the body of the class because the compiler looks for the one of
  /// a bare `@Parameter` nowhere else.
  public init() {
    declaration = ParameterDeclaration()
    state = Mutex(State())
  }

  /// Makes a parameter of a declaration, whose default is its value at first.
  package init(_ declaration: ParameterDeclaration) {
    self.declaration = declaration
    let initial = declaration.fallback.flatMap { Value._value(from: $0) }
    state = Mutex(State(value: initial, isSet: initial != nil))
  }

  /// The parameter's value.
  ///
  /// A parameter whose type is not optional must have a value before it is read. The system sees
  /// to that before it calls `perform()`; reading it earlier is a mistake in the program.
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

  /// The parameter itself, for asking and for key paths.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether anyone has given the parameter a value.
  public enum ValueState: Sendable {
    /// Somebody has, and this is it.
    case set(Value)
    /// Nobody has.
    case unset
  }

  /// The value, and whether anyone has given it.
  public var valueState: ValueState {
    state.withLock { state in
      if state.isSet, let value = state.value { .set(value) } else { .unset }
    }
  }

  /// The two ends of a range, both part of it.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
}

extension IntentParameter {
  /// What the parameter is called; the type of its value when it was given no title.
  public var title: LocalizedStringResource {
    declaration.title ?? LocalizedStringResource(stringLiteral: "\(Value.ValueType.self)")
  }

  /// Whether the parameter can do without a value.
  public var isOptional: Bool { Value._unset != nil }

  /// The value that the declaration gives it; `nil` for none.
  public var defaultValue: Value.UnwrappedType? {
    declaration.fallback as? Value.UnwrappedType
  }

  /// The title that was declared; `nil` for none.
  package var declaredTitle: LocalizedStringResource? { declaration.title }
  /// The description that was declared; `nil` for none.
  package var explanation: LocalizedStringResource? { declaration.explanation }
  /// The type of a value that is not optional.
  package var valueType: any Any.Type { Value.UnwrappedType.self }
  /// The type of one value, of which an array has many.
  package var elementType: any Any.Type { Value.ValueType.self }
  /// The value before anybody gives one; `nil` for none.
  package var anyDefault: (any Sendable)? { declaration.fallback }
  /// What else was declared, by kind of value.
  package var options: ParameterOptions { declaration.options }
  /// Whether somebody gave a value, be it none.
  package var isSet: Bool { state.withLock { $0.isSet } }

  /// The value; `nil` for none.
  package var anyValue: (any Sendable)? {
    state.withLock { $0.value } as? Value.UnwrappedType
  }

  /// Gives it a value, or none. Throws `ParameterTypeMismatch` for a value of another type.
  package func assign(_ value: (any Sendable)?) throws {
    guard let new = value.map({ Value._value(from: $0) }) ?? Value._unset else {
      throw ParameterTypeMismatch(expected: Value.self, found: value)
    }
    wrappedValue = new
  }

  /// Takes its value away, as if nobody had given one.
  package func clear() {
    state.withLock {
      $0.value = nil
      $0.isSet = false
    }
  }

  /// Tells it the name of its property, for questions and errors.
  package func named(_ name: String) {
    state.withLock { $0.name = name }
  }
}
