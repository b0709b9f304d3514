// What may stand in a parameter, a property or a result.

public import Foundation

/// A value that may stand in a parameter, a property or a result.
///
/// Optionals and collections take on the kinds of what they hold: `String?` and `[String]` have
/// the `ValueType` `String`; their `UnwrappedType`s are `String` and `[String]`.
public protocol _IntentValue: Sendable {
  /// The kind of one value: without optionality and without the collection.
  associatedtype ValueType: Sendable = Self

  /// The value without optionality.
  associatedtype UnwrappedType: Sendable = Self

  /// The value of a parameter that nobody has set, where there can be one.
  static var _unset: Self? { get }

  /// This type's value for something the system found; `nil` when it is of another type.
  static func _value(from found: any Sendable) -> Self?
}

extension _IntentValue {
  /// Nothing: a value of this type has to be found.
  public static var _unset: Self? { nil }

  /// This type's value for something the system found; `nil` when it is of another type.
  public static func _value(from found: any Sendable) -> Self? { found as? Self }
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension Decimal: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension PersonNameComponents: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The kind of the value, when there is one.
  public typealias ValueType = Wrapped.ValueType

  /// The value, when there is one.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// A parameter of an optional type that nobody has set is `nil`.
  public static var _unset: Wrapped?? { .some(nil) }

  /// The wrapped type's value for something the system found.
  public static func _value(from found: any Sendable) -> Wrapped?? {
    if let value = found as? Wrapped? { return .some(value) }
    return Wrapped._value(from: found).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The kind of one element.
  public typealias ValueType = Element.ValueType

  /// The array's values for something the system found: a list of them, or one alone.
  public static func _value(from found: any Sendable) -> [Element]? {
    if let all = found as? [any Sendable] {
      let values = all.compactMap { Element._value(from: $0) }
      return values.count == all.count ? values : nil
    }
    return Element._value(from: found).map { [$0] }
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The kind of one element.
  public typealias ValueType = Element.ValueType

  /// The set's values for something the system found: a set or a list of them, or one alone.
  public static func _value(from found: any Sendable) -> Set<Element>? {
    if let set = found as? Set<Element> { return set }
    return [Element]._value(from: found).map { Set($0) }
  }
}
