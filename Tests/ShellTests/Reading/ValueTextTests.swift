// Tests of values as they are written on a command line.

import Foundation
import Shell
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
    try Data([0x61, 0xFF, 0x0A]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ValueText.read("@" + file.path) == "a\u{FFFD}\n")
    #expect(try ValueText.read("@@home") == "@home")
    #expect(try ValueText.read("a@b") == "a@b")
  }

  @Test func `a file that cannot be read is named`() {
    let error = #expect(throws: ValueTextError.self) { try ValueText.read("@/nonexistent/x") }
    #expect(error?.message == "“/nonexistent/x” cannot be read: No such file or directory.")
    #expect(throws: ValueTextError.self) { try ValueText.read("@") }
    #expect(throws: ValueTextError.self) { try ValueText.read("@/") }
  }
}
