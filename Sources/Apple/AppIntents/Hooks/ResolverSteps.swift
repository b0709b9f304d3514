// Type-erased resolvers for the engine.

extension AnyIntentParameter {
  /// Converts a value by the parameter's own resolvers; returns `nil` when none of them can.
  ///
  /// They are tried in order. A resolver whose input is of another type is skipped.
  ///
  /// - Throws: An error that a resolver throws.
  package func resolved(_ value: any Sendable) async throws -> (any Sendable)? {
    for resolver in options.resolvers {
      if let found = try await resolver.resolve(erased: value, for: self) { return found }
    }
    return nil
  }
}

extension Resolver {
  fileprivate func resolve(
    erased value: any Sendable, for parameter: any AnyIntentParameter
  ) async throws -> (any Sendable)? {
    guard let input = value as? Input else { return nil }
    return try await resolve(from: input, context: IntentParameterContext(parameter))
  }
}
