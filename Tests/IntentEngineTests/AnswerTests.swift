// Answers to questions whose options are true and false, or of which several are wanted.

import AppIntents
import IntentEngine
import SwiftApps
import Testing

/// Asks for one of two, then for several.
struct IcedIntent: AppIntent {
  static let title: LocalizedStringResource = "Iced"
  @Parameter(title: "Iced") var iced: Bool
  @Parameter(title: "Dishes") var dishes: [DishEntity]

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(iced): \(dishes.map(\.name).joined(separator: "+"))")
  }
}

extension KitchenSuites {
  @Suite struct AnswerTests {
    private func asked() async throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(IcedIntent.self)
      let talk = Talk(kitchen, try Conversation(catalog: Catalog([app])))
      #expect(try #require(await talk.run("Iced").question).options.map(\.title) == ["Yes", "No"])
      return talk
    }

    @Test(arguments: [
      ("yep", true), ("yes, please", true), ("ja", true), ("2", false), ("no thanks", false),
      ("off", false), ("the first", true),
    ]) func `a word for yes or no chooses true or false`(words: String, value: Bool) async throws {
      let talk = try await asked()
      _ = await talk.say(Input(.text(words)))
      #expect(try #require(await talk.say("3").outcome).value == .text("\(value): Lentil Stew"))
    }

    @Test func `of a list only what is unclear is asked again`() async throws {
      let talk = try await asked()
      _ = await talk.say("yes")
      let which = try #require(await talk.say("lentil, tomato").question)
      #expect(which.kind == .choice)
      #expect(which.options.map(\.title) == ["Tomato Soup", "Tomato Salad"])
      #expect(await talk.say("salad").outcome?.value == .text("true: Lentil Stew+Tomato Salad"))
      // A mistake beside it is told before anything is asked.
      let mistake = await talk.run("Iced", ["iced": "no", "dishes": "tomato, pizza"])
      #expect(
        mistake.failure?.words
          == "There is no dish “pizza”. There is Tomato Soup, Tomato Salad, Lentil Stew.")
      #expect(
        await talk.run("Iced", ["iced": "no", "dishes": "tomato and lentil"]).question?.options
          .count
          == 2)
    }

    @Test(arguments: [
      ("the first and the last", "Tomato Soup+Lentil Stew"), ("2, 3", "Tomato Salad+Lentil Stew"),
      ("all of them", "Tomato Soup+Tomato Salad+Lentil Stew"),
      ("tomato salad and lentil", "Tomato Salad+Lentil Stew"),
    ]) func `several are chosen by their places`(words: String, names: String) async throws {
      let talk = try await asked()
      _ = await talk.say("yes")
      #expect(
        try #require(await talk.say(Input(.text(words))).outcome).value == .text("true: \(names)"))
    }

    @Test(arguments: [
      "4", "-1", "\(Int.min)", "\(Int.max)", "\(Int.min).", "number \(Int.min)", "#\(Int.min)",
      "1, \(Int.min)", "the first and \(Int.min)",
    ]) func `a number that no option has names none`(words: String) async throws {
      let talk = try await asked()
      #expect(await talk.say(Input(.text(words))).question?.problem != nil)
      _ = await talk.say("yes")
      #expect(await talk.say(Input(.text(words))).question?.problem != nil)
    }
  }
}
