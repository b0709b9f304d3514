// What apps call their intents, as phrases: titles and summaries of parameters.

import FoundationGaps
import PhraseMatching

extension ShortcutReader {
  /// Adds the titles and summaries of an app's intents as phrases that are read by parts.
  mutating func readImpliedPhrases(of app: App) {
    for intent in app.intents
    where intent.has(.isDiscoverable) && !intent.has(.configuresWidget) {
      let slots = slots(of: intent, in: app)
      let spoken = app.speaking { texts(of: intent) }
      let written = LocalizationEnvironment.$taskTables.withValue(nil) { texts(of: intent) }
      for text in spoken {
        // A text that the app's tables change is in the person's language.
        var template = PhraseTemplate(
          text, app: app.name, intent: app.name(of: intent), slots: slots.types,
          language: written.contains(text) ? nil : inventory.languages.first)
        template.isImplied = true
        slots.describe(&template)
        if template.mistake() == nil { inventory.templates.append(template) }
      }
    }
  }

  /// Returns an intent's title and summary, parameters as slots: "Turn ${light} ${value}".
  private func texts(of intent: any IntentSource) -> [String] {
    let call = intent.makeCall()
    var texts = [intent.title]
    // An intent that opens something shows it, whatever its title.
    if intent.has(.opens), let target = call.parameters.first(where: { $0.name == "target" }) {
      texts.append("Show ${\(target.name)}")
    }
    return texts + (call.phraseOfSummary.map { [$0] } ?? [])
  }
}

extension IntentCall {
  /// The summary of the parameters as a phrase: "Share ${recipe} with ${person}"; `nil` without one.
  var phraseOfSummary: String? {
    guard var summary else { return nil }
    for parameter in parameters {
      summary = summary.replacing("(\(parameter.words))", with: "${\(parameter.name)}")
    }
    return summary
  }
}
