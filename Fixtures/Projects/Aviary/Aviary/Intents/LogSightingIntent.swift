// Logs birds that have been seen.

import AppIntents
import AviaryKit

struct LogSightingIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Sighting"

  @Parameter(title: "Bird", requestValueDialog: "Which bird?")
  var bird: BirdEntity

  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 99))
  var count: Int

  @Dependency private var log: SightingLog

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$count) of \(\.$bird)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    log.add(bird.id, times: count)
    #if os(iOS)
      SightingSound.play()
    #endif
    return .result(dialog: "\(bird.id) was seen \(log.count(of: bird.id)) times.")
  }
}
