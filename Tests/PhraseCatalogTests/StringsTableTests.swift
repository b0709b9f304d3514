// Tests reading strings tables.

import Foundation
import PhraseCatalog
import PhraseMatching
import Testing

struct StringsTableTests {
  @Test func `entries are read with comments and escapes`() throws {
    let text = """
      /* how to order */
      "Order in ${applicationName}" = "Bestell \\"jetzt\\" in ${applicationName}\\U00e9";
      // bare words, and one that stands for itself
      CFBundleDisplayName = Suppe; 'single' = 'x\\ty';
      alone;
      """
    let table = try StringsTable(parsing: text, language: "de", file: "f")
    #expect(
      table.entries.map(\.text) == [
        "Bestell \"jetzt\" in ${applicationName}é", "Suppe", "x\ty", "alone",
      ])
    #expect(table.entries[1].key == "CFBundleDisplayName")
    #expect(table.entries[1].place.line == 4)
    #expect(table.entries[1].place.column == 23)
    #expect(table.entries.allSatisfy { $0.language == "de" })
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "f:1:10: “;” is expected after the value of “a”"),
    ("\"a\" \"b\";", "f:1:5: “=” is expected after the key “a”"),
    ("\n/* x", "f:2:1: the comment does not end"),
    ("\"a", "f:1:1: the string does not end"),
    ("\"a\" = ;", "f:1:7: the value of “a” in quotation marks is expected"),
    ("\"a\" = \"\\Uzz\";", "f:1:8: the escape has to have 4 digits"),
  ])
  func `a broken table names the place`(_ text: String, _ message: String) {
    let error = #expect(throws: PhraseFileError.self) {
      try StringsTable(parsing: text, language: "de", file: "f")
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `a file may be UTF-8 or UTF-16`(_ encoding: String.Encoding) throws {
    let text = "\u{FEFF}\"Größe\" = \"大きさ\";"
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try #require(text.data(using: encoding)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let table = try StringsTable(readingFile: file.path, language: "de")
    #expect(table.entries.map(\.key) == ["Größe"])
    #expect(table.entries.map(\.text) == ["大きさ"])
  }

  @Test func `bytes that are no text are refused`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data([0x22, 0xFF, 0x22]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: PhraseFileError.self) {
      try StringsTable(readingFile: file.path, language: "de")
    }
    #expect(error?.code == .badEncoding)
  }
}
