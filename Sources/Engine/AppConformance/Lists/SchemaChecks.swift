// Checks the schema of a tool's arguments or results, and every schema in it.

import AppProtocol
import BehestJSON
import JSONSchema

/// The checks of a schema of a tool.
struct SchemaChecks {
  private let root: JSON
  private let subject: String
  private(set) var findings: [ConformanceFinding] = []
  /// The number of schemas that may still be looked at: one may be as large as its author likes.
  private var budget = 5_000
  /// Whether references may lead to names that a part of the schema gives itself.
  private let hasNames: Bool

  /// Checks a schema.
  ///
  /// - Parameters:
  ///   - pointer: The place of the schema in the tool, as a JSON pointer.
  init(_ schema: JSON, of subject: String, at pointer: String) {
    root = schema
    self.subject = subject
    let text = schema.text(isPretty: false)
    hasNames = text.contains("\"$id\":") || text.contains("\"$anchor\":")
    check(schema, pointer)
  }

  /// The keywords whose value is a schema, a list of schemas, or schemas by name.
  private static let single = [
    "items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
    "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let several = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let named = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
  ]

  private mutating func report(_ rule: ConformanceRule, _ pointer: String, _ words: String) {
    findings.append(ConformanceFinding(rule, subject, at: pointer, words))
  }

  private mutating func check(_ source: JSON, _ pointer: String) {
    guard budget > 0 else { return }
    budget -= 1
    guard case .object(let keywords) = source else {
      if source.boolean == nil {
        report(.schemaForm, pointer, "It is neither an object nor a Boolean.")
      }
      return
    }
    checkTypes(keywords, pointer)
    if let reference = keywords["$ref"] { checkReference(reference, pointer) }
    checkRequired(keywords, source, pointer)
    if let value = keywords["default"], let reason = problem(with: value, source) {
      report(.defaults, pointer + "/default", "The default \(reason).")
    }
    checkChoices(keywords, pointer)
    for name in Self.single {
      guard let part = keywords[name] else { continue }
      // Before 2020-12 a list of schemas is allowed for "items".
      if name == "items", let parts = part.array {
        for (index, part) in parts.enumerated() { check(part, "\(pointer)/items/\(index)") }
      } else {
        check(part, "\(pointer)/\(name)")
      }
    }
    for name in Self.several {
      for (index, part) in (keywords[name]?.array ?? []).enumerated() {
        check(part, "\(pointer)/\(name)/\(index)")
      }
    }
    for name in Self.named {
      for (key, part) in keywords[name]?.object ?? [:] {
        check(part, "\(pointer)/\(name)/\(key.pointerStep)")
      }
    }
  }

  private mutating func checkTypes(_ keywords: JSON.Members, _ pointer: String) {
    guard let type = keywords["type"] else { return }
    for name in type.array ?? [type] where name.string.flatMap(Schema.Kind.init) == nil {
      report(.schemaForm, pointer + "/type", "There is no type \(name.text(isPretty: false)).")
    }
  }

  private mutating func checkReference(_ reference: JSON, _ pointer: String) {
    guard let text = reference.string, hasNames || Schema.target(of: text, in: root) != nil else {
      let words = reference.text(isPretty: false)
      return report(.references, pointer + "/$ref", "\(words) leads nowhere in this schema.")
    }
  }

  private mutating func checkRequired(_ keywords: JSON.Members, _ source: JSON, _ pointer: String) {
    guard let names = keywords["required"] else { return }
    // In drafts 3 and 4 a Boolean beside a property was a habit; here it has no effect.
    guard let names = names.array else {
      return report(.schemaForm, pointer + "/required", "It is no list of names.")
    }
    let isRoot = source == root
    guard keywords["properties"] != nil || isRoot, keywords["patternProperties"] == nil,
      keywords["anyOf"] == nil, keywords["oneOf"] == nil, keywords["if"] == nil
    else { return }
    let known = Set(Schema(source, in: root).properties.map(\.name))
    for (index, name) in names.enumerated() {
      guard let name = name.string else {
        report(.schemaForm, "\(pointer)/required/\(index)", "It is no name.")
        continue
      }
      if !known.contains(name) {
        report(.requiredExists, "\(pointer)/required/\(index)", "There is no property “\(name)”.")
      }
    }
  }

  private mutating func checkChoices(_ keywords: JSON.Members, _ pointer: String) {
    guard let choices = keywords["enum"] else { return }
    guard let choices = choices.array, !choices.isEmpty else {
      return report(.schemaForm, pointer + "/enum", "It is no list of values.")
    }
    var others = keywords
    others["enum"] = nil
    for (index, choice) in choices.enumerated() {
      if let reason = problem(with: choice, .object(others)) {
        report(.choices, "\(pointer)/enum/\(index)", "The value \(reason).")
      }
    }
  }

  private func problem(with value: JSON, _ schema: JSON) -> String? {
    Schema(schema, in: root).violations(of: value).first.map {
      ($0.path.isEmpty ? "" : "has \($0.place), which ") + $0.reason
    }
  }
}

extension String {
  /// The text as a step of a JSON pointer, as in RFC 6901.
  var pointerStep: String { replacing("~", with: "~0").replacing("/", with: "~1") }
}
