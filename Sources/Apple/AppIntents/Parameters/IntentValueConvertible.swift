// Values that pass between an app and clients that name its parts without knowing their types.

public import Foundation

/// A value that can be expressed to the system.
public protocol IntentValueExpressing: Sendable {
  /// Returns an expression that stands for this value.
  func makeExpression() -> IntentValueExpression
}

/// A type-erased value on its way to the system.
public struct IntentValueExpression: Sendable {
  /// The value; `nil` for none.
  package let value: (any Sendable)?

  /// Creates an expression from a value.
  package init(_ value: (any Sendable)?) {
    self.value = value
  }
}

/// A value that the system can take from an app and pass to it.
public protocol IntentValueConvertible: IntentValueExpressing {
  /// Converts a value that the system found to this type; `nil` when it is of another type.
  static func _converted(from found: (any Sendable)?) -> Self?
}

extension IntentValueConvertible {
  /// Returns an expression that stands for this value.
  public func makeExpression() -> IntentValueExpression { IntentValueExpression(self) }
}

extension IntentValueConvertible where Self: _IntentValue {
  /// Converts a value that the system found to this type; `nil` when it is of another type.
  public static func _converted(from found: (any Sendable)?) -> Self? {
    found.flatMap { _value(from: $0) }
  }
}

extension Bool: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension String: IntentValueConvertible {}
extension AttributedString: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension Decimal: IntentValueConvertible {}
extension URL: IntentValueConvertible {}
extension PersonNameComponents: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}
extension IntentPerson: IntentValueConvertible {}
extension IntentCurrencyAmount: IntentValueConvertible {}

extension Measurement: IntentValueExpressing, IntentValueConvertible where UnitType: Dimension {}

extension Optional: IntentValueExpressing, IntentValueConvertible
where Wrapped: IntentValueConvertible {
  /// Returns an expression that stands for the wrapped value, or for `nil`.
  public func makeExpression() -> IntentValueExpression {
    self?.makeExpression() ?? IntentValueExpression(nil)
  }

  /// Converts a value that the system found to the wrapped type, and `nil` to `nil`.
  public static func _converted(from found: (any Sendable)?) -> Wrapped?? {
    guard let found else { return .some(nil) }
    return Wrapped._converted(from: found).map { .some($0) }
  }
}

extension Array: IntentValueExpressing, IntentValueConvertible
where Element: IntentValueConvertible {
  /// Returns an expression that stands for the array.
  public func makeExpression() -> IntentValueExpression {
    IntentValueExpression(map { $0.makeExpression().value })
  }

  /// Converts an array that the system found; `nil` when one of its values does not fit.
  public static func _converted(from found: (any Sendable)?) -> [Element]? {
    guard let list = found as? [any Sendable] else { return nil }
    let values = list.compactMap { Element._converted(from: $0) }
    return values.count == list.count ? values : nil
  }
}
