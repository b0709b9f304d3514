// Plays the program of the README's example: a shell on one app of another package.

import BehestTestSupport
import Foundation
import Testing

@Suite struct AppShellTests {
  /// The output and the exit status of a program.
  private struct End {
    var output: String
    var error: String
    var status: Int32
  }

  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private func shell(
    _ arguments: [String], input: String = "", language: String = "C.UTF-8",
    program: String = "AllotmentShell", in folder: URL = Self.folder
  ) async throws -> End {
    let process = Process()
    process.executableURL = folder.appending(path: program)
    process.arguments = arguments
    process.environment = ["LANG": language, "COLUMNS": "40", "TERM": "xterm"]
    let (inward, outward, wrong) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inward
    process.standardOutput = outward
    process.standardError = wrong
    try process.run()
    try inward.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inward.fileHandleForWriting.close()
    let output = try outward.fileHandleForReading.readToEnd() ?? Data()
    let error = try wrong.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return End(
      output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self), status: process.terminationStatus)
  }

  @Test func `a script from a pipe converses with the app`() async throws {
    let end = try await shell([], input: "water beans in Allotment\nBroad Beans\na splash\n")
    #expect(end.status == 0, "\(end.error)")
    #expect(
      end.error == """
        Which plant?
          1  Runner Beans  North bed
          2  Broad Beans   South bed
        How much water?
          1  A Splash
          2  A Canful  Ten litres
        ╭──────────────────────────────────────╮
        │ Broad Beans                          │
        │ ❧ South                          1 l │
        ╰──────────────────────────────────────╯
        Broad Beans has had 1 litres today.

        """)
    #expect(end.output == "Broad Beans\n")
  }

  @Test func `arguments are one phrase, and a question without answer is status 3`() async throws {
    let end = try await shell(["water", "rhubarb", "in", "Allotment"])
    #expect(end.status == 3)
    #expect(
      end.error == """
        How much water?
          1  A Splash
          2  A Canful  Ten litres
        Allotment: Answer with --answer amount=…

        """)
    #expect(end.output.isEmpty)
  }

  @Test func `the person's language chooses the phrases`() async throws {
    let end = try await shell(["Gieße", "Rhubarb", "in", "Allotment"], language: "de_DE.UTF-8")
    #expect(end.status == 3, "\(end.error)")
  }

  @Test func `an Info plist beside the sources is the main bundle's`() async throws {
    let end = try await shell(["version", "of", "bird", "feeder"], program: "FeederShell")
    #expect(end.output == "Bird Feeder 2.1, com.example.Feeder\n", "\(end.error)")
  }

  @Test func `a program that was moved has the name of the Info plist beside it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // By a program of its own: what other tests start meanwhile would hold this process's copy open,
    // and a program that is open for writing cannot be run.
    let copy = try Process.run(
      URL(filePath: "/bin/cp"),
      arguments: [Self.folder.appending(path: "FeederShell").path, folder.path])
    copy.waitUntilExit()
    let list = Fixtures.url("Projects/Feeder/Feeder/Info.plist")
    try FileManager.default.copyItem(at: list, to: folder.appending(path: "Info.plist"))
    let end = try await shell(
      ["version", "of", "bird", "feeder"], program: "FeederShell", in: folder)
    #expect(end.output == "Bird Feeder 2.1, com.example.Feeder\n", "\(end.error)")
  }

  @Test(arguments: [("C.UTF-8", "$4.50"), ("de_DE.UTF-8", "4,50 €"), ("en_GB.UTF-8", "£4.50")])
  func `the current locale is that of the environment`(
    _ language: String, _ price: String
  ) async throws {
    let end = try await shell(
      [], input: "fill bird feeder\n3\n", language: language, program: "FeederShell")
    #expect(end.output.contains(price), "\(end.output)")
  }

  @Test func `help, what nothing matches and a wrong option end as in behest`() async throws {
    let help = try await shell(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("a shell on Allotment"))
    let nothing = try await shell(["paint the shed"])
    #expect(nothing.status == 7)
    #expect(nothing.error.hasPrefix("Allotment: Nothing matched."), "\(nothing.error)")
    let option = try await shell(["--jsn"])
    #expect(option.status == 2)
    #expect(option.error == "Allotment: There is no option “--jsn”. Try --help.\n")
  }

  @Test func `the words of the shell are there, and Tab is not promised`() async throws {
    let end = try await shell([], input: "help allotment\n:apps\n")
    #expect(end.output.contains("Water {plant} in Allotment"), "\(end.output)")
    #expect(!end.output.contains("Tab"))
  }
}
