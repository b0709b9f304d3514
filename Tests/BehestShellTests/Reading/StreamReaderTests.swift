// Tests of lines and bytes from descriptors.

import BehestShell
import Foundation
import Testing

@Suite struct StreamReaderTests {
  private func pipe(holding bytes: [UInt8]) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private func lines(_ bytes: [UInt8]) async throws -> [String] {
    let pipe = try pipe(holding: bytes)
    let reader = StreamReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while case .line(let line) = await reader.readLine(Prompt(text: ""), aids: .none) {
      lines.append(line)
    }
    return lines
  }

  @Test func `lines end in newlines, with or without a carriage return`() async throws {
    #expect(try await lines(Array("a\r\n\nb".utf8)) == ["a", "", "b"])
    #expect(try await lines([]) == [])
    #expect(try await lines(Array("a\n".utf8)) == ["a"])
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() async throws {
    #expect(try await lines([0x61, 0xFF, 0x0A, 0xC3]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `a line that goes on is read with the lines it goes on to`() async throws {
    #expect(
      try await lines(Array("a\\\nb\nsay \"\"\"\nx\n\"\"\"\nc".utf8)) == [
        "a\\\nb", "say \"\"\"\nx\n\"\"\"", "c",
      ])
  }

  @Test func `a pipe is given and read once`() async throws {
    let pipe = try pipe(holding: Array("abc".utf8))
    let input = StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(input.isGiven)
    #expect(await input.read() == Array("abc".utf8))
    #expect(await input.read() == Array("abc".utf8))
  }

  @Test func `nothing is given by the null device or a closed descriptor`() async throws {
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    #expect(!StandardInput(descriptor: null.fileDescriptor).isGiven)
    #expect(await StandardInput(descriptor: null.fileDescriptor).read() == nil)
    #expect(!StandardInput(descriptor: 1_000_000).isGiven)
    #expect(StandardInput(descriptor: null.fileDescriptor).problem == nil)
  }

  @Test func `a directory is no input and that is told`() async throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    let words = "Standard input cannot be read: Is a directory."
    #expect(StandardInput(descriptor: folder).problem == words)
    let reader = StreamReader(descriptor: folder)
    #expect(reader.problem == nil)
    #expect(await reader.readWholeLine() == .endOfInput)
    #expect(reader.problem == words)
  }
}
