// Starts the person's editor and waits for it.

import Foundation
import Glibc
import Shell

/// The editor that `VISUAL` or `EDITOR` names.
struct EditorProcess: Sendable {
  private let environment: [String: String]
  private let command: String

  /// - Throws: `UsageError` when neither variable names an editor.
  init(environment: [String: String]) throws {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = named.first(where: { !$0.isEmpty }) else {
      throw UsageError("There is no editor to open it with; set VISUAL or EDITOR.")
    }
    self.environment = environment
    self.command = command
  }

  /// Runs the editor on a file, in the foreground of this terminal.
  ///
  /// - Returns: Its exit status; 127 when it cannot be started.
  func run(on file: URL) async -> Int32 {
    // The variable may hold options, so a shell splits it; the path is handed over unsplit.
    let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", file.path]
    return await SignalWatch.shared.handling({ $0 != .resize }) {
      await onThread { spawn(words) }
    }
  }

  private func spawn(_ words: [String]) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var id: pid_t = 0
    guard posix_spawn(&id, words[0], nil, &attributes, &arguments, &variables) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
