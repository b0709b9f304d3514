// The text of a phrase file, with lines and columns for its offsets.

import Foundation

/// The text of a phrase file, with lines and columns for its offsets.
struct SourceText: Sendable {
  let file: String
  /// The text as UTF-8, without a byte order mark.
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
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
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let prefix = bytes[lineStarts[low]..<min(offset, bytes.count)]
    return (low + 1, String(decoding: prefix, as: UTF8.self).count + 1)
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
