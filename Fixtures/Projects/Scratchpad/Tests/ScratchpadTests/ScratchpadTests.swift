// Tests of the app in conversation, and of its intents one by one.

import AppIntentsTesting
import Testing

@Suite struct ScratchpadTests {
  @Test func `a note is shown once it is clear which`() async throws {
    let app = try await AppConversation("Scratchpad")
    var turn = await app.say("show water in Scratchpad")
    #expect(turn.question?.options == ["Water Plants", "Water Bill"])

    turn = try await app.pick("Water Bill")
    #expect(turn.dialog == "Here is “Water Bill”.")
    #expect(try turn.result.value.text == "Due on the first")
    #expect(turn.card(width: 40)?.contains("Due on the first") == true)
  }

  @Test func `the German phrases are understood`() async throws {
    let app = try await AppConversation("Scratchpad", locale: "de")
    let turn = await app.say("Zeige Bread in Scratchpad")
    #expect(turn.end == .done, "\(turn)")
  }

  @Test func `notes are found by a part of their title`() async throws {
    let notes = IntentDefinitions(bundleIdentifier: "com.example.Scratchpad").entities["NoteEntity"]
    let found = try await notes.entities(matching: "water")
    #expect(found.count == 2)
  }
}
