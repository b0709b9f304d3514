// Has another project's terminal emulator read back what is drawn: https://github.com/selectel/pyte.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import MarkdownTree
import Testing

/// The emulator, where Debian's python3-pyte is installed, as `make setup` tries.
private enum Emulator {
  private static let python = URL(filePath: "/usr/bin/python3")
  static let isInstalled = (try? run(["-c", "import pyte"], "")) != nil

  /// Returns the final lines of a screen with a width, and the number of its colors.
  static func screen(_ text: String, width: Int) throws -> (lines: [String], colors: Int) {
    let height = text.utf8.count { $0 == 0x0A } + 2
    let program = """
      import pyte, sys
      screen = pyte.Screen(int(sys.argv[1]), int(sys.argv[2]))
      screen.set_mode(pyte.modes.LNM)
      pyte.Stream(screen).feed(sys.stdin.buffer.read().decode())
      cells = [cell for line in screen.buffer.values() for cell in line.values()]
      print(len({cell.fg for cell in cells}))
      print("\\n".join(line.rstrip() for line in screen.display).rstrip())
      """
    let output = try run(["-c", program, "\(width)", "\(height)"], text)
    var lines = output.components(separatedBy: "\n")
    return (Array(lines.dropFirst().dropLast()), Int(lines.removeFirst()) ?? 0)
  }

  private struct Failure: Error {}

  private static func run(_ arguments: [String], _ input: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "input")
    try Data(input.utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = arguments
    process.environment = ["PYTHONIOENCODING": "utf-8"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return String(decoding: data, as: UTF8.self)
  }
}

@Suite(.enabled(if: Emulator.isInstalled)) struct EmulatorTests {
  // pyte knows no joined emoji: it stops at their joiners.
  private static let documents = GoldenTests.documents.filter { $0 != "unicode" && $0 != "gallery" }

  @Test(arguments: documents, [20, 40, 80, 120])
  func `a terminal shows the lines that were laid out, and no others`(
    _ name: String, _ width: Int
  ) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/\(name).md"))
    let profile = TerminalProfile(
      width: width, color: .trueColor, attributes: true, hyperlinks: true, background: .dark)
    let renderer = TerminalRenderer(profile: profile)
    let blocks = Block.blocks(of: document.root)
    for text in [renderer.render(blocks), renderer.render(Card(blocks: blocks))] {
      let shown = try Emulator.screen(text, width: width)
      let laidOut = try Screen(text).lines.map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
      #expect(shown.lines == laidOut)
      #expect(shown.colors > 1)
    }
  }
}
