// The text of a phrase file, with lines and columns for its offsets.

import Foundation

/// The text of a phrase file, with lines and columns for its offsets.
struct SourceText: Sendable {
  let file: String
  /// The text as UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Places to count from: the start of every line, and every few thousand bytes of a long one.
  private let marks: [Mark]

  private struct Mark {
    let offset: Int
    let line: Int
    var column = 1
  }

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var marks = [Mark(offset: 0, line: 1)]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      Self.mark(longLineIn: bytes, upTo: offset, &marks)
      marks.append(Mark(offset: offset + 1, line: (marks.last?.line ?? 0) + 1))
    }
    Self.mark(longLineIn: bytes, upTo: bytes.count, &marks)
    self.marks = marks
  }

  /// Reads a file of UTF-8, or of UTF-16 with a byte order mark.
  init(readingFile file: String) throws(PhraseFileError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PhraseFileError(code: .unreadable, file: file, words: "the file cannot be read")
    }
    self.init(try Self.utf8([UInt8](data), file: file), file: file)
  }

  /// The line and column of an offset, from one; columns count characters.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    return (
      mark.line, mark.column + Self.characters(in: bytes[mark.offset..<min(offset, bytes.count)])
    )
  }

  /// Adds marks to the line that the last one starts, where no character can be cut in two.
  private static func mark(longLineIn bytes: [UInt8], upTo end: Int, _ marks: inout [Mark]) {
    while let last = marks.last, end - last.offset > 4_096 {
      let next = bytes[(last.offset + 2_048)..<end].firstIndex { 0x20..<0x7F ~= $0 }
      guard let next else { return }
      let column = last.column + characters(in: bytes[last.offset..<next])
      marks.append(Mark(offset: next, line: last.line, column: column))
    }
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    return isPlain ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }

  func error(_ code: PhraseFileError.Code, at offset: Int, _ words: String) -> PhraseFileError {
    let (line, column) = position(of: offset)
    return PhraseFileError(code: code, file: file, line: line, column: column, words: words)
  }

  private static func utf8(_ bytes: [UInt8], file: String) throws(PhraseFileError) -> [UInt8] {
    func failure(_ name: String) -> PhraseFileError {
      PhraseFileError(code: .badEncoding, file: file, words: "the file is not valid \(name)")
    }
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      let isLittle = bytes[0] == 0xFF
      guard bytes.count % 2 == 0 else { throw failure("UTF-16") }
      let units = stride(from: 2, to: bytes.count, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw failure("UTF-16") }
      return Array(text.utf8)
    default:
      let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      guard String(validating: body, as: UTF8.self) != nil else { throw failure("UTF-8") }
      return Array(body)
    }
  }
}
