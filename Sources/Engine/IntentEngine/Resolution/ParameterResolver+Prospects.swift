// Distinguishes questions without any possible answer from those without suggestions.

extension ParameterResolver {
  /// The possibility of an answer to a question without suggestions.
  enum Prospect: Sendable {
    /// Words may be a value.
    case open
    /// No words can be a value, for the reason given in one sentence for people.
    case nothing(problem: String)
  }

  /// Returns whether words can be a value of a parameter for which nothing is suggested.
  ///
  /// A string query is assumed to find something, since it may search a server, unless the type can
  /// also list all entities and has none.
  ///
  /// - Throws: The errors of the app's queries.
  func prospect(of parameter: CallParameter) async throws -> Prospect {
    let kind = parameter.kind.element
    guard !parameter.readsWords else { return .open }
    if parameter.hasOptions {
      if kind.isText { return .open }
      let title = parameter.title?.insideSentence ?? kind.words
      return .nothing(problem: "There is no \(title) to choose from yet.")
    }
    guard try await hasNothing(kind, parameter) else { return .open }
    return .nothing(problem: "There is no \(kind.words.insideSentence) yet.")
  }

  /// Returns whether no value of a kind exists that words could refer to.
  private func hasNothing(
    _ kind: ValueKind, _ parameter: CallParameter
  ) async throws -> Bool {
    switch kind {
    case .entity(let type):
      if let all = try await type.all() { return all.isEmpty }
      return !type.searchesWords
    case .enumeration(let type):
      return parameter.cases(of: type).isEmpty
    case .union(let kinds, _):
      for kind in kinds where try await !hasNothing(kind.element, parameter) { return false }
      return true
    default:
      return false
    }
  }
}
