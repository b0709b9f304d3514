// Tests of the expansion of `@UnionValue`, and of its diagnostics.

import Testing

@Suite struct UnionValueTests {
  private func expand(_ source: String) throws -> Expanded {
    try Expanded(source, as: "extension", missing: ["AppUnionValue"])
  }

  @Test func `each case is a value of its own type`() throws {
    let source = """
      @UnionValue
      public enum Found {
        /// A soup, case closed.
        case soup(Soup)
        case text(words: String), many([Soup])

        func cases() -> [Int] {
          switch self { case .soup: return [1] default: return [] }
        }
      }
      """
    #expect(
      try expand(source).expandedSource == """
        nonisolated extension Found: AppIntents.AppUnionValue {
          public enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
            public typealias UnionValue = Found
            case soup
            case text
            case many
          }

          public static var _valueTypes: [any AppIntents._IntentValue.Type] {
            [Soup.self, String.self, [Soup].self]
          }

          public static func _value(from found: any Swift.Sendable) -> Self? {
            if let value = found as? Self {
              return value
            }
            if let value = (Soup)._value(from: found) {
              return .soup(value)
            }
            if let value = (String)._value(from: found) {
              return .text(words: value)
            }
            if let value = ([Soup])._value(from: found) {
              return .many(value)
            }
            return nil
          }

          public var _content: (case: Cases, value: any Swift.Sendable) {
            switch self {
            case .soup(let value):
              (case: .soup, value: value)
            case .text(let value):
              (case: .text, value: value)
            case .many(let value):
              (case: .many, value: value)
            }
          }
        }
        """)
  }

  @Test func `only an enum can be a union`() throws {
    let source = "@UnionValue struct Found { let soup: Soup }"
    let expanded = try expand(source)
    #expect(
      expanded.problems(in: source) == ["@UnionValue: '@UnionValue' can only be applied to an enum"]
    )
    #expect(
      try expanded.applying("remove '@UnionValue'", to: source)
        == " struct Found { let soup: Soup }")
  }

  @Test func `a case without a value is told where it is`() throws {
    let source = """
      @UnionValue enum Found { case soup(Soup); case nothing
        case pair(Soup, Map<A, B>) }
      """
    let expanded = try expand(source)
    let words = "of a union value must have exactly one associated value"
    #expect(
      expanded.problems(in: source) == [
        "nothing: case 'nothing' \(words)", "pair(Soup,: case 'pair' \(words)",
      ])
    #expect(
      try expanded.applying("add an associated value", to: source)
        .contains("case nothing(<#Type#>)\n"))
    #expect(expanded.expandedSource.isEmpty)
  }

  @Test func `a union without cases is none`() throws {
    let source = "@UnionValue enum Found {}"
    #expect(
      try expand(source).problems(in: source) == [
        "Found: '@UnionValue' requires an enum with at least one case"
      ])
  }

  @Test func `a union that conforms already gets nothing`() throws {
    let source = "@UnionValue enum Found { case a(Int) }"
    #expect(try Expanded(source, as: "extension").expandedSource.isEmpty)
  }
}
