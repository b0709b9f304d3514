// Reads the parts of JSON from outside, whose shape is not known.

extension JSON {
  /// The string; `nil` for other values.
  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The Boolean; `nil` for other values.
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The integer; `nil` for other values, and for one that does not fit.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The nearest finite number; `nil` for other values.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .spelled(let text):
      Double(text).map {
        max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, $0))
      }
    default: nil
    }
  }

  /// The elements of an array; `nil` for other values.
  package var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The strings of an array of strings; `nil` for other values.
  package var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  /// Creates an array of strings.
  package init(strings: [String]) { self = .array(strings.map { .string($0) }) }

  /// The members of an object; `nil` for other values.
  package var object: Members? { if case .object(let members) = self { members } else { nil } }

  /// Returns an object with the members of another one, which replace those of the same name.
  package func merging(_ other: JSON) -> JSON {
    guard case .object(let members) = other else { return self }
    var merged = self
    for (name, value) in members { merged[name] = value }
    return merged
  }
}
