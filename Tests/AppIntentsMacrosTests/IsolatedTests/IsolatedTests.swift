// Tests that types with macros are not isolated to the main actor by default, as protocols ask.

import AppIntents
import SwiftData
import Testing

@Suite struct IsolatedTests {
  @Test func `an intent runs from outside the main actor`() async throws {
    try await Self.open(7)
    #expect(CatalogModel.shared.opened == 7)
  }

  @Test func `an entity, an enum and a union are values outside the main actor`() async {
    #expect(await Self.titles() == ["CatalogEntry", "Text"])
  }

  @concurrent nonisolated private static func open(_ id: Int) async throws {
    let intent = OpenCatalogBook()
    intent.target = CatalogBook(id: id)
    _ = try await intent.perform()
  }

  @concurrent nonisolated private static func titles() async -> [String] {
    let entry: any AppUnionValue = CatalogEntry.note("A")
    return [
      "\(type(of: entry))",
      CatalogContent.caseDisplayRepresentations[.text].map { String(localized: $0.title) } ?? "",
    ]
  }
}
