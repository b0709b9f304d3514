// What tests see of a conversation: the intent it speaks for, and how it reads words.

package import AppIntents

extension Conversation {
  /// The intent that waits for an answer, with the values it has so far; `nil` when none waits.
  package var waitingIntent: (any AppIntent)? {
    running.last?.waiting == nil ? nil : running.last?.invocation.intent
  }

  /// The value that words mean for a parameter; of several entities the first.
  ///
  /// - Parameter isElement: Whether the words are one of the values of a list.
  /// - Throws: `Failure` when the words are no such value, and what the application's queries throw.
  package func value(
    of words: String, for parameter: any AnyIntentParameter, isElement: Bool = false
  ) async throws -> any Sendable {
    let resolver = intentRun(.silent()).resolver
    let resolution =
      isElement
      ? try await resolver.element(words, for: parameter)
      : try await resolver.resolve(words, for: parameter)
    switch resolution {
    case .value(let value): return value
    case .several(let entities): return entities[0]
    case .unsettled(let elements): return elements.compactMap(\.first)
    case .tooFew(_, let problem), .nothing(let problem): throw Failure(.invalidValue, problem)
    }
  }
}

/// The elements of a list of values; `nil` when it is no list.
package func elements(of value: any Sendable) -> [any Sendable]? {
  (value as? any AnyList)?.anyElements
}

extension ReturnedValue {
  /// The printable form of a parameter's value.
  package init(of value: any Sendable) { self.init(value) }
}
