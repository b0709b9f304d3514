// Checks for irreversible actions without a confirmation.

import SwiftSyntax

/// A check for intents that delete, pay or send without a confirmation.
enum UnguardedActionCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unguarded-action", level: .warning,
    summary: "An intent deletes, pays, sends or unlocks without confirmation or authentication.",
    help: "Call requestConfirmation(…) before anything changes, or set an authenticationPolicy.",
    reason: """
      Siri mishears, shortcuts run unattended and anybody can speak to a locked phone. What cannot \
      be taken back should ask first or need an unlocked device. Intents that open the app are not \
      looked at, since the app can ask; nor are those that a schema describes, since the system \
      asks; nor are those that nobody finds in a list, since they are buttons of the app's own.
      """)

  private static let sensitive: Set<String> = [
    "buy", "delete", "erase", "pay", "purchase", "send", "transfer", "unlock", "wipe", "withdraw",
  ]
  private static let guards: Set<String> = [
    "requestConfirmation", "requestChoice", "needsToContinueInForegroundError",
    "requestToContinueInForeground", "continueInForeground", "evaluatePolicy",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").compactMap { intent in
      guard model.isListed(intent), !intent.hasSchema, !opensApp(intent, model),
        let verb = verb(of: intent, model), !isGuarded(intent, model),
        let perform = model.function("perform", of: intent), perform.body?.isEmpty == false
      else { return nil }
      return ReviewFinding(
        rule, "\(intent.name) does “\(verb)” as soon as it is said, and nothing asks first.",
        at: intent.nameToken, in: intent.file)
    }
  }

  /// Returns the verb that makes it sensitive, from the type's name; the title must not contradict.
  private static func verb(of intent: Declaration, _ model: IntentModel) -> String? {
    if model.is(intent, "DeleteIntent") { return "delete" }
    guard let first = intent.shortName.camelWords.first, sensitive.contains(first) else {
      return nil
    }
    // An English title has to agree: `SendFeedbackIntent` may be “Open Feedback”.
    if let text = intent.variable("title")?.value?.shownText, let title = EnglishTitle(text),
      let word = title.words.first?.lowercased(), title.startsWithVerb, word != first
    {
      return nil
    }
    return first
  }

  private static func opensApp(_ intent: Declaration, _ model: IntentModel) -> Bool {
    if let opens = model.variable("openAppWhenRun", of: intent), opens.isTrue { return true }
    if let modes = model.variable("supportedModes", of: intent)?.value,
      modes.mentionsMember("foreground")
    {
      return true
    }
    return [
      "OpenIntent", "OpensInAppIntent", "ForegroundContinuableIntent",
      "TargetContentProvidingIntent",
      "ShowInAppSearchResultsIntent",
    ].contains { model.is(intent, $0) }
  }

  private static func isGuarded(_ intent: Declaration, _ model: IntentModel) -> Bool {
    if let policy = model.variable("authenticationPolicy", of: intent)?.value,
      policy.lastName != "alwaysAllowed"
    {
      return true
    }
    return model.withInherited(intent).flatMap(\.functions).contains { function in
      function.body?.calls.contains { guards.contains($0.calledName) } ?? false
    }
  }
}
