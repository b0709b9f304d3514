// Lends the terminal to another program until that ends.

import Glibc
import Synchronization

/// A program that has the terminal while it runs: a pager, an editor.
///
/// Ctrl-C and Ctrl-\ are for it alone. When it stops, so does this process, and both go on together;
/// what ends this process is passed on to it, and it has two seconds to leave.
public struct ForegroundProcess: Sendable {
  private let words: [String]
  private let environment: [String: String]

  /// Creates a process that is not running.
  ///
  /// - Parameters:
  ///   - command: A command for `/bin/sh`, which splits it into words.
  ///   - argument: One more word, which is not split; `nil` for none.
  ///   - environment: Its variables, by name.
  public init(_ command: String, argument: String? = nil, environment: [String: String]) {
    // A program alone takes the place of the shell, and so what is passed on. Otherwise what the
    // terminal sends to all of them must not end the shell before them.
    let isProgram = command.allSatisfy { $0.isLetter || $0.isNumber || " -+./_,:@".contains($0) }
    let start = isProgram ? "exec " : "trap : INT QUIT\n"
    words =
      ["/bin/sh", "-c", start + command + (argument == nil ? "" : " \"$1\""), "sh"]
      + [argument].compactMap(\.self)
    self.environment = environment
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameter input: What it reads from its standard input; `nil` for ours.
  /// - Returns: Its exit status, 128 and the signal for one that a signal ended; 127 when it cannot
  ///   be started.
  public func run(input: [UInt8]? = nil) -> Int32 {
    SignalWatch.shared.start(isInteractive: true)
    let child = Child()
    return SignalWatch.shared.handling(
      { child.take($0) },
      whileBlocking: {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        defer { if terminal >= 0 { close(terminal) } }
        return TakenTerminal.during(terminal, change: nil) { run(child, input) }
          ?? run(child, input)
      })
  }

  private func run(_ child: Child, _ input: [UInt8]?) -> Int32 {
    guard let id = spawn(input) else { return 127 }
    let status = child.status(of: id)
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func spawn(_ input: [UInt8]?) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the cooperative pool block every signal, and a child would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    if let input {
      close(ends[0])
      let end = ends[1]
      // On a thread of its own: a program that has stopped reads nothing.
      startThread {
        _ = Descriptor.write(input, to: end)
        close(end)
      }
    }
    return code == 0 ? id : nil
  }
}

/// What happens to a program that has the terminal.
private final class Child: Sendable {
  private let state = Mutex<(id: pid_t, end: Int32)>((0, 0))

  func take(_ signal: SessionSignal) -> Bool {
    guard case .end(let number) = signal, number != SIGQUIT else { return true }
    state.withLock { state in
      state.end = number
      if state.id > 0 { kill(state.id, number) }
    }
    startThread {
      sleep(2)
      SignalWatch.actByDefault(number)
    }
    return true
  }

  /// Waits for the end of the program.
  func status(of id: pid_t) -> Int32 {
    let early = state.withLock { state in
      state.id = id
      return state.end
    }
    if early != 0 { kill(id, early) }
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, WUNTRACED)
      if found < 0, errno == EINTR { continue }
      guard found == id, status & 0xFF == 0x7F else { break }
      SignalWatch.actByDefault(SIGTSTP)
      kill(id, SIGCONT)
    }
    let end = state.withLock { state in
      state.id = 0
      return state.end
    }
    if end != 0 { SignalWatch.actByDefault(end) }
    return status
  }
}
