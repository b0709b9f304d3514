// A place in a script's source, as a person finds it.

/// A place in a source file.
package struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, relative to the script's folder.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in units of UTF-16 as JavaScript and editors count.
  package var column: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as compilers write it: `intent.tsx:3:5`.
  package var description: String { "\(file):\(line):\(column)" }
}

/// A source file whose bytes are counted in lines and columns.
struct SourceText {
  let file: String
  let bytes: [UInt8]

  /// Returns the place of a byte; beyond the end that of the end.
  func place(at offset: Int) -> ScriptPlace {
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).utf16.count + 1
    return ScriptPlace(file: file, line: before.count { $0 == 0x0A } + 1, column: column)
  }

  /// Returns the place of a byte of a line, both from 0 but the line from 1, as esbuild counts.
  func place(line: Int, byte: Int) -> ScriptPlace {
    guard let text = self.line(line) else {
      return ScriptPlace(file: file, line: max(line, 1), column: byte + 1)
    }
    let column = String(decoding: text.utf8.prefix(byte), as: UTF8.self).utf16.count + 1
    return ScriptPlace(file: file, line: line, column: column)
  }

  /// Returns the byte of a place; `nil` when there is no such line.
  func offset(of place: ScriptPlace) -> Int? {
    guard let start = start(of: place.line) else { return nil }
    let text = line(place.line) ?? ""
    let units = text.utf16.prefix(max(place.column - 1, 0))
    return start + String(decoding: units, as: UTF16.self).utf8.count
  }

  /// Returns a line, from 1, without its end; `nil` when there is none.
  func line(_ number: Int) -> String? {
    guard let start = start(of: number) else { return nil }
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line.prefix(400), as: UTF8.self)
  }

  private func start(of number: Int) -> Int? {
    guard number >= 1 else { return nil }
    var start = 0
    for _ in 1..<number {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return start
  }
}
