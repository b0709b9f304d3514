// Converts encodable values to JSON documents, so that printed records are declared as types.

/// A value that is encoded as an object with all its keys: `nil` is written as null.
///
/// Other encodable values leave out `nil` properties, as with `JSONEncoder`.
public protocol JSONRecord: Encodable {}

extension JSON {
  /// Creates a document from an encodable value.
  ///
  /// Foundation's encoder does not serve: it produces text, with spaces and escapes of its own, and
  /// no value that a caller can add to. Dates, URLs and data have no form here; a record encodes
  /// them as strings.
  ///
  /// - Returns: Null for a value that throws when it is encoded.
  public init(encoding value: some Encodable) {
    self = (try? Self.document(of: value)) ?? .null
  }

  fileprivate static func document(of value: some Encodable) throws -> JSON {
    switch value {
    case let value as JSON: return value
    case let value as String: return .string(value)
    case let value as Bool: return .boolean(value)
    case let value as any BinaryInteger:
      return Int(exactly: value).map { .integer($0) } ?? .number(Double(value))
    case let value as Double: return Int(exactly: value).map { .integer($0) } ?? .number(value)
    case let value as Float: return try document(of: Double(value))
    default:
      let place = Place(writesNulls: value is any JSONRecord)
      try value.encode(to: place)
      return place.document
    }
  }
}

/// The encoder of one value.
private final class Place: Encoder {
  let writesNulls: Bool
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The value, if it is neither an array nor an object.
  private var value: JSON?
  private(set) var elements: [Place]?
  private var members: [(key: String, place: Place)] = []

  init(writesNulls: Bool) { self.writesNulls = writesNulls }

  var document: JSON {
    value ?? elements.map { .array($0.map(\.document)) }
      ?? .object(JSON.Members(members.map { ($0.key, $0.place.document) }))
  }

  func set(_ value: JSON) { self.value = value }

  /// Returns a new encoder at the end of an array.
  func element() -> Place {
    let place = Place(writesNulls: writesNulls)
    elements?.append(place)
    return place
  }

  /// Returns a new encoder for a member of an object.
  func member(_ key: any CodingKey) -> Place {
    let place = Place(writesNulls: writesNulls)
    members.append((key.stringValue, place))
    return place
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(place: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return Elements(place: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(place: self) }
}

private struct Single: SingleValueEncodingContainer {
  let place: Place
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { place.set(.null) }
  func encode(_ value: some Encodable) throws { place.set(try JSON.document(of: value)) }
}

private struct Elements: UnkeyedEncodingContainer {
  let place: Place
  var codingPath: [any CodingKey] { [] }
  var count: Int { place.elements?.count ?? 0 }

  func encodeNil() { place.element().set(.null) }

  func encode(_ value: some Encodable) throws {
    place.element().set(try JSON.document(of: value))
  }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place.element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    place.element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { place.element() }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: Place
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { place.member(key).set(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    place.member(key).set(try JSON.document(of: value))
  }

  private func encode(ifPresent value: (some Encodable)?, _ key: Key) throws {
    if let value {
      try encode(value, forKey: key)
    } else if place.writesNulls {
      encodeNil(forKey: key)
    }
  }

  // These types occur in records; the standard library's own implementations leave out `nil`.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    try encode(ifPresent: value, key)
  }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    try encode(ifPresent: value, key)
  }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try encode(ifPresent: value, key)
  }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try encode(ifPresent: value, key)
  }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encode(ifPresent: value, key)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    place.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    place.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { place }
  func superEncoder(forKey key: Key) -> any Encoder { place.member(key) }
}
