// What a phrase takes for a value and what an answer is read as are the same.

import AppIntents
import BehestTestSupport
import Foundation
import FoundationGaps
import IntentEngine
import PhraseMatching
import SwiftApps
import Testing

/// An intent that says the value it takes.
private struct Hear<Value: _IntentValue>: AppIntent {
  static var title: LocalizedStringResource { "Hear" }
  @Parameter(title: "Value") var value: Value

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(value)")
  }
}

@Suite struct PhraseAndAnswerTests {
  /// The intents of a kind of the fixtures; none for kinds that no parameter has.
  private static func types(_ kind: Substring) -> [any AppIntent.Type] {
    switch kind {
    case "number": [Hear<Double>.self]
    case "date": [Hear<Date>.self]
    case "duration": [Hear<Duration>.self]
    case "boolean": [Hear<Bool>.self]
    case "url": [Hear<URL>.self]
    case "amount": [Hear<IntentCurrencyAmount>.self]
    case "measurement":
      [
        Hear<Measurement<UnitLength>>.self, Hear<Measurement<UnitMass>>.self,
        Hear<Measurement<UnitVolume>>.self,
      ]
    default: []
    }
  }

  @Test(arguments: Fixtures.paths(in: "TypedSlots", withExtension: "txt"))
  func `words mean the same in a phrase and as an answer`(_ path: String) async throws {
    let tag = String(path.split(separator: "/").last?.prefix(2) ?? "")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = try Date("2026-11-20T10:00:00Z", strategy: .iso8601)
    var heard = 0
    for line in try Fixtures.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      let sides = line.split(separator: " => ")
      let head = sides[0].split(separator: ": ", maxSplits: 1)
      guard head.count == 2, sides[1] != "nothing" else { continue }
      let words = head[1].split(separator: " | ")[0].split(separator: "|")[0]
      for type in Self.types(head[0]) {
        var app = IntentEngine.App(name: "Echo", intents: [type])
        app.packs = { app, intents, types in
          [
            PhraseInventory(
              templates: intents.map { intent in
                PhraseTemplate(
                  "Hear ${value} at ${applicationName}", app: app, intent: intent,
                  slots: types(intent) ?? [:], language: tag)
              }, applications: [])
          ]
        }
        let catalog = try Catalog([app], languages: [tag])
        let settings = Conversation.Settings(now: { now }, calendar: calendar)
        let name = try #require(catalog.intents().first?.name)
        let input = Input(
          .run(intent: name), values: [Input.Value(name: "value", text: String(words))])
        let (answered, said) = try await LocalizationEnvironment.$taskLocale.withValue(
          Locale(identifier: tag)
        ) {
          (
            try await Conversation(catalog: catalog, settings: settings).say(input),
            try await Conversation(catalog: catalog, settings: settings)
              .say(Input(.text("hear \(words) at Echo")))
          )
        }
        let value = answered.outcome?.value?.text
        #expect(value == said.outcome?.value?.text, "\(line)")
        if value != nil { heard += 1 }
      }
    }
    #expect(heard > 20)
  }
}
