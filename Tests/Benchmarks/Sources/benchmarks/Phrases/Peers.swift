// Runs the peers that are installed on the same workload.

import Foundation

/// Matchers in Python that are compared with Behest's.
struct Peers {
  /// The path of Python, and its peers: `re` always, `hassil` when it is installed.
  let python: String
  let names: [String]

  /// Creates the peers of the given Python, of the one that `make bench-peers` made, or on `PATH`.
  init?(python: String?) {
    let made = Script.folder.appending(path: ".build/peers/bin/python3").path
    let places: [String?] = [python, made, find("python3")]
    let found = places.compactMap { $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    self.python = found
    let output = try? Script.output(of: [found, Script.path("peers.py"), "--list"])
    guard let output, !output.isEmpty else { return nil }
    names = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  /// Returns the figures of a peer for a workload, measured in a process of its own.
  func figures(of name: String, on workload: Workload) throws -> PhraseFigures {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "behest-workload-\(ProcessInfo.processInfo.processIdentifier).json")
    try JSONEncoder().encode(workload).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try Script.output(of: [python, Script.path("peers.py"), name, file.path])
    return try JSONDecoder().decode(PhraseFigures.self, from: output)
  }

  /// Returns the milliseconds a peer takes to reject each worst case, by the case's name.
  func worstCases(of name: String) throws -> [String: Double] {
    let output = try Script.output(of: [python, Script.path("peers.py"), name, "--worst-cases"])
    return try JSONDecoder().decode([String: Double].self, from: output)
  }
}
