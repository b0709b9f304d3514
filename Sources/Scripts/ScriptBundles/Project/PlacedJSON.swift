// JSON with the places of its values, so that a mistake in script.json has a line and a column.

import BehestJSON

/// A value of a JSON file, with the offset of its first byte.
struct PlacedJSON {
  typealias Member = (name: String, offset: Int, value: PlacedJSON)

  enum Value {
    case object([Member])
    case array([PlacedJSON])
    case scalar(JSON)
  }

  let value: Value
  let offset: Int

  /// The value without its places.
  var json: JSON {
    switch value {
    case .object(let members):
      .object(JSON.Members(members.lazy.map { ($0.name, $0.value.json) }))
    case .array(let elements): .array(elements.map(\.json))
    case .scalar(let value): value
    }
  }

  var string: String? { if case .scalar(.string(let text)) = value { text } else { nil } }
  var isNull: Bool { if case .scalar(.null) = value { true } else { false } }
  var array: [PlacedJSON]? { if case .array(let elements) = value { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = value { members } else { nil } }

  /// Returns a member of an object that is there and not null.
  subscript(name: String) -> PlacedJSON? {
    let value = members?.first { $0.name == name }?.value
    return value?.isNull == true ? nil : value
  }
}

extension PlacedJSON: JSONForm {
  static func array(_ elements: [PlacedJSON], at offset: Int) -> PlacedJSON {
    PlacedJSON(value: .array(elements), offset: offset)
  }

  /// The members of an object that is being read, with their names for the next one.
  struct Members {
    var list: [Member] = []
    var names: Set<String> = []
  }

  static func object(_ members: Members, at offset: Int) -> PlacedJSON {
    PlacedJSON(value: .object(members.list), offset: offset)
  }

  static func scalar(_ scalar: JSONScalar, at offset: Int) -> PlacedJSON {
    PlacedJSON(value: .scalar(JSON.scalar(scalar, at: offset)), offset: offset)
  }

  static func noMembers() -> Members { Members() }

  static func add(
    _ value: PlacedJSON, as name: String, at offset: Int, to members: inout Members
  ) -> Bool {
    let isNew = members.names.insert(name).inserted
    if isNew { members.list.append((name, offset, value)) }
    return isNew
  }
}
