// Measures whole processes, from start to end, in turn.

import Foundation

/// A command whose standard input is a file and whose output is discarded.
struct Contestant {
  let name: String
  let arguments: [String]
  let input: String

  /// The peak memory in MB of the command, or of its largest child process; "–" without Python.
  ///
  /// The memory is measured from a separate process: `wait4` would count the memory of this one,
  /// too.
  var peakMegabytes: String {
    guard let python = find("python3"),
      let output = try? Script.output(
        of: [python, Script.path("peak_memory.py")] + arguments, input: input),
      let kilobytes = Double(String(decoding: output.dropLast(), as: UTF8.self))
    else { return "–" }
    return text(kilobytes / 1024, digits: 1)
  }

  /// Runs the command to its end; returns the time in milliseconds.
  func run() throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var id: pid_t = 0
    var status: Int32 = 0
    let start = ContinuousClock.now
    let code = posix_spawn(&id, arguments[0], &actions, nil, pointers, environ)
    guard code == 0 else { throw BenchmarkError("cannot start \(arguments[0])") }
    waitpid(id, &status, 0)
    let time = ContinuousClock.now - start
    guard status == 0 else { throw BenchmarkError("\(name) failed") }
    return time / .milliseconds(1)
  }
}

/// An error for a measurement that cannot be made.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  /// Creates an error with a message.
  init(_ description: String) {
    self.description = description
  }
}

/// Measures `behest say` on a file of 3 KB, with `true`, a Swift hello and peers on `PATH`.
func measureProcesses(behest: String, rounds: Int = 200) throws {
  let card = Script.folder.appending(path: "card.md").path
  let hello = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "hello").path
  let home = FileManager.default.temporaryDirectory.appending(path: "behest-benchmark-home")
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: home) }
  setenv("HOME", home.path, 1)
  for name in ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"] { unsetenv(name) }

  let say = ["say", "preview markdown in MarkdownSnippet"]
  var contestants = [
    Contestant(name: "true", arguments: ["/bin/true"], input: card),
    Contestant(name: "hello in Swift", arguments: [hello], input: card),
    Contestant(name: "behest --version", arguments: [behest, "--version"], input: card),
    Contestant(name: "behest say", arguments: [behest] + say, input: card),
  ]
  let peers = [
    ["cmark-gfm", "-e", "table"], ["lowdown", "-tterm"], ["mdcat"], ["glow", "-"],
    ["pandoc", "-t", "ansi"],
  ]
  for peer in peers {
    guard let path = find(peer[0]) else { continue }
    contestants.append(
      Contestant(
        name: peer.joined(separator: " "), arguments: [path] + peer.dropFirst(), input: card))
  }

  // Interleaved in each round, so that other load on the machine affects all alike.
  var times = contestants.map { _ in [Double]() }
  for round in -5..<rounds {
    for (index, contestant) in contestants.enumerated() {
      let milliseconds = try contestant.run()
      if round >= 0 { times[index].append(milliseconds) }
    }
  }

  var table = Table("a 3 KB card, whole process", "median ms", "95 % ms", "least ms", "peak MB")
  for (contestant, times) in zip(contestants, times) {
    let sample = Sample(times)
    table.add(
      contestant.name, text(sample.median, digits: 2), text(sample.quantile(0.95), digits: 2),
      text(sample.quantile(0), digits: 2), contestant.peakMegabytes)
  }
  table.print()
}

/// Returns the path of a command on `PATH`.
func find(_ name: String) -> String? {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return path.split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
