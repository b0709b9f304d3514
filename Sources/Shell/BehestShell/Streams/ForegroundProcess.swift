// Runs another program that uses the terminal until it ends.

import BehestProcess
import Glibc
import Synchronization

/// A program that uses the terminal while it runs, such as a pager or an editor.
///
/// Only the program receives Ctrl-C and Ctrl-\. When it stops, this process stops with it, and both
/// continue together; a signal that ends this process is passed on to it, and it has two seconds to
/// exit.
public struct ForegroundProcess: Sendable {
  private let words: [String]
  private let environment: [String: String]

  /// Creates a process without starting it.
  ///
  /// - Parameters:
  ///   - command: A command for `/bin/sh`, which splits it into words.
  ///   - argument: A further argument, which is not split; `nil` for none.
  ///   - environment: The variables of the process, by name.
  public init(_ command: String, argument: String? = nil, environment: [String: String]) {
    // A single program replaces the shell, and so receives the signals passed on. Otherwise the
    // shell must survive the signals that the terminal sends to all of them.
    let isProgram = command.allSatisfy { $0.isLetter || $0.isNumber || " -+./_,:@".contains($0) }
    let start = isProgram ? "exec " : "trap : INT QUIT\n"
    words =
      ["/bin/sh", "-c", start + command + (argument == nil ? "" : " \"$1\""), "sh"]
      + [argument].compactMap(\.self)
    self.environment = environment
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameter input: The standard input of the program; `nil` to inherit that of this process.
  /// - Returns: The exit status, 128 plus the number of the signal that ended the program, or 127
  ///   when it cannot be started.
  public func run(input: [UInt8]? = nil) -> Int32 {
    SignalWatch.shared.start(isInteractive: true)
    let child = Child()
    return SignalWatch.shared.handling(
      { child.handle($0) },
      whileBlocking: {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        defer { if terminal >= 0 { close(terminal) } }
        return TakenTerminal.during(terminal, change: nil) { run(child, input) }
          ?? run(child, input)
      })
  }

  private func run(_ child: Child, _ input: [UInt8]?) -> Int32 {
    let pipe = try? input.map { _ in try Descriptor.pipe() }
    guard input == nil || pipe != nil else { return 127 }
    let process = try? ChildProcess(
      words, environment: environment, input: pipe.map { .descriptor($0.read) } ?? .inherited)
    if let input, let pipe {
      close(pipe.read)
      // The input is written on a thread of its own, as a stopped program reads nothing.
      startThread {
        _ = Descriptor.write(input, to: pipe.write)
        close(pipe.write)
      }
    }
    return process.map { child.end(of: $0).status } ?? 127
  }
}

/// The state of a program that uses the terminal, and its response to signals.
private final class Child: Sendable {
  private let state = Mutex<(id: pid_t, end: Int32)>((0, 0))

  func handle(_ signal: SessionSignal) -> Bool {
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
  func end(of process: ChildProcess) -> ChildProcess.End {
    let early = state.withLock { state in
      state.id = process.id
      return state.end
    }
    if early != 0 { kill(process.id, early) }
    let end = process.end {
      SignalWatch.actByDefault(SIGTSTP)
      kill(process.id, SIGCONT)
    }
    let wanted = state.withLock { state in
      state.id = 0
      return state.end
    }
    if wanted != 0 { SignalWatch.actByDefault(wanted) }
    return end
  }
}
