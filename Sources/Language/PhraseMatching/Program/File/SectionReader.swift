// Reads tables from a mapped file, in the order in which they were written.

/// A reader of tables from a mapped file, in the order in which they were written.
///
/// After the first invalid section a reader is broken and returns empty tables.
struct SectionReader {
  private struct Section {
    var bytes: UnsafeRawBufferPointer
    var stride: Int
    var number: Int
  }

  private let file: MappedFile
  private var sections: [Section] = []
  private var next = 0
  private(set) var isBroken = false
  /// The contents that are not a table.
  var facts: ByteReader

  /// Validates the header, the sections and the checksum of a file.
  init(_ file: MappedFile, path: String) throws(CatalogFileError) {
    self.file = file
    facts = ByteReader(UnsafeBufferPointer(start: nil, count: 0))
    let bytes = file.bytes
    let damaged = CatalogFileError(code: .damaged, path: path)
    guard bytes.count >= CatalogFile.headerSize else { throw damaged }
    guard bytes.load(as: UInt64.self) == CatalogFile.magic,
      bytes.load(fromByteOffset: 8, as: UInt32.self) == CatalogFile.version,
      bytes.load(fromByteOffset: 12, as: UInt32.self) == CatalogFile.byteOrder
    else { throw CatalogFileError(code: .otherFormat, path: path) }
    guard bytes.load(fromByteOffset: 24, as: UInt64.self) == UInt64(bytes.count),
      bytes.load(fromByteOffset: 32, as: UInt64.self)
        == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[CatalogFile.checkedFrom...]))
    else { throw damaged }
    let count = bytes.load(fromByteOffset: 40, as: UInt64.self)
    guard count > 0, count <= CatalogFile.maximumSections,
      bytes.count >= CatalogFile.headerSize + CatalogFile.entrySize * Int(count)
    else { throw damaged }
    for index in 0..<Int(count) {
      let entry = CatalogFile.headerSize + CatalogFile.entrySize * index
      let numbers = (0..<4).map {
        Int(
          exactly: bytes.load(fromByteOffset: entry + $0 * 8, as: UInt64.self)) ?? Int.max
      }
      guard numbers[0] <= bytes.count, numbers[1] <= bytes.count - numbers[0],
        numbers[0] % CatalogFile.alignment == 0, numbers[2] > 0, numbers[2] < 256,
        numbers[1] % numbers[2] == 0, numbers[3] <= Int(UInt32.max)
      else { throw damaged }
      let slice = bytes[numbers[0]..<numbers[0] + numbers[1]]
      sections.append(
        Section(
          bytes: UnsafeRawBufferPointer(rebasing: slice), stride: numbers[2], number: numbers[3]))
    }
    guard
      bytes.load(fromByteOffset: 16, as: UInt64.self)
        == SectionWriter.layout(of: sections.map(\.stride))
    else { throw CatalogFileError(code: .otherFormat, path: path) }
    let last = sections.removeLast()
    facts = ByteReader(last.bytes.bindMemory(to: UInt8.self))
  }

  mutating func fail() { isBroken = true }

  /// Whether every section was read and valid.
  var isComplete: Bool { !isBroken && !facts.isBroken && next == sections.count }

  /// The bytes of the next section, for elements that have to be validated first.
  var upcoming: UnsafeRawBufferPointer {
    next < sections.count ? sections[next].bytes : UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Reads the next section and its number.
  mutating func array<Element>(
    of: Element.Type = Element.self
  ) -> (elements: FlatArray<Element>, number: Int) {
    guard !isBroken, next < sections.count, sections[next].stride == MemoryLayout<Element>.stride
    else {
      fail()
      return (FlatArray(), 0)
    }
    let section = sections[next]
    next += 1
    return (FlatArray(mapping: section.bytes, of: file), section.number)
  }
}
