// The values that are given for the parameters of a schema.

package import BehestJSON
package import IntentEngine
import JSONSchema
import Synchronization

/// The values of the parameters of a schema.
package final class SchemaValues: Sendable {
  /// The parameters.
  package let schema: SchemaParameters
  private let given = Mutex<[String: Value?]>([:])

  /// Creates values of parameters, none of which is given yet.
  package init(_ schema: SchemaParameters) { self.schema = schema }

  /// Returns the value of a parameter, or its default.
  package func value(of name: String) -> Value? {
    given.withLock { $0[name] } ?? schema.facts.first { $0.name == name }?.defaultValue
  }

  /// Returns whether a parameter was given a value, which may be nothing, or has a default.
  package func isSet(_ name: String) -> Bool {
    given.withLock { $0[name] != nil }
      || schema.facts.first { $0.name == name }?.defaultValue != nil
  }

  /// Gives a parameter a value.
  package func assign(_ value: Value?, to name: String) {
    given.withLock { $0[name] = .some(value) }
  }

  /// Returns the given values as an object; a default is the server's own affair.
  ///
  /// - Throws: `Failure` when the schema does not allow them.
  package func arguments() throws -> JSON {
    let arguments = try schema.arguments(from: given.withLock { $0 })
    if let reason = schema.violations(of: arguments).first {
      throw Failure(.invalidValue, reason)
    }
    return arguments
  }
}
