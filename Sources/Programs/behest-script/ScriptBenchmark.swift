// Times the start of a script, in a process of its own and in one that is there, beside node.

import BehestJSON
import BehestProcess
import Foundation
import ScriptApps
import ScriptEngine

/// A benchmark of a script's start: a fresh context with the module `scripting` and the code of
/// app_intents.tsx, from its kept bundle. Nothing is performed, so that nothing is changed.
struct ScriptBenchmark {
  private static let starts = 9
  private static let warmRuns = 100

  /// The words that start this program anew, to list the intents and end.
  let command: [String]
  /// The folder for the files that node reads.
  let folder: URL

  /// The times of a kind of start, in seconds.
  struct Stage: JSONRecord, CustomStringConvertible {
    let name: String
    let median: Double
    /// The slowest start; `nil` where it was not measured.
    let most: Double?

    fileprivate init(_ name: String, _ times: [Double]) {
      (self.name, median) = (name, ScriptBenchmark.median(times))
      most = times.count > 1 ? times.max() : nil
    }

    /// The times as a line for people.
    var description: String {
      name.padding(toLength: 22, withPad: " ", startingAt: 0)
        + String(format: "%7.2f ms", median * 1_000)
        + (most.map { String(format: "  at most %.1f ms", $0 * 1_000) } ?? "")
    }
  }

  /// Whether node is installed.
  var hasNode: Bool { Self.path(of: "node") != nil }

  /// Returns the times of each kind of start, those of node last.
  func stages(of script: ScriptApp) async throws -> [Stage] {
    let warm = try await Self.times(Self.warmRuns) { try await script.register() }
    let starts = try await Self.times(Self.starts) { try Self.run(command) }
    let stages = [Stage("process", starts), Stage("warm context", warm)]
    guard let node = Self.path(of: "node") else { return stages }
    let words = try [node] + nodeProgram(of: script)
    let nodeStarts = try await Self.times(Self.starts) { try Self.run(words + ["1"]) }
    // What node does besides the first run.
    let whole = try await Self.times(3) { try Self.run(words + ["\(Self.warmRuns + 1)"]) }
    let rest = (Self.median(whole) - Self.median(nodeStarts)) / Double(Self.warmRuns)
    return stages + [Stage("process of node", nodeStarts), Stage("warm context of node", [rest])]
  }

  // MARK: Times

  /// Returns the seconds that a function takes, each time.
  private static func times(_ count: Int, _ body: () async throws -> Void) async throws -> [Double]
  {
    // The first time fills caches.
    try await body()
    var times: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await body()
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    return times
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  // MARK: Processes

  private static func run(_ words: [String]) throws {
    let child = try ChildProcess(
      words, environment: ProcessInfo.processInfo.environment, input: .null, output: .null)
    let end = child.end()
    guard end == .exited(0) else {
      throw RunError(.thrown, "\(words.first ?? "") ended with the status \(end.status).")
    }
  }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Writes what node runs: the same module and the same bundle, in a fresh context each time.
  private func nodeProgram(of script: ScriptApp) throws -> [String] {
    let place = folder.appending(path: "bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let files = [
      "runtime.js": ScriptRun.runtime, "bundle.js": try script.registrations(),
      "run.js": Self.harness,
    ]
    for (name, text) in files { try Data(text.utf8).write(to: place.appending(path: name)) }
    return ["run.js", "runtime.js", "bundle.js"].map { place.appending(path: $0).path }
  }

  /// Removes what was written for node.
  func clear() {
    let place = folder.appending(path: "bench-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: place)
  }

  private static let harness = """
    const fs = require("fs"), vm = require("vm");
    const [runtime, bundle] = process.argv.slice(2, 4).map((file) => fs.readFileSync(file, "utf8"));
    for (let count = +process.argv[4]; count > 0; count -= 1) {
      const context = vm.createContext({});
      const host = { call: () => "null", send: async () => "null" };
      const facts = { entry: "app_intents", env: "app_intents", script: { name: "", directory: "" } };
      const made = vm.runInContext(runtime, context)(host, facts);
      Object.assign(context, made.globals);
      const module = { exports: {} };
      vm.runInContext("(function (require, module, exports) {\\n" + bundle + "\\n})", context)(
        made.require, module, module.exports);
      JSON.parse(made.call("intents", "[]"));
    }
    """
}
