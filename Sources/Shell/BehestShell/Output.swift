// Where words go, and the pages they are drawn for: the result to one stream, the rest to the other.

public import BehestCards
import BehestJSON
import BehestProcess
import CardHTML
public import CardTerminal
import Glibc
import Synchronization

/// The two streams of a command.
///
/// Words leave through `result(_:)` and `note(_:)`, which carry visible text, looks and links, whatever
/// an app, a path or an error has put into them. Only values, and what has been drawn, are exact.
public struct Output: Sendable {
  private let writeResult: @Sendable ([UInt8]) -> Void
  private let writeNote: @Sendable (String) -> Void
  private let resultIsTerminal: Bool

  /// Creates an output over two sinks.
  ///
  /// - Parameters:
  ///   - resultIsTerminal: Whether the result goes to a terminal, so that values are cleaned too.
  ///   - result: Takes the bytes of the result, newline included.
  ///   - note: Takes everything else: questions, dialogs beside a value, warnings.
  public init(
    resultIsTerminal: Bool = false, result: @escaping @Sendable ([UInt8]) -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.resultIsTerminal = resultIsTerminal
    writeResult = result
    writeNote = note
  }

  /// Standard output and standard error.
  ///
  /// A closed pipe ends the process as it ends other tools, by `SIGPIPE` and without a word.
  /// Any other failure (a full disk) is said in one sentence and ends the process with status 1.
  public static let standard = Output(
    resultIsTerminal: isatty(STDOUT_FILENO) == 1,
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

  /// Writes words to the result stream, ending them with a newline unless they have one.
  ///
  /// Characters that command, reorder or hide are left out, into a pipe too.
  public func result(_ text: String) {
    writeResult(Array(text.harmless.endingWithNewline.utf8))
  }

  /// Writes a record as JSON to the result stream.
  ///
  /// - Parameter isPretty: Whether it is spread over lines; otherwise it is one line.
  public func json(_ record: some Encodable, isPretty: Bool = true) {
    result(JSON(encoding: record).text(isPretty: isPretty))
  }

  /// Writes a value: exactly as given into a pipe or file, as words to a terminal.
  public func value(_ text: String) {
    writeResult(Array((resultIsTerminal ? text.harmless : text).utf8))
  }

  /// Writes bytes to the result stream exactly as given: what has been drawn.
  public func bytes(_ bytes: [UInt8]) {
    writeResult(bytes)
  }

  /// Writes text that has been drawn to the stream of everything else; the line goes on.
  public func partialNote(_ text: String) {
    writeNote(text)
  }

  /// Writes words to the stream of everything else, ending them with a newline unless they have one.
  ///
  /// Characters that command, reorder or hide are left out.
  public func note(_ text: String) {
    writeNote(text.harmless.endingWithNewline)
  }

  private static func endAsClosedPipe() -> Never {
    SignalWatch.actByDefault(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}

extension String {
  /// The text with a newline at its end.
  var endingWithNewline: String {
    utf8.last == UInt8(ascii: "\n") ? self : self + "\n"
  }
}

/// Keeps what is written, in order: for tests and for embedding.
public final class RecordedOutput: Sendable {
  private let streams = Mutex<(result: String, note: String)>(("", ""))

  private let resultIsTerminal: Bool

  /// Creates an empty record, of a terminal or of pipes.
  public init(resultIsTerminal: Bool = false) {
    self.resultIsTerminal = resultIsTerminal
  }

  /// An output that writes into this record.
  public var output: Output {
    Output(
      resultIsTerminal: resultIsTerminal,
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

/// Draws text and cards for one stream; everything that leaves a page is free of foreign escapes.
public struct Page: Sendable {
  /// What the stream can show.
  public var profile: TerminalProfile

  /// Whether the stream is a terminal, so that even exact values must be made harmless.
  public var isTerminal: Bool

  /// Whether cards are written as pages for a browser.
  public var writesHTML = false

  /// Creates a page.
  public init(profile: TerminalProfile, isTerminal: Bool = false) {
    self.profile = profile
    self.isTerminal = isTerminal
  }

  /// The width in cells.
  public var width: Int { profile.width }

  /// A card in its frame, or as a whole page of HTML, ending in a newline.
  public func card(_ card: Card) -> String {
    if writesHTML { return card.htmlPage() }
    let text = TerminalRenderer(profile: profile).render(card)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// A text on one line, made harmless.
  public func plain(_ text: String) -> String {
    TerminalText.sanitised(text)
  }

  /// A text that may have several lines, made harmless; on a terminal broken between words.
  public func text(_ text: String) -> String {
    guard isTerminal else { return TerminalText.sanitised(text, keepingLines: true) }
    return TerminalText.wrapped(text, to: width).joined(separator: "\n")
  }

  /// Text that matters less, dimmed where the stream can show it; it must be harmless already.
  public func secondary(_ text: String) -> String {
    profile.styled(text, .dim)
  }

  /// Text that stands out, bold where the stream can show it; it must be harmless already.
  public func strong(_ text: String) -> String {
    profile.styled(text, .bold)
  }
}
