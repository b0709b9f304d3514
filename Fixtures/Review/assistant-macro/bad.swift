// The macros as they were called in 2024.

import AppIntents

@AssistantIntent(schema: .system.search)
struct SearchSeedsIntent: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AssistantEnum(schema: .photos.assetType)
enum PictureKind: String, AppEnum {
  case photo, video

  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .photo: "Photo", .video: "Video",
  ]
}
