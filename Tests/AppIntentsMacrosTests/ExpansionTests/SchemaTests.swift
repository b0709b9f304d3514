// Tests of the expansion of the schema macros for intents, entities and enums.

import Testing

@Suite struct SchemaTests {
  private static let protocols = [
    "AppIntent", "AssistantSchemaIntent", "ShowInAppSearchResultsIntent", "OpenIntent",
    "DeleteIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent",
    "URLRepresentableIntent", "AppEntity", "AssistantSchemaEntity", "FileEntity",
    "UniqueAppEntity", "URLRepresentableEntity", "AppEnum", "AssistantSchemaEnum",
  ]

  private func expand(_ source: String, missing: [String] = protocols) throws -> Expanded {
    try Expanded(source, as: "extension", missing: missing)
  }

  @Test(arguments: [
    ("var target: Book", true), ("@available(iOS 27, *) public var new: String?", true),
    ("var list: [A: B] // = 3", true), ("@Parameter(title: \"Page\") var page: Int?", false),
    ("@Dependency var library: Library", false), ("static var title: String", false),
    ("let kept: Int", false), ("var count = 0", false), ("var count: Int = 0", false),
    ("lazy var slow: Int", false), ("var computed: Int { 1 }", false),
    ("var a: Int, b: Int", false),
    ("func run() {}", false), ("class var shared: Int", false),
  ])
  func `plain variables become parameters`(_ member: String, _ isWrapped: Bool) throws {
    let added = try Expanded.ofMember(member, macro: "AppIntentMacro", schema: ".books.openBook")
    #expect(added == (isWrapped ? "@AppIntents.IntentParameter" : ""))
  }

  @Test(arguments: [
    (".photos.album", "var name: String", true), (".photos.album", "var store: Store", false),
    (".photos.album", "var id: String", false), (".presentation.slide", "var any: String", true),
  ])
  func `of an entity the schema's own variables become properties`(
    _ schema: String, _ member: String, _ isWrapped: Bool
  ) throws {
    let added = try Expanded.ofMember(member, macro: "AppEntityMacro", schema: schema)
    #expect(added == (isWrapped ? "@AppIntents.EntityProperty" : ""))
  }

  @Test(arguments: ["var parentFolder: Self?", "var parentFolder: [Self]"])
  func `a variable of the entity's own type has a wrapper of its own`(_ member: String) throws {
    let added = try Expanded.ofMember(member, macro: "AppEntityMacro", schema: ".notes.folder")
    #expect(added == "@AppIntents._OwnEntityProperty")
  }

  @Test(arguments: [
    (".system.search", "criteria", "ShowInAppSearchResultsIntent"),
    (".photos.deleteAssets", "entities", "DeleteIntent"),
    (".mail.openMessage", "target", "OpenIntent"),
    (".mail.sendDraft", "urlRepresentation", "URLRepresentableIntent"),
  ])
  func `an intent is of the kind its schema is`(
    _ schema: String, _ variable: String, _ kind: String
  ) throws {
    let source = "@AppIntent(schema: \(schema)) public struct Intent { static let \(variable) = 1 }"
    #expect(
      try expand(source).expandedSource == """
        nonisolated extension Intent: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.\(kind) {
          public static var __appSchemaIntent: Swift.String {
            "\(schema.dropFirst())"
          }
        }
        """)
  }

  @Test func `a variable of a function is no member`() throws {
    let source = "@AppIntent(schema: .mail.openMessage) struct A { func f() { let target = 1 } }"
    #expect(try !expand(source).expandedSource.contains("OpenIntent"))
  }

  @Test(arguments: [
    (".files.file", "supportedContentTypes", "FileEntity"),
    (".notes.note", "urlRepresentation", "URLRepresentableEntity"),
  ])
  func `an entity is of the kind its variables say`(
    _ schema: String, _ variable: String, _ kind: String
  ) throws {
    let source = "@AppEntity(schema: \(schema)) struct Thing { static let \(variable) = 1 }"
    #expect(
      try expand(source).expandedSource == """
        nonisolated extension Thing: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity, AppIntents.\(kind) {
          static var __appSchemaEntity: Swift.String {
            "\(schema.dropFirst())"
          }
        }
        """)
  }

  @Test func `what the type conforms to already is left out`() throws {
    let source = "@AppEnum(schema: .books.theme) enum Theme: String { case dark }"
    #expect(
      try expand(source, missing: ["AssistantSchemaEnum"]).expandedSource == """
        nonisolated extension Theme: AppIntents.AssistantSchemaEnum {
          static var __appSchemaEnum: Swift.String {
            "books.theme"
          }
        }
        """)
  }

  @Test func `an enum without raw values gets them`() throws {
    let source = "@AppEnum(schema: .books.theme) enum Theme { case dark }"
    let expanded = try expand(source)
    #expect(
      expanded.problems(in: source) == [
        "Theme: an enum that follows a schema must have a raw type, such as 'String'"
      ])
    #expect(
      try expanded.applying("add the raw type 'String'", to: source)
        == "@AppEnum(schema: .books.theme) enum Theme: String { case dark }")
  }

  @Test(arguments: [
    ("AppIntent", "enum", "a struct"), ("AppEntity", "enum", "a struct"),
    ("AppEnum", "struct", "an enum"),
  ])
  func `a macro on another kind of type is refused`(
    _ macro: String, _ word: String, _ kind: String
  ) throws {
    let source = "@\(macro)(schema: .a.b) \(word) Type {}"
    let expanded = try expand(source)
    #expect(expanded.diagnostics.map(\.message) == ["'@\(macro)' can only be applied to \(kind)"])
    #expect(
      try expanded.applying("remove '@\(macro)'", to: source) == " \(word) Type {}")
  }
}
