// Words for the values that phrase files have, which are JSON's.

@_exported public import BehestJSON

extension JSON {
  /// A description for people: a text as it is, a list by its members.
  var words: String {
    switch self {
    case .null: "nothing"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .spelled(let value), .string(let value): value
    case .array(let members): members.map(\.words).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
        .joined(separator: ", ")
    }
  }
}
