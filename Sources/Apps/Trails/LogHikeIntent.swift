// Logs a hike: a distance in any unit, and a duration.

import AppIntents

struct LogHikeIntent: AppIntent {
  static var title: LocalizedStringResource = "Log Hike"

  @Parameter(title: "Distance", defaultUnit: .miles, supportsNegativeNumbers: false)
  var distance: Measurement<UnitLength>

  @Parameter(title: "Time")
  var time: Duration

  @Parameter(title: "Fee")
  var fee: Decimal?

  @Parameter(title: "Began")
  var began: DateComponents?

  @Parameter(title: "Link")
  var link: URL?

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$distance) in \(\.$time)") {
      \.$fee
      \.$began
      \.$link
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let kilometres = distance.converted(to: .kilometers).value
    let minutes = time.components.seconds / 60
    var words = "\(String(format: "%.3f", kilometres)) km in \(minutes) min"
    if let fee { words += ", \(fee) for the gate" }
    if let began { words += ", began at \(began.hour ?? 0):\(began.minute ?? 0)" }
    if let link { words += ", \(link.absoluteString)" }
    return .result(value: words)
  }
}

struct PackIntent: AppIntent {
  static var title: LocalizedStringResource = "Pack"

  @Parameter(title: "Things", size: IntentCollectionSize(min: 1, max: 4))
  var things: Set<String>

  static var parameterSummary: some ParameterSummary {
    Summary("Pack \(\.$things)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: things.sorted())
  }
}
