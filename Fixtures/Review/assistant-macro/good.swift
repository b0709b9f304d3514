// The macros as they are called now.

import AppIntents

@AppIntent(schema: .system.search)
struct SearchSeedsIntent: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AppEnum(schema: .photos.assetType)
enum PictureKind: String, AppEnum {
  case photo, video

  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .photo: "Photo", .video: "Video",
  ]
}
