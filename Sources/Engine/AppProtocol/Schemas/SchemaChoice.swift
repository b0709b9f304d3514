// The values that a schema lists, as cases of an enumeration with titles.

import BehestJSON
import Foundation
package import IntentEngine
import JSONSchema

/// An enumeration of the values that a schema lists, or has as constants with titles.
package struct SchemaChoice: EnumerationType {
  /// The identifier of the type, unique among all types.
  package let typeID: String
  /// The name of the type.
  package let typeName: String
  /// The type's name for people.
  package let displayName: String
  private let options: [Option]

  /// Creates the enumeration of a schema; `nil` when it lists no values, or not only scalars.
  init?(_ schema: Schema, typeID: String, name: String) {
    var options: [Option] = []
    let names = schema.keywords["enumNames"]?.array ?? []
    for (index, value) in (schema.choices ?? []).enumerated() {
      options.append(
        Option(
          value, title: names.indices ~= index ? names[index].string : nil, typeID: typeID))
    }
    if schema.choices == nil {
      for alternative in schema.alternatives {
        guard let values = alternative.choices else { return nil }
        options += values.map {
          Option(
            $0, title: values.count == 1 ? alternative.title : nil,
            subtitle: alternative.explanation, typeID: typeID)
        }
      }
    }
    options.removeAll { $0.json == .null }
    guard !options.isEmpty, options.allSatisfy({ $0.json.array == nil && $0.json.object == nil })
    else { return nil }
    self.options = options
    self.typeID = typeID
    typeName = name
    displayName = schema.title ?? name.titleOfIdentifier
  }

  /// The cases, in the order of the schema.
  package var cases: [Value] { options.map { Value($0) } }

  /// The value of the only case; `nil` when there are several.
  var constant: JSON? { options.count == 1 ? options.first?.json : nil }

  /// Returns the value that a case stands for; `nil` when it is none of these.
  func json(ofCase identifier: String) -> JSON? {
    options.first { $0.identifier == identifier }?.json
  }

  /// Returns the case of a value; `nil` when it has none.
  func value(of json: JSON) -> Value? { options.first { $0.json == json }.map { Value($0) } }

  /// A case: its value, and its titles.
  private struct Option: NativeValue {
    let json: JSON
    let title: String
    let subtitle: String?
    let typeID: String

    init(_ json: JSON, title: String?, subtitle: String? = nil, typeID: String) {
      self.json = json
      self.title = title ?? json.string ?? json.text(isPretty: false)
      self.subtitle = subtitle
      self.typeID = typeID
    }

    private var rawValue: String { json.string ?? json.text(isPretty: false) }

    var identifier: String? { rawValue }
    var plain: Value { .enumeration(rawValue: rawValue, title: title) }
    var option: Question.Option {
      let words = rawValue.replacing("_", with: " ").replacing("-", with: " ")
      let names = [rawValue, rawValue.titleOfIdentifier, words]
      return Question.Option(
        title: title, subtitle: subtitle, synonyms: Set(names).subtracting([title]).sorted())
    }
    var elements: [Value]? { nil }
    var isEntity: Bool { false }
    var audience: Audience? { nil }
    func complete() async throws -> Value { plain }
  }
}

extension String {
  /// The words of an identifier as a title: "in_progress" and "inProgress" → "In progress".
  ///
  /// Texts that are no identifiers, or have digits as names of versions do, stay as they are.
  package var titleOfIdentifier: String {
    let isIdentifier =
      wholeMatch(of: /[a-z]+(?:_[a-z]+)*/) != nil || wholeMatch(of: /[a-z]+(?:-[a-z]{2,})*/) != nil
      || wholeMatch(of: /[a-z]+(?:[A-Z]+[a-z]*)+/) != nil
    guard isIdentifier else { return self }
    let words = wordsOfIdentifier.replacing("_", with: " ").replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
