// Turns the schema of a tool's arguments into parameters, and their values into the arguments.

import AppExtension
package import BehestJSON
package import Foundation
package import IntentEngine
import JSONSchema

/// The parameters of an intent whose arguments are an object that a JSON Schema describes.
///
/// A member is a parameter. Of an object whose members are known, each member is a parameter of its
/// own with a dotted name, "address.city", as long as they are few. What people have no words for,
/// such as a list of objects, is given as JSON. A member with a single possible value is no
/// parameter: it is always sent.
///
/// Each value is checked against the schema before it is sent, so that a person is asked
/// again with the reason instead of seeing the answer of a server.
package struct SchemaParameters: Sendable {
  /// The descriptions of the parameters, in the order of the schema.
  package var facts: [ParameterFacts] { fields.map(\.facts) }
  /// Sentences for the author of the schema about parameters that have to be given as JSON.
  package var warnings: [String] {
    saidAsJSON.map { "“\($0)” has to be given as JSON: there are no words for its values." }
  }
  /// The names of the parameters that have to be given as JSON.
  package private(set) var saidAsJSON: [String] = []

  let schema: Schema
  let timeZone: TimeZone
  private(set) var fields: [Field] = []
  private(set) var root = Node.object([], isOptional: false)

  /// A parameter, and the schema of its values.
  struct Field: Sendable {
    var facts: ParameterFacts
    let form: SchemaForm
    let schema: Schema
    /// Whether null stands for no value, where the member may not be left out.
    let needsNull: Bool
    /// The names of the objects around the member, the outermost first.
    let outer: [String]

    /// The title of the parameter, for messages.
    var title: String { facts.title ?? facts.name }
  }

  /// A part of the arguments.
  indirect enum Node: Sendable {
    /// The value of a parameter, by its index.
    case field(Int)
    /// The only possible value.
    case constant(JSON)
    /// An object, which is left out when it is optional and none of its parameters has a value.
    case object([(name: String, node: Node)], isOptional: Bool)
  }

  private static let deepest = 3
  private static let mostFields = 12

  /// Creates the parameters of an object's schema.
  ///
  /// - Parameters:
  ///   - inputSchema: The schema, a JSON Schema for an object.
  ///   - typePrefix: The beginning of the identifiers of the enumerations that are in it.
  ///   - timeZone: The time zone of days and times without one.
  package init(_ inputSchema: JSON, typePrefix: String, timeZone: TimeZone = .current) {
    schema = Schema(inputSchema)
    self.timeZone = timeZone
    root = .object(
      nodes(of: schema, inside: Place(name: typePrefix, depth: 0)), isOptional: false)
    tellTitlesApart()
  }

  /// Puts the names of the objects around a member before its title, where another has the same.
  ///
  /// The title of an object is that of its type, which says nothing to people.
  private mutating func tellTitlesApart() {
    let uses = Dictionary(fields.map { ($0.title.lowercased(), 1) }, uniquingKeysWith: +)
    for index in fields.indices where uses[fields[index].title.lowercased()] != 1 {
      let words = (fields[index].outer + [fields[index].title]).map(\.titleOfIdentifier)
      guard words.count > 1 else { continue }
      fields[index].facts.title =
        ([words[0]] + words.dropFirst().map(\.insideSentence)).joined(separator: " ")
    }
  }

  /// The object whose members are being read.
  private struct Place {
    /// The prefix of the identifiers of types.
    var name: String
    var depth: Int
    /// The names of the objects that lead to it, the outermost first.
    var path: [String] = []
    var isOptional = false
  }

  private mutating func nodes(
    of object: Schema, inside place: Place
  ) -> [(name: String, node: Node)] {
    let required = object.required
    return object.properties.map { name, schema in
      (name, node(of: schema, name, isRequired: required.contains(name), inside: place))
    }
  }

  private mutating func node(
    of written: Schema, _ name: String, isRequired: Bool, inside place: Place
  ) -> Node {
    let only = written.alternatives.count == 1 ? written.alternatives[0] : written
    let typeID = "\(place.name).\(name)"
    if only.isObject, place.depth < Self.deepest,
      let count = only.leaves(depth: Self.deepest - place.depth), count <= Self.mostFields
    {
      let isOptional = !isRequired || written.isNullable
      let inner = Place(
        name: typeID, depth: place.depth + 1, path: place.path + [name],
        isOptional: place.isOptional || isOptional)
      return .object(nodes(of: only, inside: inner), isOptional: isOptional)
    }
    let form = SchemaForm(only, typeID: typeID, name: name)
    if case .choice(let choice) = form, let constant = choice.constant, !written.isNullable {
      return .constant(constant)
    }
    var facts = ParameterFacts(
      form, of: only, named: unique((place.path + [name]).joined(separator: ".")))
    facts.title = written.ownTitle ?? name.titleOfIdentifier
    facts.isOptional = place.isOptional || !isRequired || written.isNullable
    if !place.isOptional, let value = written.defaultValue, value != .null,
      written.violations(of: value).isEmpty
    {
      facts.defaultValue = form.value(of: value, in: timeZone)
    }
    if case .json = form { saidAsJSON.append(facts.name) }
    fields.append(
      Field(
        facts: facts, form: form, schema: written, needsNull: isRequired && written.isNullable,
        outer: place.path))
    return .field(fields.count - 1)
  }

  /// Returns a name that no parameter has: the member "a.b" beside the member "b" of "a".
  private func unique(_ name: String) -> String {
    fields.contains { $0.facts.name == name } ? unique(name + "_") : name
  }
}

extension SchemaParameters {
  /// Takes over descriptions of parameters, by name, where the schema has none.
  mutating func describe(_ descriptions: [String: String]) {
    for index in fields.indices where fields[index].schema.explanation == nil {
      guard let words = descriptions[fields[index].facts.name] else { continue }
      let example = fields[index].facts.explanation
      fields[index].facts.explanation =
        [words, example].compactMap { $0 }.joined(separator: "\n")
    }
  }

  /// Has parameters for texts and files take the contents of resources as well.
  mutating func takeResources() {
    for index in fields.indices {
      switch fields[index].form {
      case .text, .file: fields[index].facts.readsWords = true
      default: break
      }
    }
  }

  /// Takes over descriptions of the extension, whose members come in place of those of the schema.
  ///
  /// - Parameter asked: Returns a kind with types of entities that can be asked.
  mutating func adopt(_ descriptions: [JSON], asked: (ValueKind) -> ValueKind) {
    let coder = ExtensionCoder()
    for description in descriptions {
      guard let index = fields.firstIndex(where: { $0.facts.name == description["name"]?.string }),
        var facts = coder.parameter(coder.json(fields[index].facts).merging(description))
      else { continue }
      let old = fields[index].facts
      if description["kind"] == nil { facts.kind = old.kind }
      if description["default"] == nil { facts.defaultValue = old.defaultValue }
      facts.kind = asked(facts.kind)
      facts.takesOtherValues = old.takesOtherValues
      fields[index].facts = facts
    }
  }
}

extension Schema {
  /// The number of parameters that an object's members are; `nil` when they are nested too deep.
  fileprivate func leaves(depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    var sum = 0
    for (_, schema) in properties {
      let only = schema.alternatives.count == 1 ? schema.alternatives[0] : schema
      guard let count = only.isObject ? only.leaves(depth: depth - 1) : 1 else { return nil }
      sum += count
      // A schema that refers to itself is left early.
      if sum > 100 { return nil }
    }
    return sum
  }
}

extension ParameterFacts {
  /// Creates the description of a parameter from its form and its schema.
  fileprivate init(_ form: SchemaForm, of schema: Schema, named name: String) {
    let (kind, typeID) = form.kind
    self.init(name: name, kind: kind, typeID: typeID)
    explanation = schema.explanation?.trimmingCharacters(in: .whitespacesAndNewlines).nonEmpty
    var element = (form: form, schema: schema)
    if case .list(let inner) = form {
      size = schema.size
      // A list may be given as JSON, too.
      readsWords = true
      element = (inner, schema.items ?? schema)
    }
    switch element.form {
    case .integer, .number: range = element.schema.range(isWhole: element.form.isWhole)
    case .moment: datePart = .dateTime
    case .day: datePart = .date
    case .time: datePart = .time
    case .text: isMultiline = element.schema.isLong
    case .json:
      isMultiline = true
      if !schema.violations(of: "…").isEmpty { self.form = "JSON" }
      let example = schema.example
      if example != [:], example != [] {
        let words = "JSON such as " + example.text(isPretty: false, keepsOrder: true)
        explanation = [explanation, words].compactMap { $0 }.joined(separator: "\n")
      }
    default: break
    }
  }
}

extension SchemaForm {
  var isWhole: Bool { if case .integer = self { true } else { false } }
}

extension Schema {
  /// The range of numbers; `nil` for any number.
  ///
  /// An end that is itself outside the range is left to the check of the value, unless numbers are
  /// whole. Bounds of what fits a `Double` exactly, which generators add, say nothing.
  fileprivate func range(isWhole: Bool) -> ClosedRange<Double>? {
    func end(_ bound: Bound?, inward: Double) -> Double? {
      guard let bound, abs(bound.value) < 9_007_199_254_740_991 else { return nil }
      guard bound.isExclusive else { return bound.value }
      guard isWhole else { return nil }
      let whole = inward > 0 ? bound.value.rounded(.down) : bound.value.rounded(.up)
      return whole + inward
    }
    let (least, most) = (end(bounds.least, inward: 1), end(bounds.most, inward: -1))
    guard least != nil || most != nil, least ?? -.infinity <= most ?? .infinity else { return nil }
    return (least ?? -.infinity)...(most ?? .infinity)
  }

  /// Whether texts are likely to have several lines.
  fileprivate var isLong: Bool {
    keywords["contentMediaType"]?.string?.hasPrefix("text/") == true
      || ["markdown", "multiline", "textarea"].contains(format)
      || length.map { 500..<Int.max ~= $0.upperBound } ?? false
  }
}
