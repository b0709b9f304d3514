// Tests of the app's texts, by the symbols of its string catalogs.

import AppIntentsTesting
import Testing

@Suite struct FeederTests {
  @Test func `a symbol shows the text of the catalog, in its plural form`() async throws {
    let app = try await AppConversation("Feeder")
    var turn = await app.say("fill Bird Feeder")
    #expect(turn.question?.text == "How many portions?")
    turn = await app.say("1")
    #expect(turn.dialog == "One portion filled.")
    #expect(turn.card(width: 40)?.contains("The Feeder") == true)
    #expect(turn.card(width: 40)?.contains("$1.50 in Norwich") == true)
  }

  @Test func `the person's locale chooses the text, the currency and its format`() async throws {
    let app = try await AppConversation("Feeder", locale: "de_DE")
    await app.say("fill Bird Feeder")
    let turn = await app.say("2")
    #expect(turn.dialog == "2 Portionen eingefüllt.")
    #expect(turn.card(width: 40)?.contains("Das Vogelhaus") == true)
    #expect(turn.card(width: 40)?.contains("In Norwich: 3,00 €") == true)
  }

  @Test(arguments: [
    ("en", "6", "Only 5 left"), ("de", "6", "Nur noch 5 übrig"), ("en", "0", "Nothing to fill"),
    ("de", "0", "Nichts einzufüllen"),
  ])
  func `a symbol of another table, in one catalog or several, is in an enumeration`(
    _ locale: String, _ portions: String, _ problem: String
  ) async throws {
    let app = try await AppConversation("Feeder", locale: locale)
    await app.say("fill Bird Feeder")
    let turn = await app.say(portions)
    #expect(turn.problem == problem)
  }
}
