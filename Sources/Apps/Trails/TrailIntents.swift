// Intents that find a trail, and compare exactly three.

import AppIntents

struct FindTrailIntent: AppIntent {
  static var title: LocalizedStringResource = "Find Trail"

  @Parameter(title: "Trail")
  var trail: TrailEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Find \(\.$trail)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog {
    .result(
      value: trail,
      dialog: "\(trail.name) is \(trail.length.value.formatted()) miles long.")
  }
}

struct CompareTrailsIntent: AppIntent {
  static var title: LocalizedStringResource = "Compare Trails"

  @Parameter(title: "Trails", size: 3, requestValueDialog: "Which three trails?")
  var trails: [TrailEntity]

  static var parameterSummary: some ParameterSummary {
    Summary("Compare \(\.$trails)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard trails.count == 3 else { throw $trails.needsValueError("I need three trails.") }
    let longest = trails.max { $0.length < $1.length }
    return .result(value: longest?.name ?? "")
  }
}
