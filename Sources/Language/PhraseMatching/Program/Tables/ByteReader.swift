// Reads what `ByteWriter` has written, and trusts none of it.

/// Reads what `ByteWriter` has written, and trusts none of it.
///
/// Bytes may come from a file that is damaged. A reader that meets something impossible is broken
/// from then on and yields zeros, empty texts and empty lists.
struct ByteReader {
  private var rest: UnsafeBufferPointer<UInt8>
  private(set) var isBroken = false
  private var depth = 0

  /// Deeper values than these are not written by anybody.
  private static let maximumDepth = 512

  /// - Parameter bytes: Memory that stays as it is while the reader is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func fail() {
    isBroken = true
    rest = UnsafeBufferPointer(start: nil, count: 0)
  }

  mutating func byte() -> UInt8 {
    guard let first = rest.first else {
      fail()
      return 0
    }
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
    return first
  }

  mutating func number() -> Int {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let next = byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return Int(number) }
    }
    fail()
    return 0
  }

  /// The number of things that follow, each of which takes a byte or more.
  mutating func count() -> Int {
    let count = number()
    if count > rest.count { fail() }
    return isBroken ? 0 : count
  }

  /// The bytes of a text, which are not copied.
  mutating func utf8() -> UnsafeBufferPointer<UInt8> {
    let count = count()
    let text = UnsafeBufferPointer(rebasing: rest.prefix(count))
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst(count))
    return text
  }

  mutating func text() -> String { String(decoding: utf8(), as: UTF8.self) }

  mutating func bits() -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(byte()) << shift }
    return bits
  }

  /// A value that may be missing.
  mutating func optionalValue() -> StructuredValue? {
    guard rest.first == 0xFF else { return structuredValue() }
    _ = byte()
    return nil
  }

  mutating func structuredValue() -> StructuredValue {
    nested(.null) { reader in
      switch reader.byte() {
      case 0: return .null
      case 1: return .boolean(false)
      case 2: return .boolean(true)
      case 3: return .integer(Int(truncatingIfNeeded: Int64(bitPattern: reader.bits())))
      case 4: return .number(Double(bitPattern: reader.bits()))
      case 5: return .string(reader.text())
      case 6: return .array(reader.list { $0.structuredValue() })
      case 7: return .object(reader.structuredValues())
      default:
        reader.fail()
        return .null
      }
    }
  }

  /// Reads something that may contain others of its kind.
  mutating func nested<Value>(_ none: Value, _ read: (inout ByteReader) -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      fail()
      return none
    }
    return read(&self)
  }

  mutating func structuredValues() -> [String: StructuredValue] {
    var values: [String: StructuredValue] = [:]
    for _ in 0..<count() {
      let name = text()
      values[name] = structuredValue()
    }
    return values
  }

  mutating func list<Element>(_ element: (inout ByteReader) -> Element) -> [Element] {
    var list: [Element] = []
    for _ in 0..<count() {
      if isBroken { break }
      list.append(element(&self))
    }
    return list
  }
}
