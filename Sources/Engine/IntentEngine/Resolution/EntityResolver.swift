// Finds the entities that words mean, through the entity's query.

import AppIntents
import Foundation

/// Finds entities of one type.
///
/// Identifiers known from a phrase go through `entities(for:)`. Words go to the query's own
/// string search, or, when it has none, are compared with the titles and synonyms of what it
/// suggests. A single entity whose whole title was said is meant, however many others match. Words
/// are an identifier only where a script gives a value: nobody says what they were not shown.
struct EntityResolver: Sendable {
  /// The type of entity.
  var type: any AppEntity.Type

  /// The query to ask: the parameter's own, or the type's default.
  var query: any EntityQuery

  /// Whether the words may be an identifier, in full.
  var takesIdentifiers = false

  /// The entities that `text` means.
  ///
  /// - Throws: what the query throws.
  func resolve(_ text: String, known identifiers: [String] = []) async throws -> Resolution {
    if !identifiers.isEmpty {
      let known = try await query.erasedEntities(forIDs: identifiers)
      if !known.isEmpty { return choose(among: known, said: nil) }
    }
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A query may refuse what cannot be an identifier.
    if takesIdentifiers, let identified = try? await query.erasedEntities(forIDs: [words]),
      !identified.isEmpty
    {
      return choose(among: identified, said: nil)
    }
    let found: [any AppEntity]
    if let matching = try await query.erasedEntities(matching: words) {
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
  func listed() async throws -> [any AppEntity] {
    if let all = try await query.erasedAll() { return all }
    return try await query.erasedSuggested()
  }

  /// The entities that a request asks for.
  ///
  /// - Throws: what the query throws.
  func list(_ request: EntityRequest) async throws -> [any AppEntity] {
    switch request {
    case .all: return try await listed()
    case .suggested: return try await query.erasedSuggested()
    case .identifiers(let ids): return try await query.erasedEntities(forIDs: ids)
    case .matching(let text):
      if let matching = try await query.erasedEntities(matching: text) { return matching }
      return titled(text, in: try await listed())
    case .filtered(let filter):
      let resolver = ParameterResolver(dates: WordsToDate(now: Date(), calendar: .current))
      return try await EntityFilterReader(resolver: resolver)
        .entities(filter, of: type, by: query)
    }
  }

  /// The title nearest to words that name nothing; `nil` when none is near.
  private func nearest(_ words: String) async throws -> String? {
    Nearest.word(to: words, among: try await listed().prefix(1000).map { $0.display.title.text })
  }

  private func choose(among entities: [any AppEntity], said words: String?) -> Resolution {
    if entities.count == 1 { return .value(entities[0]) }
    guard !entities.isEmpty else {
      return .nothing(
        problem: "There is no \(type.displayName.insideSentence) “\((words ?? "").shortened)”.")
    }
    if let words {
      let folded = AnswerReader.fold(words)
      let exact = entities.filter { AnswerReader.fold($0.display.title.text) == folded }
      if exact.count == 1 { return .value(exact[0]) }
    }
    return .several(entities)
  }

  private func titled(_ words: String, in entities: [any AppEntity]) -> [any AppEntity] {
    let folded = AnswerReader.fold(words)
    let named = entities.map { entity in
      (entity, Question.Option(entity.display).names.map(AnswerReader.fold))
    }
    let whole = named.filter { $0.1.contains(folded) }
    guard whole.isEmpty, !folded.isEmpty else { return whole.map(\.0) }
    let found = named.filter { $0.1.contains { $0.contains(folded) } }
    return found.map(\.0)
  }
}
