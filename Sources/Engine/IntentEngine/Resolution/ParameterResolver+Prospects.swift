// Tells questions that nobody can answer from those whose answer is only not suggested.

extension ParameterResolver {
  /// Whether words can be a value of a parameter for which nothing is suggested.
  enum Prospect: Sendable {
    /// Words may be a value.
    case open
    /// No words are; the text says why, in one sentence for people.
    case nothing(problem: String)
  }

  /// Says whether words can be a value of a parameter for which nothing is suggested.
  ///
  /// A query that searches by words is believed to find something, unless it can also list everything
  /// there is and has nothing: what it searches may be far away.
  ///
  /// - Throws: what the application's queries throw.
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

  /// Whether there is no value of a kind that words could mean.
  private func hasNothing(
    _ kind: ValueKind, _ parameter: CallParameter
  ) async throws -> Bool {
    switch kind {
    case .entity(let type):
      if let all = try await type.source.all() { return all.isEmpty }
      return !type.source.searchesWords
    case .enumeration(let type):
      return parameter.cases(of: type.source).isEmpty
    case .union(let kinds, _):
      for kind in kinds where try await !hasNothing(kind.element, parameter) { return false }
      return true
    default:
      return false
    }
  }
}
