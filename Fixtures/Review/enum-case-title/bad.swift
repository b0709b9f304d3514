// A case without a title, and one with two.

import AppIntents

enum Weather: String, AppEnum {
  case sun, rain, snow

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [
    .sun: "Sun", .rain: "Rain", .rain: "Showers",
  ]
}
