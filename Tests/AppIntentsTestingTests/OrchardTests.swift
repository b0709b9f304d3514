// Tests of an app whose intents are in two modules, and whose phrases cannot all be compiled.

import AppIntentsTesting
import Orchard
import Testing

@Suite(.serialized) struct OrchardTests {
  @Test func `a phrase that cannot be compiled stops no other`() async throws {
    let orchard = try await AppConversation("Orchard")
    let turn = await orchard.say("pick apple in Orchard")
    #expect(turn.dialog == "Picked 3 pounds from the Apple into oak.", "\(turn)")
    #expect(
      await orchard.phrases() == [
        "Pick Apple in Orchard", "Pick Pear in Orchard", "Count in Orchard",
        "Pack Big Crate in Orchard", "Pack Small Crate in Orchard", "New bin in Orchard",
      ])
  }

  @Test func `a check fails with the file and the line of each such phrase`() throws {
    let error = #expect(throws: AppIntentsTestingError.self) {
      try AppConversation.checkPhrases(of: "Orchard")
    }
    let lines = (error?.description ?? "").split(separator: "\n")
    try #require(lines.count == 3, "\(lines)")
    #expect(lines[0].contains("Orchard/OrchardShortcuts.swift:12: "), "\(lines[0])")
    #expect(lines[0].contains("uses ${pounds}, which is neither an entity nor an enumeration"))
    #expect(lines[1].contains("OrchardShortcuts.swift:13: "), "\(lines[1])")
    #expect(lines[1].hasSuffix("“Pick something” does not contain \\(.applicationName)"))
    #expect(lines[2].contains("AppShortcuts.xcstrings:11:24: "), "\(lines[2])")
    #expect(lines[2].contains("uses ${baum}, which is no parameter of the intent (it has "))
    try AppConversation.checkPhrases(of: "Allotment")
  }

  @Test func `phrases are found in the bundle of the intents' module`() async throws {
    let orchard = try await AppConversation("Orchard", locale: "de")
    let turn = await orchard.say("Pflücke Pear in Orchard")
    #expect(turn.parameters["tree"] == "Pear", "\(turn)")
  }

  @Test func `types of one name in two modules are told apart`() async throws {
    let orchard = try await AppConversation("Orchard")
    #expect(await orchard.say("count in Orchard").dialog == "2 trees.")
    #expect(await orchard.say("pack small crate in Orchard").dialog == "Packed the small crate.")
    let intents = IntentDefinitions(bundleIdentifier: "Orchard").intents
    var turn = try await orchard.run(intents["OrchardKit.CountIntent"].makeIntent())
    #expect(turn.dialog == "2 trees.", "\(turn)")
    turn = try await orchard.run(intents["Orchard.CountIntent"].makeIntent())
    #expect(turn.dialog == "No crates.", "\(turn)")
  }

  @Test func `an intent of a module that is not included is named with what to declare`()
    async throws
  {
    let kit = IntentDefinitions(bundleIdentifier: "OrchardKit")
    let error = await #expect(throws: AppIntentsTestingError.self) {
      try await kit.intents["Pack"].makeIntent().run()
    }
    #expect(
      error?.description == """
        There is no intent “Pack”. PackIntent is in the module Orchard, which OrchardKit does not \
        include: declare an AppIntentsPackage in Orchard, and one in OrchardKit whose \
        includedPackages has it.
        """)
  }

  @Test func `names in the plural are said as such`() async throws {
    let orchard = try await AppConversation("Orchard")
    _ = try await orchard.run(
      IntentDefinitions(bundleIdentifier: "Orchard").intents["OpenTree"].makeIntent())
    let turn = try await orchard.answer("plum")
    #expect(turn.question?.problem == "There are no trees “plum”.", "\(turn)")
  }

  @Test func `an error's suggestion follows its description, and a case says its name`()
    async throws
  {
    let intents = IntentDefinitions(bundleIdentifier: "Orchard").intents
    let orchard = try await AppConversation("Orchard")
    var turn = try await orchard.run(intents["PickFruit"].makeIntent(tree: "apple", pounds: 30))
    #expect(turn.problem == "Nobody carries 30 pounds. Pick twice.")
    turn = try await orchard.run(intents["Rot"].makeIntent())
    #expect(turn.problem == "Orchard could not finish “Rot”: too warm.")
  }

  @Test(arguments: [("de", "Guten Morgen"), ("en", "Good morning")])
  func `what an app registers has its string tables`(_ tag: String, _ words: String) async throws {
    _ = try await AppConversation("Orchard", locale: tag) { Greeting.prepare() }
    #expect(Greeting.words == words)
  }
}
