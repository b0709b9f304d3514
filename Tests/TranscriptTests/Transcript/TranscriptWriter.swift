// Writes the text form of a transcript, from which the same transcript is parsed.

extension Transcript {
  /// The text form, ending with a line feed.
  var text: String {
    parts.flatMap(\.lines).map { $0 + "\n" }.joined()
  }
}

extension Transcript.Part {
  fileprivate var lines: [String] {
    switch self {
    case .comment(let line): [line]
    case .command(let command): command.lines
    case .session(let session): session.lines
    }
  }
}

extension Transcript.Command {
  fileprivate var lines: [String] {
    commandLines(text, mark: .command)
      + output.lines(mark: .output, unterminated: .unterminatedOutput, isMarkOptional: true)
      + errorOutput.lines(
        mark: .errorOutput, unterminated: .unterminatedErrorOutput, isMarkOptional: false)
      + [Mark.status.line(String(status))]
  }
}

extension Transcript.Session {
  fileprivate var lines: [String] {
    let start =
      (showsLooks ? Self.looks : "") + (size == .standard ? text : "\(size) \(text)")
    return commandLines(start, mark: .session) + steps.flatMap(\.lines)
      + [Mark.status.line(String(status))]
  }
}

extension Transcript.Step {
  fileprivate var lines: [String] {
    let first: [String] =
      switch act {
      case .start: []
      case .line(let text): [Mark.line.line(text)]
      case .keys(let keys): [Mark.keys.line(keys)]
      case .resize(let size): [Mark.resize.line(size.description)]
      case .outside(let command): [Mark.outside.line(command)]
      }
    return first + screen.map { Mark(of: $0) == nil ? $0 : Mark.output.line($0) }
  }
}

extension Transcript.Output {
  fileprivate func lines(mark: Mark, unterminated: Mark, isMarkOptional: Bool) -> [String] {
    lines.enumerated().map { index, line in
      if !isTerminated && index == lines.count - 1 { return unterminated.line(line) }
      return isMarkOptional && Mark(of: line) == nil ? line : mark.line(line)
    }
  }
}

private func commandLines(_ text: String, mark: Mark) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return lines.enumerated().map { ($0 == 0 ? mark : Mark.continuation).line($1) }
}
