// Tests of the questions that intents ask while they work.

import AppIntents
import Foundation
import FoundationGaps
import SampleSoupy
import Testing

struct QuestionTests {
  @Test func `several soups are a choice and a missing number is a question`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let result = try await kitchen.run(
        "OrderByName", ["words": "tomato"], answers: [.chosen(1), .value(3)])
      #expect(
        kitchen.person.questions
          == ["Which soup do you mean?", "How many would you like?"])
      #expect(result.title == "3 medium Tomato Basil Soup")
    }
  }

  @Test func `a soup nobody cooks is an error that names it`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let error = await #expect(throws: (any Error).self) {
        try await kitchen.run("OrderByName", ["words": "borscht"])
      }
      #expect(error.map(sentence) == "There is no soup called borscht.")
    }
  }

  @Test func `ordering again starts over until nothing is missing`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      for words in ["lentil", "miso"] {
        try await kitchen.run("OrderByName", ["words": words, "quantity": 1])
      }
      let which = await #expect(throws: AppIntentError.self) {
        try await kitchen.run("Reorder")
      }
      guard case .needsDisambiguation(let choice) = which?.kind else {
        throw Unexpected("no choice")
      }
      #expect(choice.dialog.map { String(localized: $0.full) } == "Which one again?")
      let soups = choice.items.compactMap { $0 as? any AppEntity }
      #expect(soups.map(\.erasedID) == ["miso", "lentil"])

      let howMany = await #expect(throws: AppIntentError.self) {
        try await kitchen.run("Reorder", ["soup": soups[1]])
      }
      guard case .needsValue(let question) = howMany?.kind else {
        throw Unexpected("no question")
      }
      #expect(question.dialog.map { String(localized: $0.full) } == "How many would you like?")
      let result = try await kitchen.run("Reorder", ["soup": soups[1], "quantity": 2])
      #expect(result.said == "Ordered 2 medium Lentil Soup again.")
    }
  }

  @Test func `a tip is charged only when it is right`() async throws {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let result = try await kitchen.run(
        "Tip", answers: [.declined, .value(8)])
      #expect(
        kitchen.person.questions
          == ["Charge $5?", "How much would you like to give?"])
      #expect(result.value as? Int == 8)
    }
  }

  @Test func `the wizard takes two steps and hands over`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let result = try await kitchen.run("StartWizard", answers: [.accepted, .accepted])
      #expect(
        kitchen.person.questions == [
          "Step 1 of 2: today's soup is Tomato Soup.", "Step 2 of 2: a small one costs $4.50.",
        ])
      let opened = try #require(result.opensIntent)
      #expect(String(describing: type(of: opened)) == "OrderSoupIntent")
      #expect(opened.parameterFields.prefix(3).allSatisfy { $0.parameter.isSet })
      await #expect(throws: IntentCancellation.self) {
        try await kitchen.run("StartWizard", answers: [.declined])
      }
    }
  }

  @Test func `a missing dependency is an error with its name`() async {
    let error = await #expect(throws: MissingDependencyError.self) {
      try await Kitchen.intent("RedeemGiftCard").performErased()
    }
    #expect(error?.owner == "RedeemGiftCardIntent")
    #expect(error?.property == "giftCards")
    #expect(error?.typeName.contains("GiftCardService") == true)
  }

  @Test func `an app that was not launched has no order book`() async {
    await #expect(processExitsWith: .success) {
      let error = await #expect(throws: MissingDependencyError.self) {
        try await Kitchen.intent("CheckOrderStatus").performErased()
      }
      #expect(error?.typeName == "OrderBook")
    }
  }

  @Test func `a table is reserved as it was said`() async {
    await #expect(processExitsWith: .success) {
      let noon = DateComponents(year: 2026, month: 2, day: 1, hour: 12)
      let date = try #require(Calendar.current.date(from: noon))
      let english = Locale(identifier: "en_US")
      let kitchen = Kitchen()
      let result = try await LocalizationEnvironment.$taskLocale.withValue(english) {
        try await kitchen.run(
          "ReserveTable", ["date": date, "guests": 4, "isOutside": true, "budget": 12.5])
      }
      #expect(
        result.value as? String == "Feb 1, 2026 at 12:00\u{202F}PM, 4 guests, outside, $12.50")
    }
  }
}
