// What the macros of schemas add to intents, entities and enums.

import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct SchemaTests {
  @Test func `an intent's variables become parameters`() {
    expectExpansion(
      """
      @AppIntent(schema: .books.openBook)
      public struct OpenBook {
        var target: Book
        @Parameter(title: "Page") var page: Int?
        @Dependency var library: Library
        static var title: LocalizedStringResource = "Open"
        let kept: Int
        var count = 0
        lazy var slow: Int = 1
        var computed: Int { 1 }
        @available(iOS 27, *) var new: String?
      }
      """,
      to: """
        public struct OpenBook {
          @AppIntents.IntentParameter
          var target: Book
          @Parameter(title: "Page") var page: Int?
          @Dependency var library: Library
          static var title: LocalizedStringResource = "Open"
          let kept: Int
          var count = 0
          lazy var slow: Int = 1
          var computed: Int { 1 }
          @available(iOS 27, *)
          @AppIntents.IntentParameter var new: String?
        }

        extension OpenBook: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.OpenIntent {
          public static var __appSchemaIntent: Swift.String {
            "books.openBook"
          }
        }
        """)
  }

  @Test(arguments: [
    (".system.search", "criteria", "ShowInAppSearchResultsIntent"),
    (".photos.deleteAssets", "entities", "DeleteIntent"),
    (".mail.openMessage", "target", "OpenIntent"),
    (".mail.sendDraft", "urlRepresentation", "URLRepresentableIntent"),
  ])
  func `an intent is of the kind its schema is`(schema: String, variable: String, kind: String) {
    expectExpansion(
      """
      @AppIntent(schema: \(schema))
      struct Intent {
        static let \(variable) = 1
      }
      """,
      to: """
        struct Intent {
          static let \(variable) = 1
        }

        extension Intent: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.\(kind) {
          static var __appSchemaIntent: Swift.String {
            "\(schema.dropFirst())"
          }
        }
        """)
  }

  @Test(arguments: [
    (".files.file", "supportedContentTypes", "FileEntity"),
    (".notes.note", "urlRepresentation", "URLRepresentableEntity"),
  ])
  func `an entity is of the kind its variables say`(
    schema: String, variable: String, kind: String
  ) {
    expectExpansion(
      """
      @AppEntity(schema: \(schema))
      struct Thing {
        static let \(variable) = 1
      }
      """,
      to: """
        struct Thing {
          static let \(variable) = 1
        }

        extension Thing: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity, AppIntents.\(kind) {
          static var __appSchemaEntity: Swift.String {
            "\(schema.dropFirst())"
          }
        }
        """)
  }

  @Test func `an entity's own affairs stay its own`() {
    expectExpansion(
      """
      @AppEntity(schema: .photos.album)
      struct Album {
        var id: String
        var name: String
        var store: Store
      }
      """,
      to: """
        struct Album {
          var id: String
          @AppIntents.EntityProperty
          var name: String
          var store: Store
        }

        extension Album: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity {
          static var __appSchemaEntity: Swift.String {
            "photos.album"
          }
        }
        """)
  }

  @Test func `of a schema without a list every variable belongs to it`() {
    expectExpansion(
      """
      @AppEntity(schema: .presentation.slide)
      struct Slide {
        let id: String
        var title: String
      }
      """,
      to: """
        struct Slide {
          let id: String
          @AppIntents.EntityProperty
          var title: String
        }

        extension Slide: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity {
          static var __appSchemaEntity: Swift.String {
            "presentation.slide"
          }
        }
        """)
  }

  @Test func `an enum follows a schema`() {
    expectExpansion(
      """
      @AppEnum(schema: .books.theme)
      enum Theme: String {
        case dark
      }
      """,
      to: """
        enum Theme: String {
          case dark
        }

        extension Theme: AppIntents.AppEnum, AppIntents.AssistantSchemaEnum {
          static var __appSchemaEnum: Swift.String {
            "books.theme"
          }
        }
        """)
  }

  @Test func `an enum without raw values gets them`() {
    expectExpansion(
      """
      @AppEnum(schema: .books.theme)
      enum Theme {
        case dark
      }
      """,
      to: """
        enum Theme {
          case dark
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "an enum that follows a schema must have a raw type, such as 'String'", line: 2,
          column: 6, fixIts: [FixItSpec(message: "add the raw type 'String'")])
      ],
      fixed: """
        @AppEnum(schema: .books.theme)
        enum Theme: String {
          case dark
        }
        """)
  }

  @Test(arguments: [
    ("AppIntent", "enum", "a struct"), ("AppEntity", "enum", "a struct"),
    ("AppEnum", "struct", "an enum"),
  ])
  func `a macro on another kind of type is refused`(macro: String, word: String, kind: String) {
    expectExpansion(
      """
      @\(macro)(schema: .a.b)
      \(word) Type {
      }
      """,
      to: """
        \(word) Type {
        }
        """,
      problems: [
        DiagnosticSpec(
          message: "'@\(macro)' can only be applied to \(kind)", line: 1, column: 1,
          fixIts: [FixItSpec(message: "remove '@\(macro)'")])
      ])
  }
}
