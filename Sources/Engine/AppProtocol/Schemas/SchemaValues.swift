// The values that are given for the parameters of a schema.

import BehestJSON
import IntentEngine
import JSONSchema
import Synchronization

/// The values of the parameters of a schema.
final class SchemaValues: Sendable {
  let schema: SchemaParameters
  private let given = Mutex<[String: Value?]>([:])

  init(_ schema: SchemaParameters) { self.schema = schema }

  func value(of name: String) -> Value? {
    given.withLock { $0[name] } ?? schema.facts.first { $0.name == name }?.defaultValue
  }

  func isSet(_ name: String) -> Bool {
    given.withLock { $0[name] != nil }
      || schema.facts.first { $0.name == name }?.defaultValue != nil
  }

  func assign(_ value: Value?, to name: String) {
    given.withLock { $0[name] = .some(value) }
  }

  /// Returns the given values as an object; a default is the server's own affair.
  ///
  /// - Throws: `Failure` when the schema does not allow them.
  func arguments() throws -> JSON {
    let arguments = try schema.arguments(from: given.withLock { $0 })
    if let reason = schema.violations(of: arguments).first {
      throw Failure(.invalidValue, reason)
    }
    return arguments
  }
}
