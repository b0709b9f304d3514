// Finds the entities that words mean, through the entity's query.

import Foundation

/// Finds entities of one type.
///
/// Identifiers known from a phrase are looked up. Words go to the application's own search by words, or, when it has none, are compared with the titles and synonyms of what it
/// suggests. A single entity whose whole title was said is meant, however many others match. Words
/// are an identifier only where a script gives a value: nobody says what they were not shown.
struct EntityResolver: Sendable {
  /// What finds the entities.
  var source: any EntitySource

  /// Whether the words may be an identifier, in full.
  var takesIdentifiers: Bool

  init(_ source: any EntitySource, takesIdentifiers: Bool = false) {
    self.source = source
    self.takesIdentifiers = takesIdentifiers
  }

  /// The entities that `text` means.
  ///
  /// - Throws: what the query throws.
  func resolve(_ text: String, known identifiers: [String] = []) async throws -> Resolution {
    if !identifiers.isEmpty {
      let known = try await source.entities(withIDs: identifiers)
      if !known.isEmpty { return choose(among: known, said: nil) }
    }
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A query may refuse what cannot be an identifier.
    if takesIdentifiers, let identified = try? await source.entities(withIDs: [words]),
      !identified.isEmpty
    {
      return choose(among: identified, said: nil)
    }
    let found: [Value]
    if let matching = try await source.entities(matching: words) {
      found = matching
    } else {
      found = titled(words, in: try await listed())
    }
    var choice = choose(among: found, said: words)
    if case .nothing(let problem) = choice, let near = try? await nearest(words) {
      choice = .nothing(problem: "\(problem) Did you mean “\(near)”?")
    }
    return choice
  }

  /// What the type can list: all of them, or else what it suggests.
  func listed() async throws -> [Value] {
    if let all = try await source.all() { return all }
    return try await source.suggested().items.map(\.value)
  }

  /// The entities that a request asks for.
  ///
  /// - Throws: what the query throws.
  func list(_ request: EntityRequest) async throws -> [Value] {
    switch request {
    case .all: return try await listed()
    case .suggested: return try await source.suggested().items.map(\.value)
    case .identifiers(let ids): return try await source.entities(withIDs: ids)
    case .matching(let text):
      if let matching = try await source.entities(matching: text) { return matching }
      return titled(text, in: try await listed())
    case .filtered(let filter):
      let resolver = ParameterResolver(dates: WordsToDate(now: Date(), calendar: .current))
      return try await EntityFilterReader(resolver: resolver)
        .entities(filter, from: source)
    }
  }

  /// The title nearest to words that name nothing; `nil` when none is near.
  private func nearest(_ words: String) async throws -> String? {
    Nearest.word(to: words, among: try await listed().prefix(1000).map { $0.option.title })
  }

  private func choose(among entities: [Value], said words: String?) -> Resolution {
    if entities.count == 1 { return .value(entities[0]) }
    guard !entities.isEmpty else {
      return .nothing(
        problem: "There is no \(source.displayName.insideSentence) “\((words ?? "").shortened)”.")
    }
    if let words {
      let folded = AnswerReader.fold(words)
      let exact = entities.filter { AnswerReader.fold($0.option.title) == folded }
      if exact.count == 1 { return .value(exact[0]) }
    }
    return .several(entities)
  }

  private func titled(_ words: String, in entities: [Value]) -> [Value] {
    let folded = AnswerReader.fold(words)
    let named = entities.map { entity in
      (entity, entity.option.names.map(AnswerReader.fold))
    }
    let whole = named.filter { $0.1.contains(folded) }
    guard whole.isEmpty, !folded.isEmpty else { return whole.map(\.0) }
    let found = named.filter { $0.1.contains { $0.contains(folded) } }
    return found.map(\.0)
  }
}
