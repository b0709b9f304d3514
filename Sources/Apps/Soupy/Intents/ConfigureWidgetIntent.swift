// Has a summary that depends on values: one on a choice of two, one on an enumeration.

import AppIntents

struct ConfigureWidgetIntent: AppIntent {
  static var title: LocalizedStringResource = "Configure Widget"
  static var description = IntentDescription("Says what the order widget shows.")

  @Parameter(title: "Show Details", default: false)
  var showDetails: Bool

  @Parameter(title: "Size", default: .medium)
  var size: SoupSize

  static var parameterSummary: some ParameterSummary {
    When(\.$showDetails, .equalTo, true) {
      Switch(\.$size) {
        Case(.small) {
          Summary("Show a few details of the order") {
            \.$showDetails
            \.$size
          }
        }
        DefaultCase {
          Summary("Show the details of the order in a \(\.$size) widget") { \.$showDetails }
        }
      }
    } otherwise: {
      Summary("Show the order") { \.$showDetails }
    }
  }

  init() {}

  init(showDetails: Bool, size: SoupSize = .medium) {
    self.showDetails = showDetails
    self.size = size
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: showDetails
        ? "The \(size.word) widget shows the details." : "The widget shows the order.")
  }
}
