// Entities, enums and queries as the engine sees them.

import AppIntents
import Testing

private struct Trail: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  let id: UUID
  var displayRepresentation: DisplayRepresentation { "Trail \(id.uuidString.prefix(1))" }
}

// Entity is inferred from entities(for:) alone, Result from the collections.
private struct TrailQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [Trail] { identifiers.map(Trail.init) }

  func entities(matching string: String) async throws -> IntentItemCollection<Trail> {
    IntentItemCollection(items: [Trail(id: UUID())])
  }

  func suggestedEntities() async throws -> IntentItemCollection<Trail> {
    IntentItemCollection(promptLabel: "Pick a trail") {
      IntentItemSection("Near", items: [Trail(id: UUID())])
      IntentItemSection("Far") {
        IntentItem(Trail(id: UUID()), title: "The long one")
        Trail(id: UUID())
      }
    }
  }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsQuery()
  var displayRepresentation: DisplayRepresentation { "App Settings" }
  var id: String { "app-settings" }
}

private struct SettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Settings { Settings() }
}

private struct Weather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  var displayRepresentation: DisplayRepresentation { "Sun" }
}

private struct Bare: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bare"
  static let defaultQuery = BareQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct BareQuery: EntityQuery {
  func entities(for identifiers: [Bare.ID]) async throws -> [Bare] { identifiers.map(Bare.init) }
}

struct AnyEntityTests {
  private func titles(_ entities: [any AppEntity]?) -> [String]? {
    entities?.map { String(localized: $0.display.title) }
  }

  @Test func `only properties with the wrapper are public`() {
    let soup: any AppEntity = Soup.menu[0]
    #expect(soup.publicProperties.map(\.name) == ["name", "price"])
    #expect(soup.publicProperties.first?.value as? String == "Tomato")
    #expect(soup.publicProperties.last?.value as? Double == 4.5)
    #expect(soup.erasedID == "1")
    #expect(String(localized: Soup.typeTitle) == "Soup")
  }

  @Test func `identifiers go out and in as text, and nonsense is left out`() async throws {
    let query: any EntityQuery = Soup.erasedQuery
    #expect(titles(try await query.erasedEntities(forIDs: ["2", "x", "9"])) == ["Miso"])
  }

  @Test func `a query does what its protocols say and nothing else`() async throws {
    let soups: any EntityQuery = SoupQuery()
    #expect(titles(try await soups.erasedSuggested()) == ["Tomato", "Miso"])
    #expect(titles(try await soups.erasedAll()) == ["Tomato", "Miso"])
    #expect(titles(try await soups.erasedEntities(matching: "mis")) == ["Miso"])
    #expect(try await soups.erasedUnique() == nil)
    let bare: any EntityQuery = BareQuery()
    #expect(try await bare.erasedSuggested().isEmpty)
    #expect(try await bare.erasedEntities(matching: "x") == nil)
    #expect(try await bare.erasedAll() == nil)
    #expect(try await SettingsQuery().erasedUnique()?.erasedID == "app-settings")
    #expect(try await Weather.erasedQuery.erasedSuggested().isEmpty)
  }

  @Test func `trap of query results - sections keep their titles, and items their own`()
    async throws
  {
    let list = try await TrailQuery().erasedSuggestions()
    #expect(list.promptLabel.map { String(localized: $0) } == "Pick a trail")
    #expect(list.sections.map { $0.title.map { String(localized: $0) } } == ["Near", "Far"])
    #expect(list.values.count == 3)
    #expect(
      list.sections[1].items[0].display.map { String(localized: $0.title) } == "The long one")
    #expect(try await TrailQuery().erasedMatches(for: "x")?.values.count == 1)
  }

  @Test func `cases come in order, and one without a representation shows its raw value`() {
    let type: any AppEnum.Type = SoupSize.self
    let cases = type.erasedCases
    #expect(cases.map(\.rawString) == ["small", "large"])
    #expect(cases.map { String(localized: $0.display.title) } == ["Small", "large"])
    #expect(cases[0].display.subtitle.map { String(localized: $0) } == "A cup")
  }
}
