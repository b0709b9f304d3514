// Runs the peers that are installed on the same workload.

import Foundation

/// Matchers in Python that are measured beside ours.
struct Peers {
  /// A Python, and the peers it has: `re` always, `hassil` when it is installed.
  let python: String
  let names: [String]

  /// The peers of the Python given, of the one `make bench-peers` made, or of the one on `PATH`.
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

  /// What a peer does with a workload; each runs in a process of its own.
  func figures(of name: String, on workload: Workload) throws -> PhraseFigures {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "behest-workload-\(ProcessInfo.processInfo.processIdentifier).json")
    try JSONEncoder().encode(workload).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try Script.output(of: [python, Script.path("peers.py"), name, file.path])
    return try JSONDecoder().decode(PhraseFigures.self, from: output)
  }

  /// The milliseconds a peer takes to say no to each worst case, by the case's name.
  func worstCases(of name: String) throws -> [String: Double] {
    let output = try Script.output(of: [python, Script.path("peers.py"), name, "--worst-cases"])
    return try JSONDecoder().decode([String: Double].self, from: output)
  }
}
