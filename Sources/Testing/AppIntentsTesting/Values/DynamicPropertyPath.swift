// Paths into values, by the names of properties and by indices.

public import AppIntents
import Foundation
import FoundationGaps
import SwiftApps

/// A type-safe, dynamic path to access nested intent values.
///
/// An unknown name or index causes an error when the value is read.
@dynamicMemberLookup public struct DynamicPropertyPath: Sendable {
  /// The path so far, for messages.
  let name: String
  let found: Result<(any Sendable)?, AppIntentsTestingError>

  init(_ name: String, value: (any Sendable)?) {
    self.name = name
    found = .success(value)
  }

  init(_ name: String, failure: AppIntentsTestingError) {
    self.name = name
    found = .failure(failure)
  }

  /// Casts a property to the provided type.
  ///
  /// - Throws: `AppIntentsTestingError` when it is of another type or does not exist.
  public func `as`<T>(_ type: T.Type) throws -> T where T: IntentValueConvertible {
    let value = try found.get()
    if let converted = T._converted(from: value) { return converted }
    if let number = decimal(value), let converted = T._converted(from: number) { return converted }
    let kind = value.map { "a \(Swift.type(of: $0))" } ?? "nothing"
    throw AppIntentsTestingError(.wrongType, "\(name) is \(kind), not a \(T.self).")
  }

  /// Casts the value to the given type.
  ///
  /// - Throws: `AppIntentsTestingError` when it is of another type or does not exist.
  public func `as`<IntentType>(_ definition: IntentType) throws -> IntentType.Instance
  where IntentType: AppIntentTypeDefinition {
    let value = try `as`(IntentType.Instance.self)
    try definition.isInstance(value)
    return value
  }

  /// Accesses a typed property at the current path by name.
  ///
  /// - Throws: `AppIntentsTestingError` when there is no such property, or it is of another type.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try property(identifier).as(T.self) }
  }

  /// Creates a dynamic path for navigating deeper into a nested property hierarchy.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    property(identifier)
  }

  /// Accesses a property by name without casting.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    property(identifier).expressing
  }

  /// Accesses a collection element by index, for comparison with a known value.
  ///
  /// - Throws: `AppIntentsTestingError` when there is no such element, or it is of another type.
  public subscript<T>(index: Int) -> T where T: IntentValueConvertible {
    get throws { try element(index).as(T.self) }
  }

  /// Accesses a nested property on a collection element by index.
  public subscript(index: Int) -> DynamicPropertyPath { element(index) }

  /// Accesses a collection element by index, without casting.
  @_disfavoredOverload
  public subscript(index: Int) -> (any IntentValueExpressing)? { element(index).expressing }

  /// The value in the form that an intent's parameter accepts; `nil` when there is none.
  var expressing: (any IntentValueExpressing)? {
    guard let value = try? found.get() else { return nil }
    return express(value)
  }

  private func property(_ property: String) -> DynamicPropertyPath {
    let path = "\(name).\(property)"
    do throws(AppIntentsTestingError) {
      guard let value = try found.get() else {
        throw AppIntentsTestingError(.wrongType, "\(name) is nothing: it has no “\(property)”.")
      }
      if let list = elements(of: value), let fact = Self.fact(property, of: list) {
        return DynamicPropertyPath(path, value: fact)
      }
      guard let entity = value as? any AppEntity else {
        throw AppIntentsTestingError(
          .wrongType, "\(name) is a \(type(of: value)), which has no “\(property)”.")
      }
      let fields = entity.publicProperties
      if let field = fields.first(where: { $0.name == property }) {
        return DynamicPropertyPath(path, value: field.value)
      }
      if property == "id" { return DynamicPropertyPath(path, value: entity.erasedID) }
      throw AppIntentsTestingError(
        .unknownName, "\(type(of: entity)) has no property “\(property)”.", named: property,
        among: fields.map(\.name) + ["id"])
    } catch {
      return DynamicPropertyPath(path, failure: error)
    }
  }

  /// Returns the count of a list, or whether it is empty; `nil` for other names.
  private static func fact(_ name: String, of list: [any Sendable]) -> (any Sendable)? {
    switch name {
    case "count": list.count
    case "isEmpty": list.isEmpty
    default: nil
    }
  }

  private func element(_ index: Int) -> DynamicPropertyPath {
    let path = "\(name)[\(index)]"
    do throws(AppIntentsTestingError) {
      guard let value = try found.get(), let list = elements(of: value) else {
        throw AppIntentsTestingError(.wrongType, "\(name) is no list.")
      }
      guard list.indices.contains(index) else {
        throw AppIntentsTestingError(
          .notFound, "\(path) is not there: the list has \(list.count) elements.")
      }
      return DynamicPropertyPath(path, value: list[index])
    } catch {
      return DynamicPropertyPath(path, failure: error)
    }
  }
}

/// Returns a number as a decimal, the type that Swift may infer for a literal; `nil` for other
/// values.
private func decimal(_ value: (any Sendable)?) -> (any Sendable)? {
  switch value {
  case let number as Double: Decimal(string: "\(number)")
  case let number as Int: Decimal(number)
  default: nil
  }
}

/// Returns a value in the form that an intent's parameter accepts; `nil` when there is none.
func express(_ value: (any Sendable)?) -> (any IntentValueExpressing)? {
  switch value {
  case nil: nil
  case let entity as any AppEntity: AnyAppEntity(entity)
  case let value as any AppEnum: AnyAppEnum(value)
  case let value as any IntentValueExpressing: value
  case let value?: PassedOn(value: value)
  }
}

/// A value of any other type, which one intent passes to another unchanged.
struct PassedOn: IntentValueExpressing {
  let value: any Sendable

  func makeExpression() -> IntentValueExpression { IntentValueExpression(value) }
}
