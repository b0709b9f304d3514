// Describes the parameters of intents in JSON Schema.

import BehestJSON
import Foundation
import IntentEngine

/// The JSON Schema of a parameter.
struct ParameterSchema {
  /// The description of the parameter.
  let facts: ParameterFacts
  /// The app of the parameter; `nil` where nothing refers to its entities.
  let app: App?

  /// Returns the schema of an object with parameters as its properties.
  static func object(_ parameters: [ParameterFacts], of app: App) -> JSON {
    var properties: JSON.Members = [:]
    var required: [JSON] = []
    for facts in parameters {
      properties[facts.name] = ParameterSchema(facts: facts, app: app).json
      if !facts.isOptional, facts.defaultValue == nil { required.append(.string(facts.name)) }
    }
    var schema: JSON = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    if !required.isEmpty { schema["required"] = .array(required) }
    return schema
  }

  /// The schema of the parameter with its title, description and default.
  var json: JSON {
    var schema = value(of: facts.kind)
    schema["title"] = .string(facts.words)
    let sentences = [facts.explanation, note(for: facts.kind)].compactMap { $0?.trimmed(".") }
    if !sentences.isEmpty {
      schema["description"] = .string(sentences.map { $0 + "." }.joined(separator: " "))
    }
    schema["default"] = facts.defaultValue.flatMap { defaultValue($0) }
    return schema
  }

  /// Returns the schema of a value of a kind, without words about it.
  func value(of kind: ValueKind) -> JSON {
    switch kind {
    case .integer: return limited(["type": "integer"])
    case .number, .decimal: return limited(["type": "number"])
    case .boolean: return ["type": "boolean"]
    case .date, .dateComponents:
      return ["type": "string", "format": .string(dateFormat)]
    case .url: return ["type": "string", "format": "uri"]
    case .enumeration(let type):
      return [
        "type": "string", "oneOf": .array(CallParameter(facts).cases(of: type).map(Self.choice)),
      ]
    case .list(let element):
      var schema: JSON = ["type": "array", "items": value(of: element)]
      schema["minItems"] = facts.size.flatMap { $0.lowerBound > 0 ? .integer($0.lowerBound) : nil }
      schema["maxItems"] = facts.size.flatMap {
        $0.upperBound < .max ? .integer($0.upperBound) : nil
      }
      return schema
    case .union(let kinds, _):
      var schemas: [JSON] = []
      for schema in kinds.map(value) where !schemas.contains(schema) { schemas.append(schema) }
      return schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
    case .text, .attributedText, .duration, .file, .measurement, .amount, .person, .personName,
      .place, .recurrence, .entity, .spoken, .other:
      return ["type": "string"]
    }
  }

  /// The schema of the parameter as a field of a form, which has one simple value.
  var field: JSON {
    switch facts.kind {
    case .integer, .number, .decimal, .boolean, .url: return value(of: facts.kind)
    case .date, .dateComponents:
      // Forms have no times of a day.
      return facts.datePart == .time ? ["type": "string"] : value(of: facts.kind)
    default:
      var schema: JSON = ["type": "string"]
      schema["description"] = note(for: facts.kind).map { .string($0 + ".") }
      return schema
    }
  }

  /// Returns the schema of one of several values that have titles.
  static func choice(_ value: Value) -> JSON {
    let option = value.option
    var schema: JSON = [
      "const": .string(value.identifier ?? option.title), "title": .string(option.title),
    ]
    schema["description"] = option.subtitle.map { .string($0) }
    return schema
  }

  private var dateFormat: String {
    switch facts.datePart {
    case .date: "date"
    case .time: "time"
    case .dateTime, nil: "date-time"
    }
  }

  private func limited(_ schema: JSON) -> JSON {
    var schema = schema
    guard let range = facts.range else { return schema }
    func bound(_ number: Double) -> JSON? {
      guard number.isFinite else { return nil }
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
    schema["minimum"] = bound(range.lowerBound)
    schema["maximum"] = bound(range.upperBound)
    return schema
  }

  /// Returns a sentence on how to write a value of a kind; `nil` for kinds that need none.
  private func note(for kind: ValueKind) -> String? {
    var examples = kind.examples
    switch kind {
    case .list(let element): return note(for: element)
    case .entity(let type):
      let template = app.map { EntityAddress.template(type, of: $0) }
      return
        "\(type.displayName): an identifier, which \(template ?? "the app") completes, or a name"
    case .file: return "The path of a file, or the text itself"
    case .measurement(let base):
      let unit = facts.defaultUnit ?? base
      examples = ["5 \(unit.symbol)"]
      return "A \(kind.words(in: .english)) with its unit, \(unit.symbol) without one: "
        + quoted(examples)
    case .amount:
      let codes = facts.currencyCodes
      if !codes.isEmpty { examples = ["12.50 \(codes[0])"] }
      return "An amount with its currency: " + quoted(examples)
    case .text, .attributedText, .integer, .number, .decimal, .boolean, .enumeration: return nil
    case .union, .other, .spoken: return nil
    default: break
    }
    return examples.isEmpty ? nil : "For example " + quoted(examples)
  }

  private func quoted(_ examples: [String]) -> String {
    examples.map { "“\($0)”" }.joined(separator: ", ")
  }

  private func defaultValue(_ value: Value) -> JSON? {
    if let identifier = value.identifier { return .string(identifier) }
    if let elements = value.elements { return .array(elements.compactMap(defaultValue)) }
    return switch value.plain {
    case .integer, .number, .decimal, .boolean, .text, .date: JSON(encoding: value.plain)
    case let plain: .string(plain.text)
    }
  }
}
