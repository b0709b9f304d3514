// Parses the text form of a transcript.

/// A syntax error in the text of a transcript, and its line.
struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The one-based line number.
  let line: Int
  let words: String

  var description: String { "line \(line): \(words)" }
}

extension Transcript {
  /// Creates a transcript from its text form.
  ///
  /// - Throws: `TranscriptError` at the first line that is not allowed at its place.
  init(parsing text: String) throws(TranscriptError) {
    var reader = TranscriptReader(text)
    parts = []
    while let part = try reader.nextPart() { parts.append(part) }
  }
}

/// A parser that passes over the lines of a transcript once.
private struct TranscriptReader {
  private var lines: [String]
  private var index = 0

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  mutating func nextPart() throws(TranscriptError) -> Transcript.Part? {
    guard index < lines.count else { return nil }
    let line = lines[index]
    switch Mark(of: line) {
    case .command:
      index += 1
      return .command(try command(starting: Mark.command.rest(of: line)))
    case .session:
      index += 1
      return .session(try session(starting: Mark.session.rest(of: line)))
    case .comment:
      index += 1
      return .comment(line)
    case nil where line.isEmpty:
      index += 1
      return .comment(line)
    default:
      throw error("outside a command: only `$`, `%`, `#` and blank lines may stand here")
    }
  }

  private mutating func command(
    starting first: String
  ) throws(TranscriptError) -> Transcript.Command {
    var result = Transcript.Command(
      text: first, output: .init(lines: []), errorOutput: .init(lines: []), status: 0)
    while index < lines.count {
      let line = lines[index]
      index += 1
      switch Mark(of: line) {
      case .continuation: result.text += "\n" + Mark.continuation.rest(of: line)
      case .status:
        result.status = try status(in: line)
        return result
      case nil: result.output.lines.append(line)
      case .output: result.output.lines.append(Mark.output.rest(of: line))
      case .errorOutput: result.errorOutput.lines.append(Mark.errorOutput.rest(of: line))
      case .unterminatedOutput:
        result.output.lines.append(Mark.unterminatedOutput.rest(of: line))
        result.output.isTerminated = false
      case .unterminatedErrorOutput:
        result.errorOutput.lines.append(Mark.unterminatedErrorOutput.rest(of: line))
        result.errorOutput.isTerminated = false
      default: throw error("the command before this has no status line `? N`")
      }
    }
    throw error("the last command has no status line `? N`")
  }

  private mutating func session(
    starting first: String
  ) throws(TranscriptError) -> Transcript.Session {
    var result = Transcript.Session(
      text: first, size: .standard, steps: [.init(act: .start, screen: [])], status: 0)
    if result.text.hasPrefix(Transcript.Session.looks) {
      result.showsLooks = true
      result.text.removeFirst(Transcript.Session.looks.count)
    }
    if let space = result.text.firstIndex(of: " "), let size = TerminalSize(result.text[..<space]) {
      result.size = size
      result.text = String(result.text[space...].dropFirst())
    }
    while index < lines.count {
      let line = lines[index]
      index += 1
      switch Mark(of: line) {
      case .continuation where result.steps.count == 1:
        result.text += "\n" + Mark.continuation.rest(of: line)
      case .status:
        result.status = try status(in: line)
        return result
      case nil: result.steps[result.steps.count - 1].screen.append(line)
      case .output:
        result.steps[result.steps.count - 1].screen.append(Mark.output.rest(of: line))
      case .line: result.steps.append(.init(act: .line(Mark.line.rest(of: line)), screen: []))
      case .keys: result.steps.append(.init(act: .keys(Mark.keys.rest(of: line)), screen: []))
      case .outside:
        result.steps.append(.init(act: .outside(Mark.outside.rest(of: line)), screen: []))
      case .resize:
        guard let size = TerminalSize(Mark.resize.rest(of: line)) else {
          throw error("a size is written `40x20`")
        }
        result.steps.append(.init(act: .resize(size), screen: []))
      default: throw error("this cannot stand inside a session")
      }
    }
    throw error("the session has no status line `? N`")
  }

  private func status(in line: String) throws(TranscriptError) -> Int {
    guard let status = Int(Mark.status.rest(of: line)) else {
      throw error("the status is a number")
    }
    return status
  }

  private func error(_ words: String) -> TranscriptError {
    TranscriptError(line: max(1, min(index, lines.count)), words: words)
  }
}
