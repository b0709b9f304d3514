// Starts other programs; no other file does.

import CLinux
package import Glibc

/// A child process.
///
/// It uses `posix_spawn` instead of swift-subprocess: a pager or an editor needs the terminal, and
/// this process must notice when it stops; a clipboard program must outlive this process; and
/// pictures and long texts are processed on threads that may block. swift-subprocess reports no
/// stop of a process, requires asynchronous code, and depends on swift-system.
package struct ChildProcess: Sendable {
  /// A standard stream of a process.
  package enum Stream: Sendable {
    /// The stream of this process.
    case inherited
    /// No data to read, and no place to write.
    case null
    /// An open file, which this process must close itself.
    case descriptor(Int32)
  }

  /// The way in which a process ended.
  package enum End: Hashable, Sendable {
    /// The process exited with a status.
    case exited(Int32)
    /// A signal ended the process.
    case signalled(Int32)

    /// The exit status as in a shell: 128 plus the number of the signal that ended the process.
    package var status: Int32 {
      switch self {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      }
    }

    fileprivate init(_ status: Int32) {
      self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
    }
  }

  /// The identifier of the process.
  package let id: pid_t

  /// The value of `POSIX_SPAWN_SETSID`, which Glibc's headers declare for GNU programs only.
  private static let newSession: Int16 = 0x80

  /// Starts a program, without a shell.
  ///
  /// - Parameters:
  ///   - words: The path of the program and its arguments.
  ///   - executable: The path of the program, if it is not the first word.
  ///   - environment: The variables of the process, by name.
  ///   - folder: The folder that the process starts in; `nil` for that of this process.
  ///   - isLeftBehind: Whether the process may outlive this one: it gets a session of its own, so
  ///     that Ctrl-C does not end it, and no open file but its streams, so that no reader waits for
  ///     it. The process leads the group of its children, by its own identifier.
  /// - Throws: The reason why it cannot be started.
  package init(
    _ words: [String], executable: String? = nil, environment: [String: String],
    input: Stream = .inherited, output: Stream = .inherited, error: Stream = .inherited,
    folder: String? = nil, isLeftBehind: Bool = false
  ) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [input, output, error].enumerated() {
      let number = Int32(number)
      switch stream {
      case .inherited: continue
      case .null:
        let mode = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    if let folder {
      let code = behest_add_folder(&actions, folder)
      guard code == 0 else { throw SystemError(code: code) }
    }
    if isLeftBehind {
      for descriptor in Descriptor.open where descriptor > 2 {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the cooperative pool block every signal, and this process ignores `SIGPIPE`; a
    // child must not inherit either.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    if isLeftBehind { sigfillset(&signals) } else { sigaddset(&signals, SIGPIPE) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, isLeftBehind ? flags | Self.newSession : flags)

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var id: pid_t = 0
    let code = posix_spawn(
      &id, executable ?? words.first ?? "", &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SystemError(code: code) }
    self.id = id
  }

  /// Waits for the process to end.
  ///
  /// - Parameter stopped: Called each time the process stops; by default it is not called.
  package func end(whenStopped stopped: (() -> Void)? = nil) -> End {
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, stopped == nil ? 0 : WUNTRACED)
      if found < 0, errno == EINTR { continue }
      guard found == id, status & 0xFF == 0x7F else { return End(status) }
      stopped?()
    }
  }

  /// Returns a descriptor that becomes readable when the process has ended; the caller closes it.
  ///
  /// - Throws: The error of the system when there are no more descriptors.
  package func descriptor() throws(SystemError) -> Int32 {
    let descriptor = behest_process_descriptor(id)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    return descriptor
  }

  /// Asks the process to end, and waits until it has.
  package func terminate() {
    kill(id, SIGTERM)
    _ = end()
  }

  /// Waits for the process to end, and kills it with its children after a time limit.
  ///
  /// The process must have a session of its own.
  ///
  /// - Returns: The way in which it ended; `nil` when time ran out.
  /// - Throws: `CancellationError` when the task was cancelled.
  package func end(within patience: Duration) async throws -> End? {
    let deadline = ContinuousClock.now + patience
    while true {
      var status: Int32 = 0
      switch waitpid(id, &status, WNOHANG) {
      case id: return End(status)
      case -1 where errno != EINTR: return nil
      default: break
      }
      guard ContinuousClock.now < deadline, !Task.isCancelled else {
        kill(-id, SIGKILL)
        waitpid(id, &status, 0)
        try Task.checkCancellation()
        return nil
      }
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}
