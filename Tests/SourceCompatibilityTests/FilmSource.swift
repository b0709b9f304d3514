// An app that plays films and lets a search index know of them, as such apps are written.

import AppIntents
import CoreSpotlight

struct PlayFilmIntent: PlayVideoIntent {
  static var title: LocalizedStringResource { "Play a Film" }
  static var supportedCategories: [VideoCategory] = [.movies, .freeform]
  static var openAppWhenRun = true

  @Parameter(title: "Film")
  var term: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Playing \(term).")
  }
}

struct FilmEntity: IndexedEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Film"
  static var defaultQuery = FilmQuery()

  var id: String
  var category: VideoCategory

  var displayRepresentation: DisplayRepresentation { "\(id)" }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.displayName = id
    return attributes
  }
}

struct FilmQuery: EntityQuery {
  func entities(for identifiers: [FilmEntity.ID]) async throws -> [FilmEntity] {
    identifiers.map { FilmEntity(id: $0, category: .movies) }
  }
}
