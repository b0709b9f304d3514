// Tests of values as they are written on a command line.

import BehestShell
import Foundation
import Testing

@Suite struct ValueTextTests {
  @Test func `a pair is split at the first equals sign`() throws {
    let pair = try ValueText.pair("formula=a=b", option: "--param")
    #expect(pair.name == "formula")
    #expect(pair.value == "a=b")
  }

  @Test(arguments: ["formula", "=x", ""])
  func `a pair without a name or a value is refused`(_ text: String) {
    #expect(throws: ValueTextError.self) { try ValueText.pair(text, option: "--param") }
  }

  @Test func `a file is read and two at signs are one`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("aé\n".utf8).write(to: file)
    #expect(try ValueText.read("@" + file.path) == "aé\n")
    try Data([0x61, 0xFF, 0x0A]).write(to: file)
    #expect(throws: ValueTextError(message: "“\(file.path)” is no text in UTF-8.")) {
      try ValueText.read("@" + file.path)
    }
    #expect(try ValueText.read("@@home") == "@home")
    #expect(try ValueText.read("a@b") == "a@b")
  }

  @Test func `a file that cannot be read is named`() {
    let error = #expect(throws: ValueTextError.self) { try ValueText.read("@/nonexistent/x") }
    #expect(error?.message == "“/nonexistent/x” cannot be read: No such file or directory.")
    #expect(throws: ValueTextError.self) { try ValueText.read("@") }
    #expect(throws: ValueTextError.self) { try ValueText.read("@/") }
  }

  @Test(
    arguments: [
      ("preview @%/a b.md in Notes", "preview in Notes"),
      ("preview @\"%/a b.md\" now", "preview now"),
      ("preview @%/a\\ b.md", "preview"), ("preview @%/c.md in Notes", "preview in Notes"),
      ("preview @'%/a b.md'", "preview"), ("preview @%/a", nil), ("preview @anna", nil),
    ] as [(String, String?)])
  func `a file in a line may have spaces`(_ line: String, _ words: String?) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a b.md", "c.md"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    let attachment = ValueText.attachment(of: line.replacing("%", with: folder.path))
    #expect(attachment?.words == words)
    if words != nil { #expect(await attachment?.data()?.isEmpty == false) }
  }

  @Test func `a device is refused`() {
    let error = #expect(throws: ValueTextError.self) { try ValueText.read("@/dev/zero") }
    #expect(error?.message == "“/dev/zero” is neither a file nor a pipe.")
  }

  @Test func `a file of more than 64 MB is refused`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(truncate(file.path, 64 * 1_024 * 1_024 + 1) == 0)
    let error = #expect(throws: ValueTextError.self) { try ValueText.read("@" + file.path) }
    #expect(error?.message == "“\(file.path)” is larger than the 64 MB a value may have.")
  }
}
