// Starts a shell command in its own session and waits for it with a time limit.

import Foundation

/// A running `sh -c` command. It leads a new session, so that nothing reaches the tester's terminal.
struct ChildProcess: Sendable {
  /// The destinations of the command's streams.
  enum Streams {
    /// Standard input is empty; output goes to two files.
    case files(output: String, errorOutput: String)
    /// All three streams are this terminal, which becomes the controlling one.
    case terminal(path: String)
  }

  /// The identifier of the process, and of its session.
  let id: pid_t

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - environment: The whole environment; nothing is inherited.
  ///   - folder: The working directory.
  init(
    command: String, environment: [String: String], folder: String, streams: Streams
  ) throws {
    var actions = posix_spawn_file_actions_t()
    try check(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch streams {
    case .files(let output, let errorOutput):
      let writing = O_WRONLY | O_CREAT | O_TRUNC
      try check(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0))
      try check(posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o600))
      try check(posix_spawn_file_actions_addopen(&actions, 2, errorOutput, writing, 0o600))
    case .terminal(let path):
      // The leader of a session that has no terminal gets the first one it opens.
      try check(posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0))
      try check(posix_spawn_file_actions_adddup2(&actions, 0, 1))
      try check(posix_spawn_file_actions_adddup2(&actions, 0, 2))
    }

    var attributes = posix_spawnattr_t()
    try check(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    try check(posix_spawnattr_setsigmask(&attributes, &signals))
    sigfillset(&signals)
    try check(posix_spawnattr_setsigdefault(&attributes, &signals))
    // The header hides this flag of glibc 2.26 from Swift.
    let newSession: Int32 = 0x80
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession
    try check(posix_spawnattr_setflags(&attributes, Int16(flags)))

    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // At a terminal Bash runs it, because it replaces itself with the last command: a shell that
    // waited would get the terminal's signals too, and end by them.
    let isAtTerminal = if case .terminal = streams { true } else { false }
    id = try withCStrings(["env", "-C", folder, isAtTerminal ? "bash" : "sh", "-c", command]) {
      arguments in
      try withCStrings(variables) { variables in
        var id: pid_t = 0
        try check(posix_spawn(&id, "/usr/bin/env", &actions, &attributes, arguments, variables))
        return id
      }
    }
  }

  /// Waits for the end of the command.
  ///
  /// - Returns: The exit status, 128 + the signal's number when a signal ended the command, or
  ///   `nil` when the time was over; then the command and its children have been killed.
  func status(within limit: Duration) -> Int? {
    let end = ContinuousClock.now + limit
    var status: Int32 = 0
    while true {
      let result = waitpid(id, &status, WNOHANG)
      if result == id { break }
      guard result == 0 || errno == EINTR else { return nil }
      if ContinuousClock.now > end {
        kill()
        return nil
      }
      usleep(2_000)
    }
    let signal = Int(status & 0x7f)
    return signal == 0 ? Int((status >> 8) & 0xff) : 128 + signal
  }

  /// Kills the command and the processes of its group, and reaps it.
  func kill() {
    _ = Foundation.kill(-id, SIGKILL)
    _ = Foundation.kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Whether every thread of every process of the session, and of those that it has started, sleeps,
  /// so that no more output is coming.
  ///
  /// A runnable process that waits for the processor is not idle, however busy the machine is.
  var isIdle: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let processes = names.compactMap { name in
      pid_t(name).flatMap { id in Self.fields(of: "/proc/\(name)/stat").map { (id, $0) } }
    }
    let own = Set(processes.filter { $0.1.session == id }.map(\.0))
    // A server of an app is in a session of its own.
    for (process, fields) in processes where own.contains(process) || own.contains(fields.parent) {
      let threads =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      for thread in threads {
        // A thread that has just ended produces no more output.
        guard let fields = Self.fields(of: "/proc/\(process)/task/\(thread)/stat") else { continue }
        if fields.state == "R" || fields.state == "D" { return false }
      }
    }
    return true
  }

  /// Returns the state letter, the parent and the session of a process, from a `stat` file of proc(5).
  private static func fields(
    of path: String
  ) -> (state: Substring, parent: pid_t, session: pid_t)? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    // The command's name is in parentheses and may contain any character.
    guard let end = data.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: data[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 3, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else {
      return nil
    }
    return (fields[0], parent, session)
  }
}

/// Throws the error of an error number other than 0.
private func check(_ code: Int32) throws {
  if code != 0 { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return try body(pointers + [nil])
}
