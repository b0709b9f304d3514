// Tests of how an app is found in the program, and of the values that reach its intents.

import AppIntentsTesting
import Foundation
import Synchronization
import Testing
import UIKit

@Suite struct KettleTests {
  private let definitions = IntentDefinitions(bundleIdentifier: "AppIntentsTestingTests")

  @Test func `a nested intent is found and the app's own App registers what it needs`()
    async throws
  {
    let kettle = try await AppConversation("AppIntentsTestingTests")
    let turn = try await kettle.run(definitions.intents["BoilWater"].makeIntent(minutes: 3))
    #expect(turn.dialog == "Hot after 3 minutes.", "\(turn)")
    _ = try await AppConversation("AppIntentsTestingTests")
    #expect(Kettle.made.load(ordering: .relaxed) == 1)
  }

  /// In a process of its own, as other tests copy meanwhile.
  @Test func `what an intent copies is on the app's own pasteboard`() async {
    await #expect(processExitsWith: .success) {
      let definitions = IntentDefinitions(bundleIdentifier: "AppIntentsTestingTests")
      let kettle = try await AppConversation("AppIntentsTestingTests")
      let turn = try await kettle.run(definitions.intents["CopyRecipe"].makeIntent())
      #expect(turn.dialog == "Copied.")
      #expect(UIPasteboard.general.string == "Boil, then wait.")
    }
  }

  @Test func `a private intent runs by name`() async throws {
    try await definitions.intents["DescaleIntent"].makeIntent().run()
  }

  @Test func `an included package's intents are the app's too`() async throws {
    let plants = try await definitions.entities["PlantEntity"].entities(matching: "rhubarb")
    #expect(try plants.first?.bed == "North")
  }

  @Test func `lists, words and cases reach parameters as their types have them`() async throws {
    let mint = definitions.enums["Flavour"].makeCase("mint")
    let result = try await definitions.intents["BoilWater"]
      .makeIntent(minutes: "five", flavours: [mint], before: "tomorrow").run()
    #expect(try result.value[0] == "mint")
    #expect(try result.value.count == 1)
    let single = try await definitions.intents["BoilWater"]
      .makeIntent(minutes: 1, flavours: "Lemon").run()
    let flavours: [String] = try single.value
    #expect(flavours == ["lemon"])
    let several = try await definitions.intents["BoilWater"]
      .makeIntent(minutes: 1, flavours: ["Lemon", "fresh mint"]).run()
    #expect(try several.value == ["lemon", "mint"])
  }

  @Test func `a value that does not fit is told with its parameter`() async throws {
    do {
      try await definitions.intents["BoilWater"].makeIntent(minutes: true).run()
      Issue.record("boiled for true minutes")
    } catch let error as AppIntentsTestingError {
      #expect(error.code == .wrongType)
      #expect(error.description.hasPrefix("BoilWaterIntent.minutes: "), "\(error)")
    }
    do {
      try await definitions.intents["BoilWater"].makeIntent(minutes: "an age").run()
      Issue.record("boiled for an age")
    } catch let error as AppIntentsTestingError {
      #expect(error.description == "BoilWaterIntent.minutes: “an age” is not a whole number.")
    }
  }

  @Test func `an entity may be an enumeration or a class`() async throws {
    let shelves = try await definitions.entities["Shelf"].entities(identifiers: ["upper"])
    #expect(shelves.count == 1)
    #expect(try await definitions.entities["Cup"].entities(identifiers: [1]).count == 1)
  }
}
