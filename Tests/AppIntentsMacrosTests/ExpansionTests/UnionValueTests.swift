// What `@UnionValue` adds to an enum, and what it says of one it cannot help.

import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct UnionValueTests {
  @Test func `each case is a value of its own type`() {
    expectExpansion(
      """
      @UnionValue
      public enum Found {
        case soup(Soup)
        case text(words: String), many([Soup])
      }
      """,
      to: """
        public enum Found {
          case soup(Soup)
          case text(words: String), many([Soup])
        }

        extension Found: AppIntents.AppUnionValue {
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

  @Test func `only an enum can be a union`() {
    expectExpansion(
      """
      @UnionValue
      struct Found {
        let soup: Soup
      }
      """,
      to: """
        struct Found {
          let soup: Soup
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@UnionValue' can only be applied to an enum", line: 1, column: 1,
          fixIts: [FixItSpec(message: "remove '@UnionValue'")])
      ],
      fixed: """

        struct Found {
          let soup: Soup
        }
        """)
  }

  @Test func `a case without a value is told where it is`() {
    expectExpansion(
      """
      @UnionValue
      enum Found {
        case soup(Soup)
        case nothing
        case pair(Soup, String)
      }
      """,
      to: """
        enum Found {
          case soup(Soup)
          case nothing
          case pair(Soup, String)
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "case 'nothing' of a union value must have exactly one associated value",
          line: 4, column: 8, fixIts: [FixItSpec(message: "add an associated value")]),
        DiagnosticSpec(
          message: "case 'pair' of a union value must have exactly one associated value",
          line: 5, column: 8),
      ],
      fixed: """
        @UnionValue
        enum Found {
          case soup(Soup)
          case nothing(<#Type#>)
          case pair(Soup, String)
        }
        """)
  }

  @Test func `a union without cases is none`() {
    expectExpansion(
      "@UnionValue enum Found {}",
      to: "enum Found {}",
      problems: [
        DiagnosticSpec(
          message: "'@UnionValue' requires an enum with at least one case", line: 1, column: 18)
      ])
  }
}
