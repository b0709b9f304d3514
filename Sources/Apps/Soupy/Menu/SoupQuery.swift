// Finds soups by id, by name, or all of them.

import AppIntents

struct SoupQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [SoupEntity.ID]) async throws -> [SoupEntity] {
    identifiers.compactMap(SoupMenu.soup(id:)).map(SoupEntity.init)
  }

  func entities(matching string: String) async throws -> [SoupEntity] {
    SoupMenu.soups(matching: string).map(SoupEntity.init)
  }

  func suggestedEntities() async throws -> [SoupEntity] {
    SoupMenu.featured.map(SoupEntity.init)
  }

  func allEntities() async throws -> [SoupEntity] {
    SoupMenu.soups.map(SoupEntity.init)
  }
}
