// Finds the entities that words refer to, through the entity's query.

import Foundation

/// A resolver that finds the entities of one type that words refer to.
///
/// Identifiers known from a phrase are looked up. Words are passed to the app's string query or,
/// when it has none, compared with the titles and synonyms of the listed entities. An entity whose
/// whole title was said wins over any others that match; a listed one also where the app's query,
/// which may tell letter cases apart, does not find it. Words are an identifier only where a
/// script gives a value: people do not say identifiers.
struct EntityResolver: Sendable {
  /// The type of the entities.
  var type: any EntityType

  /// Whether the words may be a complete identifier.
  var takesIdentifiers: Bool

  init(_ type: any EntityType, takesIdentifiers: Bool = false) {
    self.type = type
    self.takesIdentifiers = takesIdentifiers
  }

  /// Returns the entities that `text` refers to.
  ///
  /// - Throws: The errors of the query.
  func resolve(_ text: String, known identifiers: [String] = []) async throws -> Resolution {
    if !identifiers.isEmpty {
      let known = try await type.entities(withIDs: identifiers)
      if !known.isEmpty { return choose(among: known, said: nil) }
    }
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A query may throw for text that cannot be an identifier.
    if takesIdentifiers, let identified = try? await type.entities(withIDs: [words]),
      !identified.isEmpty
    {
      return choose(among: identified, said: nil)
    }
    guard var found = try await found(by: words) else {
      let listed = try await listed()
      return choose(among: titled(words, in: listed), said: words, listed)
    }
    var known: [Value] = []
    if named(words, in: found).isEmpty {
      known = (try? await listed()) ?? []
      let named = named(words, in: known)
      if !named.isEmpty { found = named }
    }
    return choose(among: found, said: words, known)
  }

  /// Returns the entities that the type's query finds, but for those that it finds by "as" in "basil"; `nil`
  /// for a type without such a query.
  private func found(by words: String) async throws -> [Value]? {
    let said = words.comparable
    return try await type.entities(matching: words)?.filter { value in
      let names = value.option.names.map(\.comparable)
      return names.contains { $0.hasPart(said) } || !names.contains { $0.contains(said) }
    }
  }

  /// Returns the entities that the type can list: all of them, or else the suggested ones.
  func listed() async throws -> [Value] {
    if let all = try await type.all() { return all }
    return try await type.suggested().items.map(\.value)
  }

  /// Returns the entities of a request.
  ///
  /// - Throws: The errors of the query.
  func list(_ request: EntityRequest) async throws -> [Value] {
    switch request {
    case .all: return try await listed()
    case .suggested: return try await type.suggested().items.map(\.value)
    case .identifiers(let ids): return try await type.entities(withIDs: ids)
    case .matching(let text):
      if let found = try await found(by: text) { return found }
      return titled(text, in: try await listed())
    case .filtered(let filter):
      let resolver = ParameterResolver(now: Date(), calendar: .current)
      return try await EntityFilterReader(resolver: resolver)
        .entities(filter, from: type)
    }
  }

  /// Returns the entity that was found, or the choice among several.
  ///
  /// - Parameter listed: The entities whose titles may be meant where none was found.
  private func choose(
    among entities: [Value], said words: String?, _ listed: [Value] = []
  ) -> Resolution {
    if entities.count == 1 { return .value(entities[0]) }
    guard !entities.isEmpty else {
      let words = words ?? ""
      let near = nearest(to: words, among: listed)
      return .nothing(
        problem: [
          Sentence.noneCalled(name: type.displayName.insideSentence, words: words.shortened),
          near.map { Sentence.didYouMean(title: $0) },
        ].sentences)
    }
    if let words {
      let folded = words.comparable
      let exact = entities.filter { $0.option.title.comparable == folded }
      if exact.count == 1 { return .value(exact[0]) }
    }
    return .several(entities)
  }

  /// Returns the title that words are near to among entities; `nil` when none is near enough.
  func nearest(to words: String, among listed: [Value]) -> String? {
    Nearest.word(to: words, among: listed.prefix(1000).map { $0.option.title })
  }

  private func titled(_ words: String, in entities: [Value]) -> [Value] {
    let folded = words.comparable
    let named = named(words, in: entities)
    guard named.isEmpty, !folded.isEmpty else { return named }
    return entities.filter { $0.option.names.contains { $0.comparable.hasPart(folded) } }
  }

  /// Returns the entities with a title or synonym that was said as a whole.
  private func named(_ words: String, in entities: [Value]) -> [Value] {
    let folded = words.comparable
    return entities.filter { $0.option.names.contains { $0.comparable == folded } }
  }
}
