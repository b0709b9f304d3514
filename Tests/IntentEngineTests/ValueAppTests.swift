// An app that is nothing but values, as one of another process is: no Swift type stands behind it.

import Foundation
import IntentEngine
import Synchronization
import Testing

/// The manifest of an app: what can be known of it without asking it.
private struct Manifest: Decodable, Sendable {
  struct Intent: Decodable, Sendable {
    var name: String
    var title: String
    var phrases: [String]
    var parameters: [Parameter]
  }

  struct Parameter: Decodable, Sendable {
    var name: String
    var type: String
    var isOptional: Bool
  }

  var name: String
  var intents: [Intent]
  var plants: [String]

  static let garden = """
    {"name": "Garden", "plants": ["Basil", "Sage"], "intents": [
      {"name": "WaterIntent", "title": "Water a Plant", "phrases": [
        "Water ${plant} in ${applicationName}"], "parameters": [
          {"name": "plant", "type": "Plant", "isOptional": false},
          {"name": "litres", "type": "integer", "isOptional": true}]}]}
    """
}

private struct GardenHost: AppHost {
  let manifest: Manifest

  var shortcuts: [Shortcut] {
    manifest.intents.map {
      Shortcut(intent: GardenIntent(intent: $0, host: self), phrases: $0.phrases)
    }
  }

  var negativePhrases: [String] { [] }
  func launch() async {}
  var valueChanges: Int { 0 }
  func makeUndoStack() -> any UndoStack { NothingToUndo() }
  func failure(for error: any Error, of app: String) -> Failure? { nil }

  static func app() throws -> App {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(Manifest.garden.utf8))
    let host = GardenHost(manifest: manifest)
    return App(
      name: manifest.name,
      intents: manifest.intents.map { GardenIntent(intent: $0, host: host) }, host: host)
  }
}

private struct NothingToUndo: UndoStack {
  var canUndo: Bool { false }
  func undo() async -> String { "" }
}

private struct GardenPlants: EntityType {
  let names: [String]

  var id: String { "Plant" }
  var typeName: String { "Plant" }
  var displayName: String { "Plant" }
  var searchesWords: Bool { false }

  private var entities: [Value] {
    names.map { .entity(Value.Entity(type: "Plant", id: $0, title: $0, typeID: "Plant")) }
  }

  func entities(withIDs ids: [String]) async throws -> [Value] {
    entities.filter { ids.contains($0.identifier ?? "") }
  }
  func entities(matching words: String) async throws -> [Value]? { nil }
  func all() async throws -> [Value]? { entities }
  func suggested() async throws -> OptionList { OptionList(items: entities.map { ($0, nil) }) }
  func searchableProperties() async throws -> [SearchableProperty]? { nil }
  func entities(fitting search: EntitySearch) async throws -> [Value] { [] }
}

private struct GardenIntent: IntentSource {
  let intent: Manifest.Intent
  let host: GardenHost

  var id: String { intent.name }
  var typeName: String { intent.name }
  func has(_ trait: IntentTrait) -> Bool { trait == .isListed }
  var title: String { intent.title }
  func makeCall() -> any IntentCall { GardenCall(self) }
}

/// A call that keeps its values, and asks in both ways that there are.
private final class GardenCall: IntentCall {
  private let intent: GardenIntent
  private let values = Mutex<[String: Value]>([:])

  init(_ intent: GardenIntent) { self.intent = intent }

  var source: any IntentSource { intent }
  var summary: String? { nil }
  var target: Value? { nil }
  var address: URL? { nil }

  var parameters: [ParameterFacts] {
    intent.intent.parameters.map { parameter in
      let plants = GardenPlants(names: intent.host.manifest.plants)
      let isPlant = parameter.type == "Plant"
      var facts = ParameterFacts(
        name: parameter.name, kind: isPlant ? .entity(plants) : .integer, typeID: parameter.type)
      facts.isOptional = parameter.isOptional
      return facts
    }
  }

  func value(of parameter: String) -> Value? { values.withLock { $0[parameter] } }
  func isSet(_ parameter: String) -> Bool { value(of: parameter) != nil }
  func assign(_ value: Value?, to parameter: String) { values.withLock { $0[parameter] = value } }
  func resolved(_ words: String, for parameter: String) async throws -> Value? { nil }
  func problem(with value: Value, for parameter: String) -> String? {
    value == .integer(13) ? "Thirteen litres are too many." : nil
  }
  func options(for parameter: String) async throws -> OptionList { OptionList() }
  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    guard let litres = value(of: "litres"), let plant = value(of: "plant") else {
      let litres = CallParameter(parameters[1], in: self)
      return .needsValue(litres, dialog: Dialog("How many litres?"))
    }
    _ = try await respondent.ask(
      .confirmation(
        accept: ["Water"], decline: ["Cancel"], isDestructive: false,
        dialog: Dialog("Water \(plant.text)?"), showsDialog: true, content: nil))
    return .done(
      CallResult(value: plant, dialog: Dialog("\(plant.text) got \(litres.text) litres.")))
  }
}

struct ValueAppTests {
  private func question(_ reply: Reply) -> Question? {
    if case .question(let question) = reply { question } else { nil }
  }

  @Test func `an app of values is spoken with as any other`() async throws {
    let catalog = try Catalog([GardenHost.app()])
    let conversation = try Conversation(catalog: catalog)
    #expect(await question(conversation.say("water basil in Garden"))?.prompt == "How many litres?")
    #expect(await question(conversation.say("two"))?.prompt == "Water Basil?")
    guard case .done(let outcome) = await conversation.say("water") else {
      Issue.record("not done")
      return
    }
    #expect(outcome.dialog == "Basil got 2 litres.")
    #expect(outcome.value?.text == "Basil")
  }

  @Test func `a value that the app refuses is asked for again, with its reason`() async throws {
    let conversation = try Conversation(catalog: Catalog([GardenHost.app()]))
    _ = await conversation.say("water basil in Garden")
    #expect(await question(conversation.say("13"))?.problem == "Thirteen litres are too many.")
    #expect(await question(conversation.say("12"))?.prompt == "Water Basil?")
  }

  @Test func `an app of values is described without being asked`() throws {
    let catalog = try Catalog([GardenHost.app()])
    let intent = try catalog.intent(named: "Water")
    #expect(intent.title == "Water a Plant")
    #expect(intent.parameters.map(\.type) == ["Plant", "whole number"])
    #expect(try catalog.phrases().map(\.phrase) == ["Water {plant} in Garden"])
  }

  @Test func `a required entity is asked for with what there is`() async throws {
    let conversation = try Conversation(catalog: Catalog([GardenHost.app()]))
    let asked = await question(conversation.say(Input(.run(intent: "Water"))))
    #expect(asked?.options.map(\.title) == ["Basil", "Sage"])
    #expect(await question(conversation.say("2"))?.prompt == "How many litres?")
    guard case .cancelled = await conversation.say(Input(.cancel)) else {
      Issue.record("not cancelled")
      return
    }
  }
}
