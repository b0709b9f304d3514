// Reads a phrase file, and makes errors with locations in it.

import Foundation
package import YAMLReading

extension SourceText {
  /// Reads a file of UTF-8, or of UTF-16 with a byte order mark.
  ///
  /// - Throws: `PhraseFileError` for a file that cannot be read, or is not text.
  package init(readingFile file: String) throws(PhraseFileError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PhraseFileError(code: .unreadable, file: file, words: "the file cannot be read")
    }
    self.init(try Self.utf8([UInt8](data), file: file), file: file)
  }

  /// Returns an error at the location of an offset.
  package func error(
    _ code: PhraseFileError.Code, at offset: Int, _ words: String
  ) -> PhraseFileError {
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
      guard String(validating: bytes, as: UTF8.self) != nil else { throw failure("UTF-8") }
      return bytes
    }
  }
}

extension SyntaxNode {
  /// Parses a YAML text.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  package init(yaml source: SourceText) throws(PhraseFileError) {
    do {
      self = try YAMLReader.read(source)
    } catch {
      throw PhraseFileError(
        code: .malformed, file: source.file, line: error.line, column: error.column,
        words: error.words)
    }
  }
}
