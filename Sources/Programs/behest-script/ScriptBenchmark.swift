// Times the start of a script, in a process of its own and in one that is there, beside node.

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

  /// Prints the median time of each kind of start, and the slowest.
  func run(_ script: ScriptApp) async throws {
    let warm = try await Self.times(Self.warmRuns) { try await script.register() }
    let starts = try await Self.times(Self.starts) { try Self.run(command) }
    Self.write("process", starts)
    Self.write("warm context", warm)
    guard let node = Self.path(of: "node") else {
      print("node is not installed: sudo apt install nodejs")
      return
    }
    let words = try [node] + nodeProgram(of: script)
    let nodeStarts = try await Self.times(Self.starts) { try Self.run(words + ["1"]) }
    Self.write("process of node", nodeStarts)
    // What node does besides the first run.
    let whole = try await Self.times(3) { try Self.run(words + ["\(Self.warmRuns + 1)"]) }
    let rest = (Self.median(whole) - Self.median(nodeStarts)) / Double(Self.warmRuns)
    Self.write("warm context of node", [rest])
  }

  // MARK: Times

  /// Returns the milliseconds that a function takes, each time.
  private static func times(_ count: Int, _ body: () async throws -> Void) async throws -> [Double]
  {
    // The first time fills caches.
    try await body()
    var times: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await body()
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func write(_ name: String, _ times: [Double]) {
    let label = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    let most = times.count > 1 ? String(format: "  at most %.1f ms", times.max() ?? 0) : ""
    print(label + String(format: "%7.2f ms", median(times)) + most)
  }

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
