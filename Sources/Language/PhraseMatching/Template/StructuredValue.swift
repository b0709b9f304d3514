// A value as a phrase file has it: what JSON and YAML have in common.

/// A value as a phrase file has it: what JSON and YAML have in common.
public indirect enum StructuredValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([StructuredValue])
  /// Values by name.
  case object([String: StructuredValue])
}

extension StructuredValue: Codable {
  /// Reads any JSON value.
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

  /// Writes the value as JSON has it.
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
  /// The value in a sentence for people: a text as it is, a list by its members.
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
