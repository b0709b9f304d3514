// Reads the text for a command of `behest md`: no sooner than needed, and a long one in a process of its own.

import BehestProcess
import BehestShell
import Dispatch
import Foundation
import Glibc
import Synchronization

/// The file that a command reads; `-` is another name of standard input.
package struct MarkdownFile: Hashable, Sendable {
  /// The path; `nil` for standard input.
  package var file: String?

  /// The name in messages.
  var name: String { isStandardInput ? "standard input" : file ?? "" }

  var isStandardInput: Bool { file == nil || file == "-" }

  /// Opens the file and returns its descriptor, which stays open until the process ends.
  ///
  /// - Throws: `UsageError` when there is nothing to read.
  func open() throws -> Int32 {
    if isStandardInput {
      try StandardInput().check()
      return STDIN_FILENO
    }
    let descriptor = Glibc.open(file ?? "", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw unreadable(EISDIR)
    }
    return descriptor
  }

  /// Returns all bytes.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func read() throws -> [UInt8] {
    try bytes(from: try open())
  }

  /// Returns the bytes of a descriptor, to its end or up to a number of bytes.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func bytes(from descriptor: Int32, upTo most: Int = .max) throws -> [UInt8] {
    switch Descriptor.readAll(descriptor, upTo: most) {
    case .success(let bytes): return bytes
    case .failure(let error): throw UsageError("\(sentenceName) cannot be read: \(error.words).")
    }
  }

  private var sentenceName: String { isStandardInput ? "Standard input" : "“\(name)”" }

  private func unreadable(_ code: Int32) -> UsageError {
    UsageError("\(sentenceName) cannot be read: \(SystemError(code: code).words).")
  }
}

/// The bytes of a text: those read so far, and a descriptor for the rest.
final class GradualText: Sendable {
  private struct State {
    var bytes: [UInt8]
    var rest: Int32?
  }

  private let file: MarkdownFile
  private let state: Mutex<State>

  /// The number of bytes read first, when not all may be needed.
  static let startLength = 64 << 10

  /// Creates a text from all its bytes.
  init(_ file: MarkdownFile, whole bytes: [UInt8]) {
    self.file = file
    state = Mutex(State(bytes: bytes, rest: nil))
  }

  /// Creates a text by reading its start from a descriptor.
  ///
  /// - Throws: `UsageError` when it cannot be read.
  init(_ file: MarkdownFile, from descriptor: Int32) throws {
    self.file = file
    let start = try file.bytes(from: descriptor, upTo: Self.startLength)
    state = Mutex(State(bytes: start, rest: start.count < Self.startLength ? nil : descriptor))
  }

  /// The bytes read so far: the start of the text, if not all of it.
  var start: [UInt8] { state.withLock { $0.bytes } }

  /// Returns all bytes, reading the rest if needed.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func whole() throws -> [UInt8] {
    try state.withLock { state in
      if let rest = state.rest {
        state.rest = nil
        state.bytes += try file.bytes(from: rest)
      }
      return state.bytes
    }
  }
}

/// A reader of texts that starts another process for long ones.
///
/// The parser is C code that cannot be interrupted. A text of up to 1 MB that passes the guard
/// before it takes well under a second; for a longer one this program is started once more with the
/// same arguments, and ended at the time limit; its memory is limited as well.
struct MarkdownWorker {
  /// The result of reading a text.
  enum Outcome {
    /// The text, for this process to work on.
    case text(GradualText)
    /// The exit status of another process that did all the work.
    case left(ExitStatus)
  }

  /// The time limit in seconds; 0 for none.
  let timeLimit: Int

  /// The default time limit, in seconds.
  static let standardTimeLimit = 60

  /// The size up to which this process works on a text itself, in bytes.
  static let limit = 1 << 20

  /// The memory limit of a worker process, in bytes.
  private static let memory: rlim_t = 3 << 30

  private static let mark = "BEHEST_MARKDOWN_WORKER"
  /// The value of the mark where the text is passed to standard input.
  private static let passed = "passed"

  /// Reads a text, or has another process do the work.
  ///
  /// - Throws: `UsageError` when it cannot be read.
  func read(_ source: MarkdownFile) throws -> Outcome {
    if let mark = getenv(Self.mark) {
      var memory = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      // In case the process that watches this one is gone.
      alarm(UInt32(timeLimit + 1))
      // A pipe that was read from already goes on at standard input.
      let isPassed = String(cString: mark) == Self.passed
      return .text(try GradualText(source, from: isPassed ? STDIN_FILENO : source.open()))
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

  /// Runs this program again as a worker.
  ///
  /// - Parameters:
  ///   - input: The descriptor that the text is read from.
  ///   - start: The bytes already read from it.
  private func run(reading input: Int32, after start: [UInt8]) throws -> ExitStatus {
    var environment = ProcessInfo.processInfo.environment
    environment[Self.mark] = start.isEmpty ? "1" : Self.passed
    do {
      let pipe = start.isEmpty ? nil : try Descriptor.pipe()
      let child = try ChildProcess(
        CommandLine.arguments, executable: "/proc/self/exe", environment: environment,
        input: pipe.map { .descriptor($0.read) } ?? .inherited)
      if let pipe {
        close(pipe.read)
        Thread.detachNewThread { Self.pass(start, then: input, to: pipe.write) }
      }
      return wait(for: child)
    } catch {
      throw UsageError("No process can be started for this much text: \(error.words).")
    }
  }

  private static func pass(_ start: [UInt8], then input: Int32, to output: Int32) {
    defer { close(output) }
    guard Descriptor.write(start, to: output) == nil else { return }
    while case .bytes(let bytes) = Descriptor.read(input) {
      guard Descriptor.write(bytes, to: output) == nil else { return }
    }
  }

  private func wait(for child: ChildProcess) -> ExitStatus {
    let isOver = DispatchSemaphore(value: 0)
    let isLate = DispatchSemaphore(value: 0)
    let limit = timeLimit
    let watch = Thread {
      guard isOver.wait(timeout: .now() + .seconds(limit)) == .timedOut else { return }
      isLate.signal()
      kill(child.id, SIGKILL)
    }
    watch.start()
    let end = child.end()
    isOver.signal()
    guard case .signalled(let number) = end else {
      return ExitStatus(rawValue: end.status) ?? .failed
    }
    if number == SIGPIPE || number == SIGINT || number == SIGTERM {
      signal(number, SIG_DFL)
      raise(number)
    }
    let isTimeUp = isLate.wait(timeout: .now()) == .success
    let reason = isTimeUp ? "it took more than \(limit) s" : "it took too much memory"
    Output.standard.note("behest: The text was given up on: \(reason).")
    return .failed
  }
}
