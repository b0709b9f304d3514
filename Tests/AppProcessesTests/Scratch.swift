// Servers written in the shell, and a folder for what they leave.

import AppProcesses
import BehestJSON
import BehestProcess
import BehestTestSupport
import Foundation
import Glibc
import ModelContextProtocol
import Testing

/// A folder of one test, with a host of its own.
final class Scratch: Sendable {
  let folder: TemporaryFolder
  let hostFolder: HostFolder
  /// A server that answers each line with "got" before it.
  static let echo = #"while read -r line; do echo "got $line"; done"#
  /// A description of the server above.
  static let description = ServerDescription(
    version: .lastWithHandshake, info: Implementation(name: "echo", version: "1"),
    capabilities: ["tools": [:]])

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder()
    hostFolder = HostFolder(path: folder.path + "/run")
  }

  /// No host outlives its test.
  deinit { for host in hosts { kill(host, SIGTERM) } }

  var log: String { folder.path + "/state/Echo.log" }

  func command(
    _ script: String = echo, variables: [String: String] = [:], folder: String? = nil,
    app: String = "Echo"
  ) -> AppCommand {
    AppCommand(
      words: ["sh", "-c", script], variables: variables,
      surroundings: ["PATH": "/usr/bin:/bin", "SECRET": "1", "LC_ALL": "C"],
      folder: folder ?? self.folder.path, logPath: self.folder.path + "/state/\(app).log")
  }

  /// Returns a source of processes as a run of Behest has it.
  func client(_ arguments: [String] = [], program: String? = nil) throws -> HostedProcesses {
    HostedProcesses(
      program: try program ?? #require(Self.program), arguments: arguments, folder: hostFolder)
  }

  /// The host's program, built beside the tests.
  static var program: String? {
    (CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)).lazy
      .map { URL(filePath: $0).deletingLastPathComponent().path + "/behest-host" }
      .first { access($0, X_OK) == 0 }
  }

  /// The processes of hosts that listen in the folder.
  var hosts: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { id in
      let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).contains("behest-host\0\(hostFolder.path)\0")
    }
  }
}

/// Returns whether a process runs, and is not only waited for.
func isRunning(_ id: pid_t) -> Bool {
  let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
  return status.map { !$0.contains(") Z ") } ?? false
}

/// Returns the mode of a file.
func mode(_ path: String) -> mode_t {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}

extension ServerLease {
  /// Sends a line and returns the next one.
  func ask(_ line: String) -> String {
    _ = Descriptor.write("\(line)\n".utf8, to: output)
    return hear()
  }

  /// Returns the next line; empty at the end, or after ten seconds.
  func hear() -> String {
    var line: [UInt8] = []
    while case .success(let byte) = Descriptor.readAll(
      input, upTo: 1, before: .now + .seconds(10)), let byte = byte.first,
      byte != UInt8(ascii: "\n")
    {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Gives the process back, after closing what the client has of it.
  func leave(isClean: Bool = true, nextID: Int = 7) async {
    close(input)
    close(output)
    await giveBack(server: Scratch.description, nextID: nextID, isClean: isClean)
  }
}
