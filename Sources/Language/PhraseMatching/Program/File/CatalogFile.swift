// The file format of a compiled catalogue.

/// The file format of a compiled catalogue.
///
/// A file contains the tables of the program as they are in memory, one section each, so that
/// reading it is mapping it. All numbers have the machine's byte order.
/// ```
///  0  8  "BehestPC"
///  8  4  version of the format
/// 12  4  0x01020304, to detect the byte order
/// 16  8  layout: a checksum of the sizes of all elements, in the order of the sections
/// 24  8  length of the file
/// 32  8  checksum (XXH64) of everything after this field
/// 40  8  number of sections
/// 48     for each section: offset, number of bytes, size of an element, a number of its own (8 each)
///        the sections, each at a multiple of 64
/// ```
/// The sections are in the order in which `CompiledCatalog.write(to:)` adds them. The last one,
/// `facts`, has everything that is not a table, in the format of `ByteWriter`: the writer's key and
/// notes, languages, applications, polite words, types of values.
/// Phrases are records of bytes, found by tables of their offsets, and so are the values.
///
/// Nothing in a file is trusted. Other users' files, other versions and other contents are refused
/// by owner, header and checksum. All references that the program follows without a check
/// (instructions, states, rows) are checked when the file is opened; those of values and phrases,
/// of which there can be many, are checked when they are read.
enum CatalogFile {
  static let magic: UInt64 = 0x4350_7473_6568_6542
  /// The version, which changes with the meaning of any section and the compilation of phrases.
  static let version: UInt32 = 3
  static let byteOrder: UInt32 = 0x0102_0304
  static let headerSize = 48
  static let entrySize = 32
  static let checkedFrom = 40
  static let alignment = 64
  static let maximumSections = 64
}
