// Entities of special kinds: indexed, in collections, files, with addresses.

import AppIntents
import BehestCoreSpotlight
import BehestUniformTypeIdentifiers
import Testing

private struct Shell: IndexedEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shell"
  static let defaultQuery = ShellQuery()
  static var urlRepresentation: URLRepresentation { "https://sea.example/\(.id)?name=\(\.$name)" }

  let id: Int
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(indexingKey: \.rankingHint) var rank: Int?
  @Property(indexingKey: \.keywords) var beaches: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "A shell", subtitle: "From the sea", synonyms: ["Conch"])
  }

  init(_ id: Int, _ name: String, rank: Int? = nil) {
    self.id = id
    self.name = name
    self.rank = rank
    beaches = ["North"]
  }
}

private struct ShellQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Shell] {
    identifiers.filter { $0 < 10 }.map { Shell($0, "Shell \($0)") }
  }
}

private struct Collect: AppIntent {
  static let title: LocalizedStringResource = "Collect"
  @Parameter(title: "Shells") var shells: EntityCollection<Shell>
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct EntityKindTests {
  @Test func `a searchable item is made from an entity`() {
    let item = CSSearchableItem(appEntity: Shell(4, "Cone"), priority: 2)
    #expect(item.uniqueIdentifier == "4")
    #expect(item.domainIdentifier == nil)
    #expect(item.attributeSet.displayName == "Cone")
  }

  @Test func `what is known of an entity comes from its display and its keyed properties`() {
    let set = Shell(1, "Spiral", rank: 7).attributeSet
    #expect(set.displayName == "Spiral")
    #expect(set.title == "A shell")
    #expect(set.contentDescription == "From the sea")
    #expect(set.alternateNames == ["Conch"])
    #expect(set.rankingHint == 7)
    #expect(set.keywords == ["North"])
    #expect(Shell(2, "Plain").attributeSet.rankingHint == nil)
  }

  @Test func `a collection keeps identifiers and finds its entities`() async throws {
    var shells: EntityCollection<Shell> = [1, 2, 2, 99]
    shells.append(Shell(3, "Third"))
    shells.remove(2)
    #expect(shells.identifiers == [1, 99, 3])
    #expect(try await shells.resolvedEntities().map(\.id) == [1, 3])
  }

  @Test func `a parameter for a collection takes a list of entities, or one`() throws {
    let intent = Collect()
    let parameter = try #require(intent.parameterFields.first?.parameter)
    #expect(parameter.elementType is Shell.Type)
    try parameter.assign([Shell(4, "Fourth"), Shell(5, "Fifth")] as [any AppEntity])
    #expect(intent.shells.identifiers == [4, 5])
    try parameter.assign(Shell(6, "Sixth"))
    #expect(intent.shells.identifiers == [6])
    #expect(throws: ParameterTypeMismatch.self) { try parameter.assign("shell") }
  }

  @Test func `an address has the values of its entity in it, escaped`() {
    #expect(
      Shell(3, "Fan & Co").representedURL?.absoluteString
        == "https://sea.example/3?name=Fan%20%26%20Co")
  }

  @Test func `identifiers of files and drafts survive as text`() throws {
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/sea/a shell.txt"))
    let draft = FileEntityIdentifier.draft(identifier: "draft:1")
    for identifier in [file, draft] {
      #expect(
        FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
    }
    #expect(draft.isDraft && !file.isDraft && file.fileURL?.lastPathComponent == "a shell.txt")
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
  }

  @Test func `identifiers in two parts survive as text`() {
    let identifier = SyncableEntityIdentifier(local: "a:1é", stable: 7)
    typealias Identifier = SyncableEntityIdentifier<String, Int>
    #expect(Identifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
    #expect(Identifier.entityIdentifier(for: "99:a") == nil)
    #expect(Identifier.entityIdentifier(for: "") == nil)
  }

  @Test func `a file is had in its own type and no other`() async throws {
    let file = IntentFile(data: Data("sea".utf8), filename: "sea.txt", type: nil)
    #expect(try await file.data(contentType: .text) == Data("sea".utf8))
    await #expect(throws: IntentFile.IntentFileError.self) {
      try await file.data(contentType: .image)
    }
    let (copy, bytes, isOriginal) = try await file.withFile(contentType: .plainText) {
      ($0, try Data(contentsOf: $0), $1)
    }
    #expect(bytes == Data("sea".utf8))
    #expect(!isOriginal)
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test func `types of files know their extensions and what they are kinds of`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "shell") == nil)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.markdownLike.conforms(to: .data))
  }
}

extension UTType {
  fileprivate static let markdownLike = UTType(importedAs: "net.example.markdown")
}
