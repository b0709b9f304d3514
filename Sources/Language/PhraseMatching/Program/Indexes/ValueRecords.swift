// The values in their original form, packed into bytes.

/// The values in their original form, packed into bytes and read one at a time.
///
/// Of most values a process needs only the words, which are in the trie. A value costs its texts
/// and a few bytes here, and is not read before a match names it.
struct ValueRecords: Sendable {
  private var bytes = LayeredArray<UInt8>()

  /// Packs a value; its type is stored elsewhere.
  ///
  /// - Parameter writer: The writer, which is cleared first.
  static func write(_ value: PhraseValue, to writer: inout ByteWriter) {
    writer.clear()
    writer.write(value.id)
    writer.write(value.texts.count)
    for text in value.texts { writer.write(text) }
    let isPlain = value.output == nil && value.context.isEmpty && value.metadata == nil
    writer.write(UInt8(isPlain ? 0 : 1))
    if !isPlain {
      writer.write(value.output)
      writer.write(value.context)
      writer.write(value.metadata)
    }
  }

  /// Appends a record and returns its offset.
  mutating func append(_ record: ByteWriter) -> UInt32 {
    // 32 bits hold four gigabytes of texts.
    let start = bytes.count
    precondition(start < Int(UInt32.max))
    bytes.append(contentsOf: record.memory)
    return UInt32(start)
  }

  /// Whether the record at an offset is the same; no record is the beginning of another.
  func has(_ record: ByteWriter, at start: UInt32) -> Bool {
    bytes.memory(from: Int(start)).prefix(record.memory.count).elementsEqual(record.memory)
  }

  @inline(__always)
  private func reader(at start: UInt32) -> ByteReader {
    ByteReader(bytes.memory(from: Int(start)))
  }

  @inline(__always)
  func id(at start: UInt32) -> String {
    var reader = reader(at: start)
    return reader.text()
  }

  /// Returns the output of the value, if it is not its identifier.
  @inline(__always)
  func output(at start: UInt32) -> JSON? {
    var reader = reader(at: start)
    _ = reader.utf8()
    for _ in 0..<reader.count() { _ = reader.utf8() }
    return reader.byte() == 1 ? reader.optionalValue() : nil
  }

  /// Whether a record has an identifier.
  func has(_ id: UnsafeBufferPointer<UInt8>, at start: UInt32) -> Bool {
    var reader = reader(at: start)
    return reader.utf8().elementsEqual(id)
  }

  func texts(at start: UInt32) -> [String] {
    var reader = reader(at: start)
    _ = reader.utf8()
    return reader.list { $0.text() }
  }

  /// Returns a text by its index; `nil` if there are not so many.
  func text(_ index: UInt32, at start: UInt32) -> String? {
    var reader = reader(at: start)
    _ = reader.utf8()
    guard index < reader.count() else { return nil }
    for _ in 0..<index { _ = reader.utf8() }
    return reader.text()
  }

  /// Returns the UTF-8 of a text by its index, valid until a value changes; empty if out of range.
  @inline(__always)
  func utf8(ofText index: UInt32, at start: UInt32) -> UnsafeBufferPointer<UInt8> {
    var reader = reader(at: start)
    _ = reader.utf8()
    guard index < reader.count() else { return UnsafeBufferPointer(start: nil, count: 0) }
    for _ in 0..<index { _ = reader.utf8() }
    return reader.utf8()
  }

  /// Returns the facts that the value adds when it is named.
  func context(at start: UInt32) -> [String: JSON] {
    var reader = reader(at: start)
    _ = reader.utf8()
    for _ in 0..<reader.count() { _ = reader.utf8() }
    guard reader.byte() == 1 else { return [:] }
    _ = reader.optionalValue()
    return reader.structuredValues()
  }

  /// Returns the value of a record.
  ///
  /// - Parameter hasTexts: Whether its texts are needed; without them little is read.
  func value(at start: UInt32, type: String, hasTexts: Bool = true) -> PhraseValue {
    var reader = reader(at: start)
    var value = PhraseValue(type: type, id: reader.text(), texts: [])
    if hasTexts {
      value.texts = reader.list { $0.text() }
    } else {
      for _ in 0..<reader.count() { _ = reader.utf8() }
    }
    if reader.byte() == 1 {
      value.output = reader.optionalValue()
      value.context = reader.structuredValues()
      value.metadata = reader.optionalValue()
    }
    return value
  }
}
