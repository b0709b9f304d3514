// Tests of the code that the macros expand to, written by hand, as in a build without macros.

import AppIntents
import Foundation
import FoundationGaps
import Testing

struct WithoutMacrosTests {
  @Test(arguments: [
    ("openBook", "Open Book"), ("openURLInTab", "Open URL In Tab"), ("shareETA", "Share ETA"),
    ("search", "Search"), ("x", "X"), ("", ""),
  ])
  func `a schema's name in words is the title`(member: String, title: String) {
    #expect(titleOfIdentifier(member) == title)
  }

  @Test func `the engine reads the name of a schema`() {
    let intent: any AppIntent.Type = Opening.self
    #expect(intent.schemaName == "books.openBook")
    #expect(String(localized: intent.title) == "Open Book")
    let entity: any AppEntity.Type = Book.self
    #expect(entity.schemaName == "books.book")
    #expect(String(localized: entity.typeTitle) == "Book")
    let plain: any AppIntent.Type = Plain.self
    #expect(plain.schemaName == nil)
  }

  @Test func `an intent for the assistant alone is in no list`() {
    let intents: [any AppIntent.Type] = [Opening.self, Plain.self]
    #expect(intents.map { $0.isListed } == [false, true])
  }

  @Test func `a computed property has the entity's value`() {
    let values = Book(id: 1, name: "Emma").publicProperties
    #expect(values.map(\.name) == ["shout", "readers"])
    #expect(values[0].value as? String == "EMMA")
    #expect(values[0].title.map { String(localized: $0) } == "Loud")
    #expect(values[1].value == nil)
  }

  @Test func `a deferred property has a value when asked for it`() async throws {
    let book = Book(id: 3, name: "Emma")
    #expect(try await book.deferredValue(of: "readers") as? Int == 300)
    #expect(try await book.deferredValue(of: "shout") as? String == "EMMA")
    #expect(try await book.deferredValue(of: "stranger") == nil)
    await #expect(throws: CancellationError.self) {
      try await Book(id: 0, name: "").deferredValue(of: "readers")
    }
  }

  private struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Opening: AssistantSchemaIntent {
    static let __appSchemaIntent = "books.openBook"
    static let isAssistantOnly = true
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Book: AssistantSchemaEntity {
    static let __appSchemaEntity = "books.book"
    static let defaultQuery = Query()
    let id: Int
    let name: String
    let _shout = EntityProperty<String>(identifier: "shout", title: "Loud", getter: \Self.shout)
    let _readers = EntityProperty<Int>(
      identifier: "readers",
      asyncGetter: { (entity: Self) in
        guard entity.id > 0 else { throw CancellationError() }
        return entity.id * 100
      })
    var shout: String { name.uppercased() }
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    struct Query: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
    }
  }
}
