// The format of a compiled catalogue in a file.

/// The format of a compiled catalogue in a file.
///
/// A file is the tables of the program as they are in memory, one section each, so that reading it is
/// mapping it. All numbers have the byte order of the machine.
/// ```
///  0  8  "BehestPC"
///  8  4  version of the format
/// 12  4  0x01020304, to tell the byte order
/// 16  8  layout: a checksum of the sizes of all elements, in the order of the sections
/// 24  8  length of the file
/// 32  8  checksum (XXH64) of everything behind this field
/// 40  8  number of sections
/// 48     for each section: offset, number of bytes, size of an element, a number of its own (8 each)
///        the sections, each at a multiple of 64
/// ```
/// The sections stand in the order in which `CompiledCatalog.write(to:)` adds them. The last one,
/// `facts`, has what is not a table, in the form of `ByteWriter`: the key and the notes of whoever
/// wrote the file, languages, applications, politeness, types of values.
/// Phrases are records of bytes, found by tables of their offsets, and so are the values.
///
/// What is trusted: nothing. Files of other people, other versions and other contents are refused by
/// owner, header and checksum. Everything that the program follows without looking (places of
/// instructions, states, rows) is checked when the file is opened; what belongs to values and
/// phrases, of which there can be many, is checked where it is read.
enum CatalogFile {
  static let magic: UInt64 = 0x4350_7473_6568_6542
  /// Changes with the meaning of any section, and with what the compiler makes of a phrase.
  static let version: UInt32 = 2
  static let byteOrder: UInt32 = 0x0102_0304
  static let headerSize = 48
  static let entrySize = 32
  static let checkedFrom = 40
  static let alignment = 64
  static let maximumSections = 64
}
