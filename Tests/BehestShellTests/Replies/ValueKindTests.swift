// Every type of value that a parameter may have is asked for, given, found in a phrase and described.

import AppIntents
import BehestCoreLocation
import BehestGeoToolbox
import BehestMediaIntents
import BehestShell
import BehestVisualIntelligence
import Foundation
import IntentEngine
import PhraseMatching
import SwiftApps
import Testing

/// An intent that returns the value it takes.
private struct Take<Value: _IntentValue>: AppIntent {
  static var title: LocalizedStringResource { "Take" }
  @Parameter(title: "Value") var value: Value

  func perform() async throws -> some IntentResult & ReturnsValue<Value> { .result(value: value) }
}

private enum Ripeness: String, AppEnum {
  case green, ripe
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ripeness"
  static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
    .green: "Green", .ripe: "Ripe",
  ]
}

private struct PlumEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plum"
  static let defaultQuery = PlumQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  static let all = [PlumEntity(id: 1, name: "Mirabelle"), PlumEntity(id: 2, name: "Greengage")]
}

private struct PlumQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [PlumEntity] {
    PlumEntity.all.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [PlumEntity] { PlumEntity.all }
}

private struct NoteFileEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteFileQuery()
  static var supportedContentTypes: [UTType] { [.plainText] }
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "\(id.fileURL?.lastPathComponent ?? "")" }
}

private struct NoteFileQuery: EntityStringQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [NoteFileEntity] {
    identifiers.map { NoteFileEntity(id: $0) }
  }
  func entities(matching string: String) async throws -> [NoteFileEntity] { [] }
}

private struct WeatherEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  var displayRepresentation: DisplayRepresentation { "Sunny" }
}

private struct TillShortcuts<Value: _IntentValue>: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Take<Value>(), phrases: ["Take something at \(.applicationName)"],
      shortTitle: "Take", systemImageName: "bag")
  }
}

/// A type of value, what is said for it, and what it comes to.
struct TypeOfValue: Sendable, CustomTestStringConvertible {
  var intent: any AppIntent.Type
  var shortcuts: any AppShortcutsProvider.Type
  var described: String
  var words: String
  var json: String
  /// Words that are no such value, and the sentence about them; `nil` if any words are one.
  var wrong: (words: String, problem: String)?

  var testDescription: String { "\(described): \(words)" }

  fileprivate init<Value: _IntentValue>(
    _ type: Value.Type, _ described: String, _ words: String, _ json: String, wrong: String? = nil,
    _ problem: String? = nil
  ) {
    intent = Take<Value>.self
    shortcuts = TillShortcuts<Value>.self
    self.described = described
    self.words = words
    self.json = json
    self.wrong = wrong.map { ($0, problem ?? "“\($0)” is not a \(described).") }
  }

  /// An existing file of text.
  static let note = URL(filePath: #filePath)

  static let all: [TypeOfValue] = [
    TypeOfValue(
      Bool.self, "yes or no", "yes", "true", wrong: "perhaps",
      "“perhaps” is none of them: choose one of Yes, No."),
    TypeOfValue(Int.self, "whole number", "two dozen", "24", wrong: "many"),
    TypeOfValue(Double.self, "number", "1.5", "1.5", wrong: "many"),
    TypeOfValue(Decimal.self, "number", "0.1", #""0.1""#, wrong: "many"),
    TypeOfValue(String.self, "text", "soup of the day", #""soup of the day""#),
    TypeOfValue(AttributedString.self, "text", "soup", #""soup""#),
    TypeOfValue(
      Date.self, "date", "2026-12-24T17:00:00Z", #""2026-12-24T17:00:00Z""#, wrong: "never"),
    TypeOfValue(DateComponents.self, "date", "2026-12-24", "day: 24", wrong: "never"),
    TypeOfValue(Duration.self, "duration", "90 min", #""1 hr, 30 min""#, wrong: "ages"),
    TypeOfValue(
      URL.self, "address", "example.org/a", #""https://example.org/a""#, wrong: "nowhere",
      "“nowhere” is not an address."),
    TypeOfValue(
      IntentFile.self, "file", note.path, #""name":"ValueKindTests.swift""#,
      wrong: "/no/such/file", "There is no file “/no/such/file”."),
    TypeOfValue(Measurement<UnitLength>.self, "length", "5 km", #""5 km""#, wrong: "5 kg"),
    TypeOfValue(Measurement<UnitMass>.self, "mass", "2 kg", #""2 kg""#, wrong: "2 km"),
    TypeOfValue(
      Measurement<UnitTemperature>.self, "temperature", "20 °C", #""20 °C""#, wrong: "hot"),
    TypeOfValue(Measurement<UnitDuration>.self, "duration", "5 min", #""300 s""#, wrong: "ages"),
    TypeOfValue(
      IntentCurrencyAmount.self, "amount of money", "5 EUR", #""5 EUR""#, wrong: "dear",
      "“dear” is not an amount of money."),
    TypeOfValue(IntentPaymentMethod.self, "payment method", "Visa credit", #""Visa credit""#),
    TypeOfValue(IntentPerson.self, "person", "Ada <ada@example.org>", #""Ada""#),
    TypeOfValue(PersonNameComponents.self, "name", "Ada Lovelace", #""Ada Lovelace""#),
    TypeOfValue(
      PlaceDescriptor.self, "place", "48.2, 16.4", #""48.2, 16.4""#, wrong: "91, 0"),
    TypeOfValue(CLPlacemark.self, "place", "1 Quay, Kiel", #""1 Quay, Kiel""#, wrong: "91, 0"),
    TypeOfValue(
      Calendar.RecurrenceRule.self, "recurrence", "every other Monday",
      #""FREQ=WEEKLY;INTERVAL=2;BYDAY=MO""#, wrong: "sometimes"),
    TypeOfValue(StringSearchCriteria.self, "search text", "plum cake", #""plum cake""#),
    TypeOfValue(AudioSearch.self, "search text", "plum song", #""plum song""#),
    TypeOfValue(
      SemanticContentDescriptor.self, "description of what is seen", "tower, bridge",
      #""tower, bridge""#),
    TypeOfValue(
      Ripeness.self, "Ripeness", "ripe", #"{"rawValue":"ripe","title":"Ripe"}"#, wrong: "blue",
      "“blue” is not a ripeness: choose one of Green, Ripe."),
    TypeOfValue(
      PlumEntity.self, "Plum", "mirabelle", #""title":"Mirabelle""#, wrong: "damson",
      "There is no plum “damson”."),
    TypeOfValue(
      NoteFileEntity.self, "Note", note.path, #""title":"ValueKindTests.swift""#,
      wrong: "/no/such/file",
      "There is no file “/no/such/file”."),
    TypeOfValue(
      [Int].self, "list of whole numbers", "1, 2 and 3", "[1,2,3]", wrong: "1 and many",
      "“many” is not a whole number."),
    TypeOfValue([String].self, "list of texts", "tea, jam", #"["tea","jam"]"#),
    TypeOfValue(
      Set<Ripeness>.self, "list of Ripenesses", "ripe", #""rawValue":"ripe""#,
      wrong: "blue", "“blue” is not a ripeness: choose one of Green, Ripe."),
    TypeOfValue(
      [PlumEntity].self, "list of Plums", "Mirabelle", #""title":"Mirabelle""#,
      wrong: "damson", "There is no plum “damson”."),
    TypeOfValue(
      [Calendar.RecurrenceRule].self, "list of recurrences", "daily; weekly",
      #"["FREQ=DAILY","FREQ=WEEKLY"]"#, wrong: "sometimes", "“sometimes” is not a recurrence."),
    TypeOfValue([CLPlacemark].self, "list of places", "Kiel; Wien", #"["Kiel","Wien"]"#),
  ]
}

@Suite struct ValueKindTests {
  /// The catalogue of an app with one intent, which has a phrase with its value.
  private func catalog(of type: TypeOfValue) throws -> Catalog {
    let app = IntentEngine.App(
      name: "Till", intents: [type.intent], shortcuts: type.shortcuts,
      phrases: { _, app, intent, slots in
        // Only entities and enumerations have slots in declared phrases; others are words.
        [
          PhraseTemplate(
            "Take ${value} at ${applicationName}", app: app, intent: intent,
            slots: ["value": slots["value"] ?? .text])
        ]
      })
    return try Catalog([app])
  }

  private func run(_ words: String? = nil, in catalog: Catalog) throws -> Input {
    let name = try #require(try catalog.intents().first?.name)
    return Input(
      .run(intent: name), values: words.map { [Input.Value(name: "value", text: $0)] } ?? [])
  }

  /// Returns the value of a reply in JSON, in the order of its keys.
  private func json(
    of reply: Reply, _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    guard case .done(let outcome) = reply else {
      Issue.record("\(reply)", sourceLocation: location)
      return ""
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let value = try #require(outcome.value, sourceLocation: location)
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func question(of reply: Reply) -> Question? {
    if case .question(let question) = reply { question } else { nil }
  }

  @Test(arguments: TypeOfValue.all)
  func `a value is given by its parameter's name`(_ type: TypeOfValue) async throws {
    let catalog = try catalog(of: type)
    let conversation = try Conversation(catalog: catalog)
    let reply = await conversation.say(try run(type.words, in: catalog))
    #expect(try json(of: reply).contains(type.json))
  }

  @Test(arguments: TypeOfValue.all)
  func `a value is found in a phrase`(_ type: TypeOfValue) async throws {
    let conversation = try Conversation(catalog: catalog(of: type))
    let reply = await conversation.say(Input(.text("take \(type.words) at Till")))
    #expect(try json(of: reply).contains(type.json))
  }

  @Test(arguments: TypeOfValue.all)
  func `a value is asked for, until an answer is one`(_ type: TypeOfValue) async throws {
    let catalog = try catalog(of: type)
    let conversation = try Conversation(catalog: catalog)
    let asked = question(of: await conversation.say(try run(in: catalog)))
    #expect(asked != nil)
    if let wrong = type.wrong {
      let again = question(of: await conversation.say(Input(.text(wrong.words))))
      #expect(again?.problem == wrong.problem)
      #expect(again?.prompt == asked?.prompt)
    }
    #expect(try json(of: await conversation.say(Input(.text(type.words)))).contains(type.json))
  }

  @Test(arguments: TypeOfValue.all)
  func `a question for a value can be left`(_ type: TypeOfValue) async throws {
    let catalog = try catalog(of: type)
    let conversation = try Conversation(catalog: catalog)
    #expect(question(of: await conversation.say(try run(in: catalog))) != nil)
    guard case .cancelled = await conversation.say(Input(.cancel)) else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test(arguments: TypeOfValue.all)
  func `a type of value has a name for people`(_ type: TypeOfValue) throws {
    let parameter = try catalog(of: type).intents().first?.parameters.first
    #expect(parameter?.type == type.described)
    #expect(parameter?.isRequired == true)
  }

  @Test func `a value that nobody can say is not asked for`() async throws {
    for type in [
      TypeOfValue(WeatherEntity.self, "Weather", "sunny", ""),
      TypeOfValue(SystemShortcut.self, "SystemShortcut", "tea time", ""),
    ] {
      let catalog = try catalog(of: type)
      let conversation = try Conversation(catalog: catalog)
      for words in [nil, type.words] {
        guard case .failed = await conversation.say(try run(words, in: catalog)) else {
          Issue.record("\(type.described) is asked for")
          return
        }
      }
    }
  }

  @Test(arguments: [
    ("every day", "FREQ=DAILY"), ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("every 3 months", "FREQ=MONTHLY;INTERVAL=3"),
    ("monthly on the 15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("the first Monday of the month", "FREQ=MONTHLY;BYDAY=1MO"),
    ("the last day of the month", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("every Monday and Friday, 5 times", "FREQ=WEEKLY;COUNT=5;BYDAY=MO,FR"),
    ("every 24 December", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("daily until 2026-12-24T00:00:00Z", "FREQ=DAILY;UNTIL=20261224T000000Z"),
    ("jeden zweiten Tag", "FREQ=DAILY;INTERVAL=2"),
    ("RRULE:FREQ=YEARLY;BYMONTH=2,7;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=2,7;BYDAY=-1SU"),
  ])
  func `a recurrence is said in words`(_ words: String, _ rule: String) async throws {
    let catalog = try catalog(
      of: TypeOfValue(Calendar.RecurrenceRule.self, "recurrence", words, rule))
    let conversation = try Conversation(catalog: catalog)
    let reply = await conversation.say(try run(words, in: catalog))
    #expect(try json(of: reply) == "\"\(rule)\"")
  }

  @Test(arguments: ["every", "every blue moon", "FREQ=OFTEN", "weekly on the 40th", "0 times"])
  func `words that state no rhythm are no recurrence`(_ words: String) async throws {
    let catalog = try catalog(of: TypeOfValue(Calendar.RecurrenceRule.self, "recurrence", "", ""))
    let conversation = try Conversation(catalog: catalog)
    guard case .failed(let failure) = await conversation.say(try run(words, in: catalog)) else {
      Issue.record("read")
      return
    }
    #expect(failure.words == "“\(words)” is not a recurrence.")
  }
}
