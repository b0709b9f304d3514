// Represents JSON documents, for reading files and for the output of `--json`.

/// A JSON document.
public enum JSON: Hashable, Sendable {
  /// The null value.
  case null
  /// A Boolean.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// Any other number; infinity and NaN are written as null.
  case number(Double)
  /// A number that neither `Int` nor `Double` keeps exactly, as JSON spells it: equal by spelling.
  case spelled(String)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSON])
  /// An object: values by name in the order of a text, which are written in that of their names.
  case object(Members)

  /// Accesses a member of an object; `nil` when the value is no object or has no such member.
  public subscript(name: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else { return }
      members[name] = newValue
      self = .object(members)
    }
  }

  /// Returns the text of the document, without a newline at its end.
  ///
  /// - Parameters:
  ///   - isPretty: Whether it is formatted in several lines instead of one.
  ///   - keepsOrder: Whether members of objects are in their own order instead of that of their names.
  public func text(isPretty: Bool, keepsOrder: Bool = false) -> String {
    var writer = JSONWriter(isPretty: isPretty, keepsOrder: keepsOrder)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// Creates a string from a literal.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean from a literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an integer from a literal.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates an array from a literal.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object from a literal; of a repeated key the last value counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Members(elements.lazy.map { ($0, $1) }))
  }

  /// Creates a null from a literal.
  public init(nilLiteral: ()) { self = .null }
}

extension JSON: Codable {
  /// Creates a document by decoding any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode(Members.self))
    }
  }

  /// Encodes the document as the value it represents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .spelled: try container.encode(number)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
