// A title for each case, and titles that are computed.

import AppIntents

enum Weather: String, AppEnum {
  case sun, rain
  case `default`

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static var caseDisplayRepresentations: [Weather: DisplayRepresentation] {
    [.sun: "Sun", Weather.rain: DisplayRepresentation(title: "Rain"), .default: "As Usual"]
  }
}

enum Wind: String, AppEnum {
  case calm, storm

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wind"
  static let caseDisplayRepresentations = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue)) })
}
