// Codes the descriptions of intents and of their parameters.

package import BehestJSON
import Foundation
package import IntentEngine

/// The description of an intent.
package struct IntentFacts: Sendable {
  /// The name of the tool: "Soupy.OrderSoup".
  package var tool: String
  /// The identifier of the intent, unique among all intents.
  package var id: String
  /// The name of the intent's type: "OrderSoupIntent".
  package var typeName: String
  /// The special characteristics of the intent.
  package var traits: Set<IntentTrait>
  /// The title of the intent.
  package var title: String
  /// The description of the intent's action; `nil` when the app gives none.
  package var explanation: String?
  /// The authentication that running the intent requires.
  package var authentication: AuthenticationPolicy
  /// The schema of the intent with its domain; `nil` for none.
  package var schema: String?
  /// The type of the returned value; empty when there is none.
  package var returnedType: String
  /// The descriptions of the parameters.
  package var parameters: [ParameterFacts]
  /// The summary of a new call; `nil` for none.
  package var summary: String?

  /// Creates the description of an intent of which only the tool is known.
  package init(tool: String) {
    let name = String(tool.split(separator: ".").last ?? "")
    self.tool = tool
    id = tool
    typeName = name
    traits = []
    title = name.wordsOfIdentifier
    authentication = .alwaysAllowed
    returnedType = ""
    parameters = []
  }

  /// Creates the description of an intent in the current language.
  package init(_ intent: any IntentSource, tool: String) {
    let call = intent.makeCall()
    self.tool = tool
    id = intent.id
    typeName = intent.typeName
    traits = Set(IntentTrait.allCases.filter { intent.has($0) })
    title = intent.title
    explanation = intent.explanation
    authentication = intent.authentication
    schema = intent.schema
    returnedType = intent.returnedType
    parameters = call.parameters
    summary = call.summary
  }
}

extension ExtensionCoder {
  /// Returns the description of an intent as JSON.
  package func json(_ intent: IntentFacts) -> JSON {
    var json: JSON = [
      "tool": .string(intent.tool), "id": .string(intent.id), "typeName": .string(intent.typeName),
      "traits": .array(intent.traits.map(\.rawValue).sorted().map { .string($0) }),
      "title": .string(intent.title), "authentication": .string(intent.authentication.rawValue),
      "returnedType": .string(intent.returnedType),
      "parameters": .array(intent.parameters.map(self.json)),
    ]
    json["description"] = intent.explanation.map { .string($0) }
    json["schema"] = intent.schema.map { .string($0) }
    json["summary"] = intent.summary.map { .string($0) }
    return json
  }

  /// Returns the description of an intent in a JSON object; `nil` without a tool.
  package func intent(_ json: JSON) -> IntentFacts? { IntentFacts(json, self) }

  /// Returns the description of a parameter as JSON; what has its usual value is left out.
  package func json(_ facts: ParameterFacts) -> JSON {
    var json: JSON = [
      "name": .string(facts.name), "kind": self.json(facts.kind), "typeID": .string(facts.typeID),
    ]
    json["title"] = facts.title.map { .string($0) }
    json["description"] = facts.explanation.map { .string($0) }
    json["default"] = facts.defaultValue.map { self.json($0) }
    json["valueDialog"] = facts.valueDialog.map { Self.json($0) }
    json["choiceDialog"] = facts.choiceDialog.map { Self.json($0) }
    json["range"] = facts.range.map {
      [Self.bound($0.lowerBound), Self.bound($0.upperBound)]
    }
    json["size"] = facts.size.map {
      [.integer($0.lowerBound), $0.upperBound == .max ? nil : .integer($0.upperBound)]
    }
    json["truthNames"] = facts.truthNames.map { [.string($0.yes), .string($0.no)] }
    json["datePart"] = facts.datePart.map { .string($0.rawValue) }
    json["supportedCases"] = facts.supportedCases.map { .array($0.map { .string($0) }) }
    json["defaultUnit"] = facts.defaultUnit.map { UnitCoding.json($0) }
    if !facts.contentTypes.isEmpty {
      json["contentTypes"] = JSON(strings: facts.contentTypes)
    }
    if !facts.currencyCodes.isEmpty {
      json["currencyCodes"] = JSON(strings: facts.currencyCodes)
    }
    for flag in Self.flags where facts[keyPath: flag.path] != flag.usual {
      json[flag.name] = .boolean(facts[keyPath: flag.path])
    }
    if facts.connection != .automatic { json["connection"] = .string(facts.connection.rawValue) }
    return json
  }

  /// Returns the description of a parameter in a JSON object; `nil` without a name.
  package func parameter(_ json: JSON) -> ParameterFacts? {
    guard let name = json["name"]?.string else { return nil }
    var facts = ParameterFacts(
      name: name, kind: kind(json["kind"] ?? [:]), typeID: json["typeID"]?.string ?? "")
    facts.title = json["title"]?.string
    facts.explanation = json["description"]?.string
    facts.defaultValue = json["default"].flatMap(value)
    facts.valueDialog = json["valueDialog"].flatMap(Self.dialog)
    facts.choiceDialog = json["choiceDialog"].flatMap(Self.dialog)
    if let range = json["range"]?.array, range.count == 2 {
      let lower = range[0].number ?? -.infinity
      facts.range = lower...max(lower, range[1].number ?? .infinity)
    }
    if let size = json["size"]?.array, size.count == 2 {
      let lower = max(0, size[0].integer ?? 0)
      facts.size = lower...max(lower, size[1].integer ?? .max)
    }
    if let names = json["truthNames"]?.array?.compactMap(\.string), names.count == 2 {
      facts.truthNames = (names[0], names[1])
    }
    facts.datePart = json["datePart"]?.string.flatMap(ParameterFacts.DatePart.init)
    facts.supportedCases = json["supportedCases"]?.array?.compactMap(\.string)
    facts.defaultUnit = json["defaultUnit"].flatMap(UnitCoding.unit)
    facts.contentTypes = (json["contentTypes"]?.array ?? []).compactMap(\.string)
    facts.currencyCodes = (json["currencyCodes"]?.array ?? []).compactMap(\.string)
    for flag in Self.flags {
      facts[keyPath: flag.path] = json[flag.name]?.boolean ?? flag.usual
    }
    facts.connection =
      json["connection"]?.string.flatMap(ParameterFacts.Connection.init) ?? .automatic
    return facts
  }

  /// The properties of a parameter that are true or false, with their usual values.
  private static let flags:
    [(name: String, path: any WritableKeyPath<ParameterFacts, Bool> & Sendable, usual: Bool)] = [
      ("isOptional", \.isOptional, false), ("isSlider", \.isSlider, false),
      ("isMultiline", \.isMultiline, false), ("isSecret", \.isSecret, false),
      ("hasOptions", \.hasOptions, false),
      ("readsWords", \.readsWords, false), ("adjustsUnit", \.adjustsUnit, false),
      ("convertsToUnit", \.convertsToUnit, false), ("allowsNegative", \.allowsNegative, true),
    ]

  /// An open end of a range is null.
  private static func bound(_ number: Double) -> JSON { number.isFinite ? .number(number) : nil }
}

extension IntentFacts {
  fileprivate init?(_ json: JSON, _ coder: ExtensionCoder) {
    guard let tool = json["tool"]?.string else { return nil }
    self.init(tool: tool)
    id = json["id"]?.string ?? id
    typeName = json["typeName"]?.string ?? typeName
    traits = Set((json["traits"]?.array ?? []).compactMap { $0.string.flatMap(IntentTrait.init) })
    title = json["title"]?.string ?? title
    explanation = json["description"]?.string
    authentication =
      json["authentication"]?.string.flatMap(AuthenticationPolicy.init) ?? .alwaysAllowed
    schema = json["schema"]?.string
    returnedType = json["returnedType"]?.string ?? ""
    parameters = (json["parameters"]?.array ?? []).compactMap(coder.parameter)
    summary = json["summary"]?.string
  }
}
