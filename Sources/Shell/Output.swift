// Where words go: the result to one stream, everything else to the other.

import Glibc
import Synchronization

/// The two streams of a command.
public struct Output: Sendable {
  private let writeResult: @Sendable ([UInt8]) -> Void
  private let writeNote: @Sendable (String) -> Void

  /// Creates an output over two sinks.
  ///
  /// - Parameters:
  ///   - result: Takes the bytes of the result, newline included.
  ///   - note: Takes everything else: questions, dialogs beside a value, warnings.
  public init(
    result: @escaping @Sendable ([UInt8]) -> Void, note: @escaping @Sendable (String) -> Void
  ) {
    writeResult = result
    writeNote = note
  }

  /// Standard output and standard error.
  ///
  /// A closed pipe ends the process as it ends other tools, by `SIGPIPE` and without a word.
  /// Any other failure (a full disk) is said in one sentence and ends the process with status 1.
  public static let standard = Output(
    result: { bytes in
      guard let error = Descriptor.write(bytes, to: STDOUT_FILENO) else { return }
      if error.code == EPIPE { endAsClosedPipe() }
      _ = Descriptor.write(
        Array("behest: The output could not be written: \(error.words).\n".utf8), to: STDERR_FILENO)
      exit(1)
    },
    note: { text in
      // With nobody to tell, there is nothing to say: the result and the status still count.
      _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
    })

  /// Writes the result, ending it with a newline unless it has one.
  public func result(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    writeResult(bytes)
  }

  /// Writes bytes to the result stream exactly as given.
  public func bytes(_ bytes: [UInt8]) {
    writeResult(bytes)
  }

  /// Writes text to the stream of everything else as it stands: the line goes on.
  public func partialNote(_ text: String) {
    writeNote(text)
  }

  /// Writes a line of everything else, ending it with a newline unless it has one.
  public func note(_ text: String) {
    writeNote(text.hasSuffix("\n") ? text : text + "\n")
  }

  private static func endAsClosedPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}

/// Keeps what is written, in order: for tests and for embedding.
public final class RecordedOutput: Sendable {
  private let streams = Mutex<(result: String, note: String)>(("", ""))

  /// Creates an empty record.
  public init() {}

  /// An output that writes into this record.
  public var output: Output {
    Output(
      result: { bytes in
        self.streams.withLock { $0.result += String(decoding: bytes, as: UTF8.self) }
      },
      note: { text in self.streams.withLock { $0.note += text } })
  }

  /// What went to the result stream.
  public var result: String { streams.withLock { $0.result } }

  /// What went to the other stream.
  public var note: String { streams.withLock { $0.note } }
}
