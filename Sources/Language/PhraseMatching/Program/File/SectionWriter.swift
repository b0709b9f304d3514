// Writes tables to the image of a file, one section each.

/// A writer of tables to the image of a file, one section each.
struct SectionWriter {
  private struct Section {
    var bytes: FlatArray<UInt8>
    var stride: Int
    var number: Int
  }

  private var sections: [Section] = []
  /// The contents that are not a table; they become the last section.
  var facts = ByteWriter()

  /// Adds a section.
  ///
  /// - Parameter number: A number that is stored with the section.
  mutating func add<Element>(_ elements: FlatArray<Element>, number: Int = 0) {
    let raw = UnsafeRawBufferPointer(
      start: elements.base, count: elements.count * MemoryLayout<Element>.stride)
    var bytes = FlatArray<UInt8>(capacity: raw.count)
    bytes.append(contentsOf: raw.bindMemory(to: UInt8.self))
    sections.append(
      Section(bytes: bytes, stride: MemoryLayout<Element>.stride, number: number))
  }

  /// Returns the contents of the file.
  mutating func image() -> FlatArray<UInt8> {
    var all = FlatArray<UInt8>()
    all.append(contentsOf: facts.memory)
    add(all)
    let tableEnd = CatalogFile.headerSize + CatalogFile.entrySize * sections.count
    var offsets: [Int] = []
    var end = tableEnd
    for section in sections {
      end = (end + CatalogFile.alignment - 1) & ~(CatalogFile.alignment - 1)
      offsets.append(end)
      end += section.bytes.count
    }
    var image = FlatArray<UInt8>(repeating: 0, count: end)
    let raw = UnsafeMutableRawBufferPointer(start: image.writable(), count: end)
    raw.storeBytes(of: CatalogFile.magic, as: UInt64.self)
    raw.storeBytes(of: CatalogFile.version, toByteOffset: 8, as: UInt32.self)
    raw.storeBytes(of: CatalogFile.byteOrder, toByteOffset: 12, as: UInt32.self)
    raw.storeBytes(of: UInt64(end), toByteOffset: 24, as: UInt64.self)
    raw.storeBytes(of: UInt64(sections.count), toByteOffset: 40, as: UInt64.self)
    for (index, section) in sections.enumerated() {
      let entry = CatalogFile.headerSize + CatalogFile.entrySize * index
      let numbers = [offsets[index], section.bytes.count, section.stride, section.number]
      for (place, number) in numbers.enumerated() {
        raw.storeBytes(of: UInt64(number), toByteOffset: entry + place * 8, as: UInt64.self)
      }
      if section.bytes.count > 0 {
        raw.baseAddress?.advanced(by: offsets[index]).copyMemory(
          from: section.bytes.base, byteCount: section.bytes.count)
      }
    }
    raw.storeBytes(
      of: Self.layout(of: sections.map(\.stride)), toByteOffset: 16, as: UInt64.self)
    let checked = UnsafeRawBufferPointer(rebasing: raw[CatalogFile.checkedFrom...])
    raw.storeBytes(of: Checksum.of(checked), toByteOffset: 32, as: UInt64.self)
    return image
  }

  /// Returns a checksum of the sizes of elements, which detects another memory layout.
  static func layout(of strides: [Int]) -> UInt64 {
    strides.withUnsafeBytes { Checksum.of($0) }
  }
}
