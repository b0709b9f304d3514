// What `@ComputedProperty` and `@DeferredProperty` put beside a property, and what they refuse.

import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct PropertyTests {
  @Test func `a computed property is kept as a key path`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty(title: "Name")
        public var name: String { base.name }
      }
      """,
      to: """
        struct Soup {
          public var name: String { base.name }

          private let _name = AppIntents.EntityProperty<String>(
            identifier: "name", title: "Name", getter: \\Self.name)

          public var $name: AppIntents.EntityProperty<String> {
            _name
          }
        }
        """)
  }

  @Test func `what the macro is told goes on to the property`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty(title: "Name", indexingKey: \\.displayName)
        var name: String { base }
      }
      """,
      to: """
        struct Soup {
          var name: String { base }

          private let _name = AppIntents.EntityProperty<String>(
            identifier: "name", title: "Name", indexingKey: \\.displayName, getter: \\Self.name)

          var $name: AppIntents.EntityProperty<String> {
            _name
          }
        }
        """)
  }

  @Test func `a property that can be set keeps its setter`() {
    expectExpansion(
      """
      final class Soup {
        @ComputedProperty
        var `class`: String {
          get { base }
          set { base = newValue }
        }
      }
      """,
      to: """
        final class Soup {
          var `class`: String {
            get { base }
            set { base = newValue }
          }

          private let _class = AppIntents.EntityProperty<String>(
            identifier: "class", getSetter: \\Soup.`class`)

          var $class: AppIntents.EntityProperty<String> {
            _class
          }
        }
        """)
  }

  @Test func `a deferred property is read when asked for`() {
    expectExpansion(
      """
      struct Soup {
        @DeferredProperty
        var eaters: Int {
          get async throws { try await kitchen.count(self) }
        }
        @DeferredProperty
        var rating: Double { get async { 1 } }
      }
      """,
      to: """
        struct Soup {
          var eaters: Int {
            get async throws { try await kitchen.count(self) }
          }

          private let _eaters = AppIntents.EntityProperty<Int>(
            identifier: "eaters", asyncGetter: { (entity: Self) in
              try await entity.eaters
            })

          var $eaters: AppIntents.EntityProperty<Int> {
            _eaters
          }
          var rating: Double { get async { 1 } }

          private let _rating = AppIntents.EntityProperty<Double>(
            identifier: "rating", asyncGetter: { (entity: Self) in
              await entity.rating
            })

          var $rating: AppIntents.EntityProperty<Double> {
            _rating
          }
        }
        """)
  }

  @Test func `a stored property needs a getter or another wrapper`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty var name: String
      }
      """,
      to: """
        struct Soup {
          var name: String
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@ComputedProperty' requires a getter", line: 2, column: 3,
          fixIts: [
            FixItSpec(message: "add a getter"), FixItSpec(message: "use '@Property' instead"),
          ])
      ],
      applying: ["add a getter"],
      fixed: """
        struct Soup {
          @ComputedProperty var name: String { <#code#> }
        }
        """)
  }

  @Test func `a stored property becomes an ordinary public one`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty(title: "Name") var name: String
      }
      """,
      to: """
        struct Soup {
          var name: String
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@ComputedProperty' requires a getter", line: 2, column: 3,
          fixIts: [
            FixItSpec(message: "add a getter"), FixItSpec(message: "use '@Property' instead"),
          ])
      ],
      applying: ["use '@Property' instead"],
      fixed: """
        struct Soup {
          @Property(title: "Name") var name: String
        }
        """)
  }

  @Test func `a getter that takes time is deferred`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty var name: String {
          get async { "" }
        }
      }
      """,
      to: """
        struct Soup {
          var name: String {
            get async { "" }
          }
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@ComputedProperty' requires a getter that is neither 'async' nor 'throws'",
          line: 3, column: 5, fixIts: [FixItSpec(message: "use '@DeferredProperty' instead")])
      ],
      fixed: """
        struct Soup {
          @DeferredProperty var name: String {
            get async { "" }
          }
        }
        """)
  }

  @Test func `a getter that takes none is computed`() {
    expectExpansion(
      """
      struct Soup {
        @DeferredProperty var name: String { "" }
      }
      """,
      to: """
        struct Soup {
          var name: String { "" }
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@DeferredProperty' requires an asynchronous getter", line: 2, column: 3,
          fixIts: [FixItSpec(message: "use '@ComputedProperty' instead")])
      ],
      fixed: """
        struct Soup {
          @ComputedProperty var name: String { "" }
        }
        """)
  }

  @Test func `an extension cannot store the property`() {
    expectExpansion(
      """
      extension Soup {
        @ComputedProperty var name: String { "" }
      }
      """,
      to: """
        extension Soup {
          var name: String { "" }
        }
        """,
      problems: [
        DiagnosticSpec(
          message:
            "'@ComputedProperty' cannot be used in an extension; declare the property in its type",
          line: 2, column: 3, fixIts: [FixItSpec(message: "remove '@ComputedProperty'")])
      ])
  }

  @Test func `a static property is none of an entity`() {
    expectExpansion(
      """
      struct Soup {
        @ComputedProperty static var name: String { "" }
      }
      """,
      to: """
        struct Soup {
          static var name: String { "" }
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@ComputedProperty' can only be applied to a property of an entity", line: 2,
          column: 3, fixIts: [FixItSpec(message: "remove '@ComputedProperty'")])
      ])
  }
}
