// Resolvers as the engine sees them: without their types.

extension AnyIntentParameter {
  /// What the parameter's own resolvers make of a value; `nil` when none of them can use it.
  ///
  /// They are tried in order. One whose input is of another type is passed over.
  ///
  /// - Throws: What a resolver throws.
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
