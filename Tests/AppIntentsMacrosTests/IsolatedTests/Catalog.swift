// An app with the main actor as its default isolation, as new projects in Xcode have it.

import AppIntents
import SwiftData

@AppEntity(schema: .books.book)
struct CatalogBook {
  static let defaultQuery = CatalogBookQuery()

  let id: Int
  var title: String?
  var author: String?

  @ComputedProperty(title: "Byline")
  var byline: String { "\(title ?? "") by \(author ?? "")" }

  var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
}

struct CatalogBookQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [CatalogBook] {
    await CatalogModel.shared.books.filter { identifiers.contains($0.id) }
  }
}

@AppEnum(schema: .books.contentType)
enum CatalogContent: String {
  case audio
  case text

  static let caseDisplayRepresentations: [CatalogContent: DisplayRepresentation] = [
    .audio: "Audio", .text: "Text",
  ]
}

@UnionValue
enum CatalogEntry {
  case book(CatalogBook)
  case note(String)
}

@AppIntent(schema: .books.openBook)
struct OpenCatalogBook {
  var target: CatalogBook

  @MainActor
  func perform() async throws -> some IntentResult {
    CatalogModel.shared.opened = target.id
    return .result()
  }
}

final class CatalogModel {
  static let shared = CatalogModel()
  var books: [CatalogBook] = []
  var opened: Int?
}

@Model
final class CatalogShelf {
  var name: String

  init(name: String) { self.name = name }
}
