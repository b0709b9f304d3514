// A JSON or YAML value.

/// A JSON or YAML value.
public indirect enum StructuredValue: Hashable, Sendable {
  /// The null value.
  case null
  /// A Boolean value.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// A number that is not an integer.
  case number(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([StructuredValue])
  /// An object, with values by name.
  case object([String: StructuredValue])
}

extension StructuredValue: Codable {
  /// Decodes any JSON value.
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
    } else if let value = try? container.decode([StructuredValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: StructuredValue].self))
    }
  }

  /// Encodes the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension StructuredValue {
  /// A description for people: a text as it is, a list by its members.
  var words: String {
    switch self {
    case .null: "nothing"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): value
    case .array(let members): members.map(\.words).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
        .joined(separator: ", ")
    }
  }
}
