// Tests of soups and sizes: what is shown, and how they are found.

import AppIntents
import Foundation
import FoundationGaps
import Testing

struct MenuTests {
  private func names(_ entities: [any AppEntity]) -> [String] {
    entities.map { String(localized: $0.display.title) }
  }

  @Test func `a soup shows its name and price and nothing else`() async throws {
    let soup = try await Kitchen.soup("tomato")
    #expect(soup.erasedID == "tomato")
    #expect(soup.publicProperties.map(\.name) == ["name", "price"])
    #expect(
      soup.publicProperties.map { $0.title.map { String(localized: $0) } } == ["Name", "Price"])
    #expect(soup.display.subtitle.map { String(localized: $0) } == "$4.50")
    #expect(soup.display.synonyms.map { String(localized: $0) } == ["Cream of Tomato"])
    #expect(String(localized: type(of: soup).typeTitle) == "Soup")
  }

  @Test func `unknown ids are left out`() async throws {
    let found = try await Kitchen.soups().erasedEntities(forIDs: ["lentil", "gone", "tomato"])
    #expect(found.map(\.erasedID) == ["lentil", "tomato"])
  }

  @Test(arguments: [
    ("tomato", ["Tomato Soup", "Tomato Basil Soup"]),
    ("TOMATO SOUP", ["Tomato Soup"]),
    (" dal ", ["Lentil Soup"]),
    ("basil", ["Tomato Basil Soup"]),
    ("borscht", []),
    ("", []),
  ])
  func `a full name or synonym means that soup alone`(text: String, expected: [String])
    async throws
  {
    let found = try #require(try await Kitchen.soups().erasedEntities(matching: text))
    #expect(names(found) == expected)
  }

  @Test func `all soups are more than the suggested ones`() async throws {
    let query = try Kitchen.soups()
    let all = names(try #require(try await query.erasedAll()))
    let suggested = names(try await query.erasedSuggested())
    #expect(all.count == 6)
    #expect(suggested == all.filter { $0 != "Pumpkin Soup" })
  }

  @Test func `sizes have titles and other names`() throws {
    let cases = type(of: try Kitchen.size("small")).erasedCases
    #expect(cases.map(\.rawString) == ["small", "medium", "large"])
    #expect(cases.map { String(localized: $0.display.title) } == ["Small", "Medium", "Large"])
    #expect(cases[2].display.synonyms.map { String(localized: $0) } == ["Big", "Bowl"])
  }
}
