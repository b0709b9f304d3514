// Numbers that saved shortcuts hold on to.

import AppIntents

enum Season: Int, AppEnum {
  case spring = 1
  case summer = 2

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .summer: "Summer",
  ]
}
