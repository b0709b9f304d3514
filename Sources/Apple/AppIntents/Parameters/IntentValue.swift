// The types of values that parameters, properties and results may have.

public import Foundation

/// A value that a parameter, a property or a result may have.
///
/// Optionals and collections take on the kinds of their content: `String?` and `[String]` have the
/// `ValueType` `String`; their `UnwrappedType`s are `String` and `[String]`.
public protocol _IntentValue: Sendable {
  /// The type of one value: without optionality and without the collection.
  associatedtype ValueType: Sendable = Self

  /// The value without optionality.
  associatedtype UnwrappedType: Sendable = Self

  /// The value of a parameter that has not been set; `nil` if the type has none.
  static var _unset: Self? { get }

  /// Converts a value that the system found to this type; `nil` when it is of another type.
  static func _value(from found: any Sendable) -> Self?
}

extension _IntentValue {
  /// The value of a parameter that has not been set: none, as the type is not optional.
  public static var _unset: Self? { nil }

  /// Converts a value that the system found to this type; `nil` when it is of another type.
  public static func _value(from found: any Sendable) -> Self? { found as? Self }
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Duration: _IntentValue {}
extension Decimal: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension PersonNameComponents: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value type of the wrapped value.
  public typealias ValueType = Wrapped.ValueType

  /// The type of the wrapped value.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// The value of a parameter that has not been set: `.some(nil)`, a set `nil`.
  public static var _unset: Wrapped?? { .some(nil) }

  /// Converts a value that the system found to the wrapped type.
  public static func _value(from found: any Sendable) -> Wrapped?? {
    if let value = found as? Wrapped? { return .some(value) }
    return Wrapped._value(from: found).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The value type of an element.
  public typealias ValueType = Element.ValueType

  /// Converts a value that the system found, an array or one element, to an array.
  public static func _value(from found: any Sendable) -> [Element]? {
    if let all = found as? [any Sendable] {
      let values = all.compactMap { Element._value(from: $0) }
      return values.count == all.count ? values : nil
    }
    return Element._value(from: found).map { [$0] }
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The value type of an element.
  public typealias ValueType = Element.ValueType

  /// Converts a value that the system found, a set, an array or one element, to a set.
  public static func _value(from found: any Sendable) -> Set<Element>? {
    if let set = found as? Set<Element> { return set }
    return [Element]._value(from: found).map { Set($0) }
  }
}
