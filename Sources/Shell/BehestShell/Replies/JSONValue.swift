// A JSON document as a value, so that every form the commands print is built the same way.

import Foundation

/// A JSON document; objects are written with their keys sorted.
public enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number; one that is not finite is written as null.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object; of a repeated key the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }

  /// A string, or null.
  public init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// The document of an encodable value.
  ///
  /// - Returns: Null for a value that refuses to be encoded.
  public init(encoding value: some Encodable) {
    let document = (try? JSONEncoder().encode(value)).flatMap {
      try? JSONDecoder().decode(Document.self, from: $0)
    }
    self = document?.value ?? .null
  }

  /// The member of an object; `nil` when the value is no object or has no such member.
  public subscript(name: String) -> JSONValue? {
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

  /// The text of the document, without a newline at its end.
  ///
  /// - Parameter isPretty: Whether it is spread over lines; otherwise it is one line.
  public func text(isPretty: Bool) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(self)
    return writer.text
  }
}

/// Reads JSON's own types back.
private struct Document: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let array = try? container.decode([Document].self) {
      value = .array(array.map(\.value))
    } else {
      value = .object(try container.decode([String: Document].self).mapValues(\.value))
    }
  }
}
