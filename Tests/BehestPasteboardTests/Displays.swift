// Display servers for tests, and the programs that are installed.

import Foundation
import Testing

/// Programs by name.
enum Installed {
  static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/usr/bin/X11/"].map { $0 + name }
      .first { access($0, X_OK) == 0 }
  }

  /// Our own program, built beside the tests.
  static var owner: String? {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let bundle = Bundle.allBundles.map(\.bundlePath) + [own ?? ""] + CommandLine.arguments
    return bundle.flatMap { path -> [String] in
      let folder = (path as NSString).deletingLastPathComponent
      return [folder + "/behest-clipboard", path + "/behest-clipboard"]
    }
    .first { access($0, X_OK) == 0 }
  }
}

/// Processes of our own program.
enum Owners {
  /// Those that serve a display, by what their environment says.
  static func serving(_ display: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { id in
      let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ") ?? Data()
      return String(decoding: words, as: UTF8.self).contains("behest-clipboard")
        && String(decoding: variables, as: UTF8.self).contains(display + "\0")
    }
  }

  /// Returns whether a process ends within a minute.
  static func hasEnded(_ id: pid_t) async -> Bool {
    for _ in 0..<6_000 {
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      guard let status, !status.contains(") Z ") else { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

/// An X11 server without a screen that ends with its value.
final class XServer: Sendable {
  let name: String
  private let id: pid_t

  init() throws {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: try #require(Installed.path("Xvfb")))
    server.arguments = ["-displayfd", "1", "-screen", "0", "320x240x8", "-nolisten", "tcp"]
    let number = Pipe()
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    id = server.processIdentifier
    let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server; it inherits the signals that threads of a test block, but for this one.
  func end() { kill(id, SIGKILL) }

  deinit { end() }

  /// Returns the text that another program pastes.
  func paste(_ target: String, selection: String = "clipboard") throws -> String {
    try output(
      of: "xclip", ["-out", "-selection", selection, "-target", target], ["DISPLAY": name])
  }
}

/// Returns the standard output of a program.
func output(
  of program: String, _ arguments: [String], _ environment: [String: String]
) throws -> String {
  let reader = Process()
  reader.executableURL = URL(fileURLWithPath: try #require(Installed.path(program)))
  reader.arguments = arguments
  reader.environment = environment
  reader.standardError = FileHandle.nullDevice
  let output = Pipe()
  reader.standardOutput = output
  try reader.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  reader.waitUntilExit()
  return String(decoding: bytes, as: UTF8.self)
}
