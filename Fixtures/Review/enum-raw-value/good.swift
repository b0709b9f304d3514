// Words that say what they are.

import AppIntents

enum Season: String, AppEnum {
  case spring
  case summer

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .summer: "Summer",
  ]
}
