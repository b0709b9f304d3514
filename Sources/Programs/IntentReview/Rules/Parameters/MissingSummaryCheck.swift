// Checks for intents with parameters but without a summary.

/// A check for intents with parameters but without a summary.
enum MissingSummaryCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-summary", level: .warning,
    summary: "An intent has parameters and no parameterSummary.",
    help: "Declare `static var parameterSummary` with a Summary that names the parameters.",
    reason: """
      Without a summary Shortcuts lists the parameters under the title, one below the other. A \
      sentence with the parameters in it says what the action does and can be filled in where it \
      stands. Intents of schemas and the systems' own kinds have their sentence already.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").compactMap { intent in
      let count = model.parameters(of: intent).count
      guard count > 0, model.isListed(intent), !intent.hasSchema, model.isWholeKnown(intent),
        ![
          "SystemIntent", "SetValueIntent", "ShowInAppSearchResultsIntent", "DeleteIntent",
          "URLRepresentableIntent",
        ].contains(where: { model.is(intent, $0) }),
        model.variable("parameterSummary", of: intent) == nil
      else { return nil }
      let parameters = count == 1 ? "a parameter" : "\(count) parameters"
      return ReviewFinding(
        rule, "\(intent.name) has \(parameters) and no parameterSummary.", at: intent.nameToken,
        in: intent.file)
    }
  }
}
