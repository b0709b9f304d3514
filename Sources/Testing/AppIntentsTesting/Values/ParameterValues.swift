// Assigns the values in a test to an intent's parameters, whatever their types.

import AppIntents
import Foundation
import IntentEngine
import SwiftApps

/// A call of an intent whose parameters are set to the values of a test.
struct ParameterValues {
  let call: SwiftCall
  let app: LinkedApp
  let conversation: Conversation

  /// Assigns values by the names of the parameters.
  ///
  /// - Throws: `AppIntentsTestingError` for a name or a value that does not fit.
  func assign(_ values: [AnyAppIntent.Given]) async throws {
    for given in values {
      let field = try call.intent.field(named: given.name)
      guard let value = given.value?.makeExpression().value else {
        field.parameter.clear()
        continue
      }
      do {
        try field.parameter.assign(try await found(value, for: field))
      } catch let mismatch as ParameterTypeMismatch {
        throw AppIntentsTestingError(
          .wrongType, "\(type(of: call.intent)).\(given.name): \(mismatch.description).")
      } catch let failure as Failure {
        throw AppIntentsTestingError(
          .notFound, "\(type(of: call.intent)).\(given.name): \(failure.words)")
      }
    }
  }

  /// Returns the value of the app's own type for a value in a test.
  private func found(
    _ value: any Sendable, for field: IntentParameterField, isElement: Bool = false
  ) async throws -> any Sendable {
    let parameter = field.parameter
    switch value {
    case let entity as AnyAppEntity:
      return try await find(entity, for: parameter)
    case let value as AnyAppEnum:
      guard let type = parameter.elementType as? any AppEnum.Type else { return value }
      return try value.found(in: type)
    case let text as String:
      if let type = parameter.elementType as? any AppEnum.Type,
        let match = type.erasedCases.first(where: { $0.rawString == text })
      {
        return match.value
      }
      if parameter.elementType == String.self { return text }
      let found = try await conversation.value(
        of: text, for: call.parameter(parameter), isElement: isElement)
      return found.swift(asOneOf: parameter.elementTypes)
    case let number as Int where parameter.elementType == Double.self:
      return Double(number)
    case let number as Int where parameter.elementType == Decimal.self:
      return Decimal(number)
    default:
      guard let list = elements(of: value) else { return value }
      var found: [any Sendable] = []
      for element in list {
        found.append(try await self.found(element, for: field, isElement: true))
      }
      return found
    }
  }

  /// Returns the entity that the parameter's query finds now.
  private func find(
    _ entity: AnyAppEntity, for parameter: any AnyIntentParameter
  ) async throws -> any Sendable {
    if let whole = entity.entity as? any TransientAppEntity { return whole }
    guard let type = parameter.elementType as? any AppEntity.Type else {
      return entity.entity ?? entity
    }
    let query = parameter.options.query ?? type.erasedQuery
    let found = try await query.erasedEntities(forIDs: [entity.identifierString])
    guard let first = found.first else {
      throw AppIntentsTestingError(
        .notFound, "There is no \(type) with the identifier “\(entity.identifierString)”.")
    }
    return first
  }
}

extension AppIntent {
  /// Returns the parameter with a name.
  ///
  /// - Throws: `AppIntentsTestingError` with the nearest name when there is none.
  func field(named name: String) throws -> IntentParameterField {
    let fields = parameterFields
    if let field = fields.first(where: { $0.name == name }) { return field }
    throw AppIntentsTestingError(
      .unknownName, "\(type(of: self)) has no parameter “\(name)”.", named: name,
      among: fields.map(\.name))
  }
}
