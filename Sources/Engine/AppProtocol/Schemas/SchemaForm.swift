// The form of a parameter that a JSON Schema describes: what a person says for it.

import BehestJSON
import Foundation
import IntentEngine
package import JSONSchema

/// The form of the values of a schema, among those that people have words for.
package indirect enum SchemaForm: Sendable {
  /// Text.
  case text
  /// Numbers.
  case integer, number
  /// True or false.
  case boolean
  /// A point in time, as RFC 3339 writes it.
  case moment
  /// A day, as RFC 3339 writes it.
  case day
  /// A time of day: "17:30:00".
  case time
  /// A duration, as ISO 8601 writes it.
  case duration
  /// A URL.
  case url
  /// The email address of a person.
  case address
  /// A file, in base 64 or as the text that it is.
  case file(isEncoded: Bool)
  /// One of several values.
  case choice(SchemaChoice)
  /// A list.
  case list(of: SchemaForm)
  /// One of several forms.
  case union([SchemaForm])
  /// Any other value, which is said as JSON.
  case json

  /// Creates the form of a schema's values besides null.
  ///
  /// - Parameters:
  ///   - typeID: The identifier of the type, if the schema declares one.
  ///   - name: The name of that type, where the schema has no title.
  package init(_ schema: Schema, typeID: String, name: String) {
    var budget = 256
    self = Self.form(of: schema, typeID, name, depth: 0, &budget)
  }

  /// Returns the form of a schema; beyond the budget of schemas, as of one that contains itself in
  /// several places, values are said as JSON.
  private static func form(
    of schema: Schema, _ typeID: String, _ name: String, depth: Int, _ budget: inout Int
  ) -> SchemaForm {
    budget -= 1
    guard depth < 8, budget > 0 else { return .json }
    if let choice = SchemaChoice(schema, typeID: typeID, name: name) { return .choice(choice) }
    let alternatives = schema.alternatives
    if !alternatives.isEmpty {
      return one(
        of:
          alternatives.map { form(of: $0, "\(typeID).option", name, depth: depth + 1, &budget) })
    }
    let kinds = schema.kinds.filter { $0 != .null }
    return one(
      of: (kinds.isEmpty ? schema.impliedKinds : kinds).map { kind in
        switch kind {
        case .string: text(schema)
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .array:
          switch schema.items.map({ form(of: $0, typeID, name, depth: depth + 1, &budget) }) {
          case .json, .list, nil: .json
          case let element?: .list(of: element)
          }
        case .object, .null: .json
        }
      })
  }

  /// Returns the form of text by its format, of which many are in use for the same.
  private static func text(_ schema: Schema) -> SchemaForm {
    if ["base64", "base64url"].contains(schema.keywords["contentEncoding"]?.string) {
      return .file(isEncoded: true)
    }
    return switch schema.format {
    case "date-time", "datetime": .moment
    case "date": .day
    case "time": .time
    case "duration": .duration
    case "uri", "url", "iri": .url
    case "email", "idn-email": .address
    case "byte", "base64", "base64url": .file(isEncoded: true)
    case "binary": .file(isEncoded: false)
    default: .text
    }
  }

  /// Returns the one form of several; what no words can tell apart is said as JSON.
  private static func one(of forms: [SchemaForm]) -> SchemaForm {
    if forms.count == 1 { return forms[0] }
    var kept: [SchemaForm] = []
    for form in forms {
      switch form {
      case .json: return .json
      // A whole number is a number as well.
      case .integer where forms.contains(where: { if case .number = $0 { true } else { false } }):
        break
      case .union(let inner): kept += inner
      default: kept.append(form)
      }
    }
    return kept.isEmpty ? .json : kept.count == 1 ? kept[0] : .union(kept)
  }

  /// The kind of value for the engine, and the identifier of the type of one value.
  var kind: (kind: ValueKind, typeID: String) {
    switch self {
    case .text, .json: (.text, "text")
    case .integer: (.integer, "integer")
    case .number: (.number, "number")
    case .boolean: (.boolean, "boolean")
    case .moment, .day: (.date, "date")
    case .time: (.dateComponents, "time")
    case .duration: (.duration, "duration")
    case .url: (.url, "url")
    case .address: (.person, "person")
    case .file: (.file, "file")
    case .choice(let choice): (.enumeration(choice), choice.typeID)
    case .list(let element): (.list(of: element.kind.kind), element.kind.typeID)
    case .union(let forms): (.union(forms.map(\.kind.kind), named: words), "union")
    }
  }

  /// The form for people: "text or list of numbers".
  private var words: String {
    switch self {
    case .time: "time"
    case .address: "email address"
    case .union(let forms): forms.map(\.words).joined(separator: " or ")
    default: kind.kind.words
    }
  }
}

extension Schema {
  /// The types that the keywords of a schema without `type` are about.
  fileprivate var impliedKinds: [Kind] {
    let signs: [(Kind, [String])] = [
      (.object, ["properties", "additionalProperties"]), (.array, ["items", "prefixItems"]),
      (.string, ["format", "pattern", "minLength", "maxLength"]),
      (.number, ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
    ]
    return signs.first { $0.1.contains { keywords[$0] != nil } }.map { [$0.0] } ?? []
  }

  /// Whether the values are objects with known members.
  var isObject: Bool {
    let kinds = kinds.filter { $0 != .null }
    return (kinds.isEmpty ? impliedKinds : kinds) == [.object] && !properties.isEmpty
  }
}
