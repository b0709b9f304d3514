// The two output streams of a program, what may pass through them, and the pages drawn on.

public import BehestCards
import BehestJSON
package import BehestProcess
import CardHTML
public import CardTerminal
import Glibc
import OutputPolicies
package import Synchronization

/// The two output streams of a command.
///
/// Text is written by `result(_:)` and `note(_:)`, which pass only visible text, styles and links,
/// whatever an app, a path or an error contains. Only values and drawn content are written
/// unchanged.
public struct Output: Sendable {
  private let writeResult: @Sendable ([UInt8]) -> Void
  private let writeNote: @Sendable (String) -> Void
  private let resultIsTerminal: Bool

  /// Creates an output from two functions that write.
  ///
  /// - Parameters:
  ///   - resultIsTerminal: Whether the result goes to a terminal, so that values are filtered too.
  ///   - result: Writes the bytes of the result, newline included.
  ///   - note: Writes everything else: questions, dialogs beside a value, warnings.
  public init(
    resultIsTerminal: Bool = false, result: @escaping @Sendable ([UInt8]) -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.resultIsTerminal = resultIsTerminal
    writeResult = result
    writeNote = note
  }

  /// The output to standard output and standard error.
  ///
  /// A closed pipe ends the process as it ends other tools, by `SIGPIPE` and without a message. Any
  /// other failure, such as a full disk, is reported in one sentence and ends the process with
  /// status 1.
  public static let standard = Output(
    resultIsTerminal: isatty(STDOUT_FILENO) == 1,
    result: { bytes in
      guard let error = Descriptor.write(bytes.clearingEcho(on: STDOUT_FILENO), to: STDOUT_FILENO)
      else { return }
      if error.code == EPIPE { endAsClosedPipe() }
      end(because: error)
    },
    note: { text in
      // A failure here is ignored, as it cannot be reported: the result and the status still count.
      _ = Descriptor.write(Array(text.utf8).clearingEcho(on: STDERR_FILENO), to: STDERR_FILENO)
    })

  /// Whether the terminal may have shown keys that were typed since a line was read, where the output begins.
  package static let mayShowEcho = Atomic(false)

  /// Ends the process with status 1 and a sentence, as its output could not be written.
  package static func end(because error: SystemError) -> Never {
    let program = Console.command ?? "behest"
    _ = Descriptor.write(
      Array("\(program): The output could not be written: \(error.words).\n".utf8),
      to: STDERR_FILENO)
    exit(1)
  }

  /// Writes text to the result stream, adding a newline if there is none at its end.
  ///
  /// Control, bidirectional and invisible characters are left out, also in a pipe.
  public func result(_ text: String) {
    writeResult(Array(text.harmless.endingWithNewline.utf8))
  }

  /// Writes a record as JSON to the result stream.
  ///
  /// - Parameter isPretty: Whether it is formatted in several lines instead of one.
  public func json(_ record: some Encodable, isPretty: Bool = true) {
    result(JSON(encoding: record).text(isPretty: isPretty))
  }

  /// Writes a value: unchanged to a pipe or file, without control characters to a terminal.
  public func value(_ text: String) {
    writeResult(Array((resultIsTerminal ? text.harmless : text).utf8))
  }

  /// Writes drawn content to the result stream unchanged.
  public func bytes(_ bytes: [UInt8]) {
    writeResult(bytes)
  }

  /// Writes drawn text to the stream of notes, without ending the line.
  public func partialNote(_ text: String) {
    writeNote(text)
  }

  /// Writes text to the stream of notes, adding a newline if there is none at its end.
  ///
  /// Control, bidirectional and invisible characters are left out.
  public func note(_ text: String) {
    writeNote(text.harmless.endingWithNewline)
  }

  private static func endAsClosedPipe() -> Never {
    SignalWatch.actByDefault(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}

extension [UInt8] {
  /// Returns the output without the keys before it that the terminal has shown.
  fileprivate func clearingEcho(on descriptor: Int32) -> [UInt8] {
    guard isatty(descriptor) == 1, Output.mayShowEcho.exchange(false, ordering: .relaxed) else {
      return self
    }
    return Array("\r\(EscapeSequence.eraseLine)".utf8) + self
  }
}

extension String {
  /// The text with a newline at its end.
  var endingWithNewline: String {
    utf8.last == UInt8(ascii: "\n") ? self : self + "\n"
  }

  /// The text without the escape sequences of styles and links.
  package var withoutEscapes: String { replacingParts(words: { $0 }, escape: { _ in "" }) }

  /// The text without characters and escape sequences that a terminal must not receive.
  ///
  /// `CharacterPolicy.terminal` filters the text; SGR sequences, and OSC 8 links that
  /// `LinkPolicy.terminal` allows, are kept.
  var harmless: String {
    replacingParts(words: { CharacterPolicy.terminal.filtered($0) }, escape: { String($0) })
  }

  private func replacingParts(
    words: (String) -> String, escape: (Substring) -> String
  ) -> String {
    var result = ""
    var start = startIndex
    while let next = utf8[start...].firstIndex(of: EscapeSequence.escape) {
      result += words(String(self[start..<next]))
      start = utf8.index(after: next)
      if let end = endOfSequence(after: start) {
        result += escape(self[next..<end])
        start = end
      }
    }
    return start == startIndex ? words(self) : result + words(String(self[start...]))
  }

  /// Returns the end of the SGR sequence or OSC 8 link whose escape character precedes an index.
  private func endOfSequence(after start: Index) -> Index? {
    let rest = utf8[start...]
    let isLink = rest.starts(with: "]8;".utf8)
    guard isLink || rest.first == UInt8(ascii: "[") else { return nil }
    let body = rest.dropFirst(isLink ? 3 : 1)
    let carried: ClosedRange<UInt8> = isLink ? 0x20...0x7E : 0x30...0x3B
    guard let end = body.firstIndex(where: { !carried.contains($0) }) else { return nil }
    let after = utf8.index(after: end)
    guard isLink else { return body[end] == UInt8(ascii: "m") ? after : nil }
    guard body[end] == EscapeSequence.escape, utf8[after...].first == UInt8(ascii: "\\"),
      let separator = body[..<end].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let address = String(self[utf8.index(after: separator)..<end])
    guard address.isEmpty || LinkPolicy.terminal.carries(address) else { return nil }
    return utf8.index(after: after)
  }
}

/// A page that draws text and cards for one stream, without escape sequences from apps.
public struct Page: Sendable {
  /// The capabilities of the stream.
  public var profile: TerminalProfile

  /// Whether the stream is a terminal, so that even exact values are written without control
  /// characters.
  public var isTerminal: Bool

  /// Whether cards are written as HTML pages.
  public var writesHTML = false

  /// Creates a page for a stream with given capabilities.
  public init(profile: TerminalProfile, isTerminal: Bool = false) {
    self.profile = profile
    self.isTerminal = isTerminal
  }

  /// The width of the page in cells.
  public var width: Int { profile.width }

  /// Returns a card in its frame, or as an HTML page, ending in a newline.
  public func card(_ card: Card) -> String {
    if writesHTML { return card.htmlPage() }
    let text = TerminalRenderer(profile: profile).render(card)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Returns a text on one line, without control characters.
  public func plain(_ text: String) -> String {
    TerminalText.sanitised(text)
  }

  /// Returns a text without control characters, which on a terminal is wrapped between words.
  public func text(_ text: String) -> String {
    guard isTerminal else { return TerminalText.sanitised(text, keepingLines: true) }
    return TerminalText.wrapped(text, to: width).joined(separator: "\n")
  }

  /// Returns a text as `text(_:)` does, in the look that the theme has for a role.
  public func text(_ text: String, as role: Theme.Role) -> String {
    self.text(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : profile.styled(String($0), role) }.joined(separator: "\n")
  }

  /// Returns secondary text, dimmed if the stream supports it; it must have no control characters.
  public func secondary(_ text: String) -> String {
    profile.styled(text, .muted)
  }

  /// Returns strong text, bold if the stream supports it; it must have no control characters.
  public func strong(_ text: String) -> String {
    profile.styled(text, .title)
  }
}
