// Tests of the app's intents: one by one, and in conversation.

import AppIntentsTesting
import Testing

@Suite(.serialized) struct AllotmentTests {
  private let definitions = IntentDefinitions(bundleIdentifier: "com.example.allotment")

  init() async throws {
    try await definitions.intents["EmptyGaugeIntent"].makeIntent().run()
  }

  @Test func `an intent is run by name and its result is read without its type`() async throws {
    let result = try await definitions.intents["WaterPlantIntent"]
      .makeIntent(plant: "rhubarb", amount: "splash").run()
    #expect(try result.value.name == "Rhubarb")
    #expect(try result.value.litres == 1.0)
  }

  @Test func `a conversation is held turn by turn`() async throws {
    let allotment = try await AppConversation("Allotment")
    var turn = await allotment.say("water beans in Allotment")
    #expect(turn.question?.kind == .choice)
    #expect(turn.question?.options == ["Runner Beans", "Broad Beans"])
    #expect(turn.question?.subtitles == ["North bed", "South bed"])

    turn = try await allotment.pick("Broad Beans")
    #expect(turn.question?.text == "How much water?")
    #expect(turn.parameters == ["plant": "Broad Beans"])

    turn = try await allotment.pick("A Canful")
    #expect(turn.question?.text == "Carry a canful to Broad Beans?")
    #expect(turn.question?.acceptWords.first == "Go")

    turn = try await allotment.confirm()
    #expect(turn.end == .done)
    #expect(turn.dialog == "Broad Beans has had 10 litres today.")
    #expect(try turn.result.value.litres == 10.0)
    #expect(
      turn.card(width: 32) == """
        ╭──────────────────────────────╮
        │ Broad Beans                  │
        │ ❧ South                 10 l │
        ╰──────────────────────────────╯
        """)
  }

  @Test func `an error is told in the app's own words`() async throws {
    let allotment = try await AppConversation("Allotment")
    let can = definitions.intents["WaterPlant"].makeIntent(plant: "rhubarb", amount: "can")
    for _ in 1...2 {
      try await allotment.run(can)
      try await allotment.confirm()
    }
    let turn = try await allotment.run(can)
    #expect(turn.problem == "Rhubarb has had enough for today.")
    #expect(turn.exitStatus == 1)
  }

  @Test func `phrases of the string catalogue are understood`() async throws {
    let allotment = try await AppConversation("Allotment", locale: "de")
    let turn = await allotment.say("Gieße Rhubarb in Allotment")
    #expect(turn.intent == "WaterPlant")
    #expect(turn.parameters == ["plant": "Rhubarb"])
  }
}
