// Writes texts and numbers as bytes, the format of data beside the tables.

/// A writer of texts and numbers as bytes, the format of data beside the tables.
///
/// Numbers take seven bits a byte, the lowest first; texts and lists start with their length.
struct ByteWriter {
  private var bytes = FlatArray<UInt8>(capacity: 256)

  /// The output, valid until more is written.
  var memory: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes.base, count: bytes.count)
  }

  /// Clears the output and keeps the memory.
  mutating func clear() { bytes.removeAll() }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: Int) {
    precondition(number >= 0)
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    let wasWritten: Void? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
    if wasWritten == nil {
      write(text.utf8.count)
      bytes.append(contentsOf: text.utf8)
    }
  }

  mutating func write<Element>(
    _ elements: [Element], _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(elements.count)
    for each in elements { element(&self, each) }
  }

  /// Writes eight bytes, the lowest first.
  mutating func write(bits: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  mutating func write(_ value: JSON?) {
    guard let value else {
      write(UInt8(0xFF))
      return
    }
    switch value {
    case .null: write(UInt8(0))
    case .boolean(let value): write(UInt8(value ? 2 : 1))
    case .integer(let value):
      write(UInt8(3))
      write(bits: UInt64(bitPattern: Int64(value)))
    case .number(let value):
      write(UInt8(4))
      write(bits: value.bitPattern)
    case .string(let value):
      write(UInt8(5))
      write(value)
    case .spelled(let value):
      write(UInt8(8))
      write(value)
    case .array(let values):
      write(UInt8(6))
      write(values.count)
      for value in values { write(value) }
    case .object(let values):
      write(UInt8(7))
      write(values.sorted { $0.key < $1.key })
    }
  }

  /// Writes facts sorted by name, so that equal values are equal bytes.
  mutating func write(_ values: [String: JSON]) { write(values.sorted { $0.key < $1.key }) }

  private mutating func write(_ members: [JSON.Members.Element]) {
    write(members.count)
    for (name, value) in members {
      write(name)
      write(value)
    }
  }
}
