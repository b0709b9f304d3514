// The keywords of a schema as values of Swift.

package import BehestJSON

extension Schema {
  /// A type of JSON's values.
  package enum Kind: String, CaseIterable, Sendable {
    /// The types of JSON; an integer is a number as well.
    case object, array, string, number, integer, boolean, null

    /// Returns whether a value is of this type; a number without a fraction is an integer.
    func includes(_ value: JSON) -> Bool {
      switch (self, value) {
      case (.object, .object), (.array, .array), (.string, .string), (.boolean, .boolean),
        (.null, .null), (.number, .integer), (.number, .number), (.number, .spelled),
        (.integer, .integer):
        true
      case (.integer, .spelled(let text)): !text.contains(".") && !text.dropFirst().contains("-")
      case (.integer, .number(let number)): number == number.rounded()
      default: false
      }
    }

    /// The type for people, after "must be".
    var words: String {
      switch self {
      case .object: "an object"
      case .array: "a list"
      case .string: "text"
      case .number: "a number"
      case .integer: "a whole number"
      case .boolean: "true or false"
      case .null: "null"
      }
    }
  }

  /// Returns another schema of the same document, with the annotations of this one first.
  private func part(_ source: JSON, annotated: Bool = false) -> Schema {
    guard annotated, case .object(var members) = source else { return Schema(source, in: root) }
    for name in ["title", "description", "default"] {
      if let own = keywords[name] { members[name] = own }
    }
    return Schema(.object(members), in: root)
  }

  /// The title for people; `nil` for none.
  package var title: String? { keywords["title"]?.string }

  /// The title that is written beside a reference; that of the reference itself names its type.
  package var ownTitle: String? { source["title"]?.string }

  /// The description of the value's purpose; `nil` for none.
  package var explanation: String? { keywords["description"]?.string }

  /// The default value; `nil` for none.
  package var defaultValue: JSON? { keywords["default"] }

  /// The format of a string, such as "date-time"; `nil` for none.
  package var format: String? { keywords["format"]?.string }

  /// The types that are allowed; empty for any.
  package var kinds: [Kind] { keywords.kinds }

  /// The values that are allowed, when a schema lists them or has just one; `nil` for others.
  package var choices: [JSON]? { keywords["const"].map { [$0] } ?? keywords["enum"]?.array }

  /// The schemas of which a value fits one, without those of null; empty when there is no choice.
  ///
  /// With a single alternative beside null, that one has the annotations of this schema.
  package var alternatives: [Schema] {
    let sources = (keywords["anyOf"] ?? keywords["oneOf"])?.array ?? []
    let schemas = sources.filter { !Schema($0, in: root).isNull }
    return schemas.map { part($0, annotated: schemas.count == 1) }
  }

  private var isNull: Bool { kinds == [.null] || choices == [.null] }

  /// Whether null is allowed beside other values.
  package var isNullable: Bool {
    let sources = (keywords["anyOf"] ?? keywords["oneOf"])?.array ?? []
    return keywords["nullable"] == true || kinds.contains(.null) || choices?.contains(.null) == true
      || sources.contains { Schema($0, in: root).isNull }
  }

  /// The least and the greatest number that are allowed; `nil` for none.
  package var bounds: (least: Bound?, most: Bound?) { keywords.bounds }

  /// An end of a range of numbers.
  package struct Bound: Sendable {
    /// The number at the end.
    package let value: Double
    /// Whether the number itself is outside the range.
    package let isExclusive: Bool
  }

  /// The number of elements that a list may have; `nil` for any number.
  package var size: ClosedRange<Int>? { keywords.size }

  /// The number of characters that a text may have; `nil` for any number.
  package var length: ClosedRange<Int>? { keywords.length }

  /// The schema of a list's elements; `nil` when they may be anything or depend on their place.
  package var items: Schema? {
    guard keywords["prefixItems"] == nil, let items = keywords["items"], items.object != nil
    else { return nil }
    return part(items)
  }

  /// The schemas of an object's members, in the order of the document.
  package var properties: [(name: String, schema: Schema)] {
    (keywords["properties"]?.object ?? [:]).map { ($0, part($1)) }
  }

  /// The names of the members that an object must have.
  package var required: Set<String> {
    Set((keywords["required"]?.array ?? []).compactMap(\.string))
  }
}

// Here the keywords of one schema object are read, without its references.
extension JSON.Members {
  var kinds: [Schema.Kind] {
    let names = self["type"].map { $0.array ?? [$0] } ?? []
    return names.compactMap { $0.string.flatMap(Schema.Kind.init) }
  }

  var bounds: (least: Schema.Bound?, most: Schema.Bound?) {
    (
      bound("minimum", "exclusiveMinimum") { $0 >= $1 },
      bound("maximum", "exclusiveMaximum") { $0 <= $1 }
    )
  }

  /// Returns the stricter of two bounds; in draft 4 the exclusive one is a Boolean about the other.
  private func bound(
    _ name: String, _ exclusive: String, isStricter: (Double, Double) -> Bool
  ) -> Schema.Bound? {
    let plain = self[name]?.number.map {
      Schema.Bound(value: $0, isExclusive: self[exclusive] == true)
    }
    guard let other = self[exclusive]?.number else { return plain }
    if let plain, !isStricter(other, plain.value) { return plain }
    return Schema.Bound(value: other, isExclusive: true)
  }

  var size: ClosedRange<Int>? { range("minItems", "maxItems") }

  var length: ClosedRange<Int>? { range("minLength", "maxLength") }

  private func range(_ least: String, _ most: String) -> ClosedRange<Int>? {
    let low = Swift.max(self[least]?.integer ?? 0, 0)
    let high = self[most]?.integer ?? .max
    return low <= high && (low > 0 || high < .max) ? low...high : nil
  }
}
