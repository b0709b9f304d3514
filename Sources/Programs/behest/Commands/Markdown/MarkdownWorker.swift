// Hands long texts to a process of their own, which can be ended when it takes too long.

import Dispatch
import Foundation
import Glibc
import BehestShell

/// Reads a text, or has it read.
///
/// The parser is C code that only stops when it is done. Up to 1 MB, what the guard before it lets
/// pass takes well under a second; a longer text is left to this program started once more with
/// the same words, which is ended when time is up and cannot take more memory than it should.
struct MarkdownWorker {
  /// What became of a text.
  enum Outcome {
    /// It is for this process to work on.
    case text(GradualText)
    /// Another process did all there was to do.
    case left(ExitStatus)
  }

  /// Seconds; 0 for no limit.
  let timeLimit: Int

  /// The limit where nobody names one.
  static let standardTimeLimit = 60

  /// The most bytes that this process works on itself.
  static let limit = 1 << 20

  /// The most memory a worker may ask for.
  private static let memory: rlim_t = 3 << 30

  private static let mark = "BEHEST_MARKDOWN_WORKER"

  /// Reads a text.
  ///
  /// - Throws: `UsageError` when it cannot be read.
  func read(_ source: MarkdownFile) throws -> Outcome {
    if getenv(Self.mark) != nil {
      var memory = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      // Should the process that watches this one be gone.
      alarm(UInt32(timeLimit + 1))
      return .text(try GradualText(source, from: source.open()))
    }
    if timeLimit == 0 { return .text(try GradualText(source, from: source.open())) }
    let input = try source.open()
    var status = stat()
    if fstat(input, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      if status.st_size > Self.limit { return .left(try run(reading: input, after: [])) }
      return .text(GradualText(source, whole: try source.bytes(from: input)))
    }
    let bytes = try source.bytes(from: input, upTo: Self.limit + 1)
    guard bytes.count > Self.limit else {
      return .text(GradualText(source, whole: bytes))
    }
    return .left(try run(reading: input, after: bytes))
  }

  /// Runs this program again.
  ///
  /// - Parameters:
  ///   - input: Where the text is read from.
  ///   - start: What was read from there before.
  private func run(reading input: Int32, after start: [UInt8]) throws -> ExitStatus {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if !start.isEmpty {
      guard pipe(&ends) == 0 else { throw failure(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    }
    let words = CommandLine.arguments.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment
    environment[Self.mark] = "1"
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/proc/self/exe", &actions, nil, words, variables)
    guard code == 0 else { throw failure(code) }
    if !start.isEmpty {
      close(ends[0])
      let end = ends[1]
      Thread.detachNewThread { Self.pass(start, then: input, to: end) }
    }
    return wait(for: id)
  }

  private static func pass(_ start: [UInt8], then input: Int32, to output: Int32) {
    defer { close(output) }
    guard Descriptor.write(start, to: output) == nil else { return }
    while case .bytes(let bytes) = Descriptor.read(input) {
      guard Descriptor.write(bytes, to: output) == nil else { return }
    }
  }

  private func wait(for id: pid_t) -> ExitStatus {
    let isOver = DispatchSemaphore(value: 0)
    let isLate = DispatchSemaphore(value: 0)
    let limit = timeLimit
    let watch = Thread {
      guard isOver.wait(timeout: .now() + .seconds(limit)) == .timedOut else { return }
      isLate.signal()
      kill(id, SIGKILL)
    }
    watch.start()
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    isOver.signal()
    let number = status & 0x7F
    if number == 0 { return ExitStatus(rawValue: status >> 8 & 0xFF) ?? .failed }
    if number == SIGPIPE || number == SIGINT || number == SIGTERM {
      signal(number, SIG_DFL)
      raise(number)
    }
    let isTimeUp = isLate.wait(timeout: .now()) == .success
    let reason = isTimeUp ? "it took more than \(limit) s" : "it took too much memory"
    Output.standard.note("behest: The text was given up on: \(reason).")
    return .failed
  }

  private func failure(_ code: Int32) -> UsageError {
    UsageError("No process can be started for this much text: \(SystemError(code: code).words).")
  }
}
