// The intents are found and run, in a build that other packages share.

import AppIntentsTesting
import Garden
import Testing

@Suite struct GardenTests {
  @Test func `an intent asks, and runs`() async throws {
    let app = try await AppConversation("Garden")
    #expect(await app.say("rest in Garden").dialog == "Rested.")
    await app.say("water the bed in Garden")
    #expect(await app.say("3").card()?.contains("3") == true)
  }
}
