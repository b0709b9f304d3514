// Checks the phrases that are made of titles.

import AppProtocol
import PhraseMatching
import Testing

struct ToolPhrasesTests {
  @Test
  func `a title with the app's name is said with and without it`() {
    let phrases = ToolPhrases(title: "Git status", app: "Git", required: [])
    #expect(
      phrases.texts == [
        "status in ${applicationName}", "git status in ${applicationName}",
        "${applicationName} status",
      ])
  }

  @Test
  func `a plain verb may be left out`() {
    let phrases = ToolPhrases(title: "Get current time", app: "Clock", required: [])
    #expect(
      phrases.texts == [
        "get current time in ${applicationName}", "current time in ${applicationName}",
      ])
  }

  @Test
  func `needed values follow the action, each or all with their titles`() {
    let one = ToolPhrases(title: "Convert", app: "Money", required: [("amount", "Amount")])
    #expect(
      one.texts == [
        "convert in ${applicationName}", "convert ${amount} in ${applicationName}",
        "convert for ${amount} in ${applicationName}",
      ])
    let two = ToolPhrases(
      title: "Convert", app: "Money", required: [("a", "Amount"), ("c", "Target currency")])
    #expect(
      two.texts == [
        "convert in ${applicationName}",
        "convert with amount ${a} and target currency ${c} in ${applicationName}",
      ])
  }

  @Test
  func `signs that phrases give a meaning to are no words`() {
    let phrases = ToolPhrases(title: "Do ${it} (now) [or] {never}", app: "X", required: [])
    #expect(phrases.texts == ["do it now or never in ${applicationName}"])
    #expect(ToolPhrases(title: "…", app: "X", required: []).texts.isEmpty)
  }

  @Test
  func `a phrase of two intents is said for neither`() {
    let intents = [("get_x", "Get x"), ("list_x", "List x")].map {
      (name: $0.0, phrases: ToolPhrases(title: $0.1, app: "A", required: []))
    }
    let templates = ToolPhrases.templates(app: "A", intents: intents) { _ in [:] }
    #expect(
      templates.map(\.text) == ["get x in ${applicationName}", "list x in ${applicationName}"])
  }
}
