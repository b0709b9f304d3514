// Reads the output of `ByteWriter` and validates all of it.

/// A reader of the output of `ByteWriter` that validates all of it.
///
/// Bytes may come from a damaged file. After the first invalid value a reader is broken and returns
/// zeros, empty texts and empty lists.
struct ByteReader {
  private var rest: UnsafeBufferPointer<UInt8>
  private(set) var isBroken = false
  private var depth = 0

  /// The maximum nesting of values, which no writer exceeds.
  private static let maximumDepth = 512

  /// - Parameter bytes: Memory that must not change while the reader is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

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

  /// Reads the number of the following elements, each of which takes at least a byte.
  mutating func count() -> Int {
    let count = number()
    if count > rest.count { fail() }
    return isBroken ? 0 : count
  }

  /// Reads the bytes of a text without copying them.
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
  mutating func optionalValue() -> JSON? {
    guard rest.first == 0xFF else { return structuredValue() }
    _ = byte()
    return nil
  }

  mutating func structuredValue() -> JSON {
    nested(.null) { reader in
      switch reader.byte() {
      case 0: return .null
      case 1: return .boolean(false)
      case 2: return .boolean(true)
      case 3: return .integer(Int(truncatingIfNeeded: Int64(bitPattern: reader.bits())))
      case 4: return .number(Double(bitPattern: reader.bits()))
      case 5: return .string(reader.text())
      case 6: return .array(reader.list { $0.structuredValue() })
      case 7: return .object(JSON.Members(reader.structuredValues()))
      case 8: return .spelled(reader.text())
      default:
        reader.fail()
        return .null
      }
    }
  }

  /// Reads a value that may contain others of its kind.
  mutating func nested<Value>(_ none: Value, _ read: (inout ByteReader) -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      fail()
      return none
    }
    return read(&self)
  }

  mutating func structuredValues() -> [String: JSON] {
    var values: [String: JSON] = [:]
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
