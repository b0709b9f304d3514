// Compares output that contains times and identifiers with the output that a transcript expects.

/// A line of expected output with placeholders for text that differs from run to run.
///
/// `[UUID]` is an identifier and `[ID]` its first eight digits, `[TIME]` a time in ISO 8601
/// or as English says it, `[NUMBER]` decimal digits and `[...]` any text; all other text is literal.
struct LinePattern: Sendable {
  private enum Piece {
    case literal(Substring)
    case uuid, shortID, time, number, anything
  }

  private static let placeholders: [(String, Piece)] = [
    ("[UUID]", .uuid), ("[ID]", .shortID), ("[TIME]", .time), ("[NUMBER]", .number),
    ("[...]", .anything),
  ]

  private let pieces: [Piece]

  /// Creates a pattern from a line with placeholders.
  init(_ line: String) {
    var pieces: [Piece] = []
    var rest = line[...]
    var literal = rest.startIndex
    while !rest.isEmpty {
      if let (name, piece) = Self.placeholders.first(where: { rest.hasPrefix($0.0) }) {
        pieces.append(.literal(line[literal..<rest.startIndex]))
        pieces.append(piece)
        rest = rest.dropFirst(name.count)
        literal = rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    pieces.append(.literal(line[literal...]))
    self.pieces = pieces
  }

  /// Returns whether a line matches the whole pattern.
  func matches(_ line: String) -> Bool {
    Self.matches(pieces[...], line[...])
  }

  private static func matches(_ pieces: ArraySlice<Piece>, _ line: Substring) -> Bool {
    guard let first = pieces.first else { return line.isEmpty }
    let rest = pieces.dropFirst()
    switch first {
    case .literal(let text):
      return line.hasPrefix(text) && matches(rest, line.dropFirst(text.count))
    case .uuid:
      guard let end = uuidEnd(in: line) else { return false }
      return matches(rest, line[end...])
    case .shortID:
      guard let end = end(of: "hhhhhhhh", in: line) else { return false }
      return matches(rest, line[end...])
    case .time:
      guard let end = timeEnd(in: line) else { return false }
      return matches(rest, line[end...])
    case .number:
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      return !digits.isEmpty && matches(rest, line[digits.endIndex...])
    case .anything:
      var tail = line
      while true {
        if matches(rest, tail) { return true }
        guard !tail.isEmpty else { return false }
        tail = tail.dropFirst()
      }
    }
  }

  /// Returns a line with its identifiers and times replaced by placeholders, for recording.
  static func recording(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    // Lists of documents begin their rows with the first eight digits and a space.
    if let end = end(of: "hhhhhhhh ", in: rest) {
      result = "[ID] "
      rest = rest[end...]
    }
    while let first = rest.first {
      if let end = uuidEnd(in: rest) {
        result += "[UUID]"
        rest = rest[end...]
      } else if let end = timeEnd(in: rest) {
        result += "[TIME]"
        rest = rest[end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func uuidEnd(in text: Substring) -> Substring.Index? {
    end(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", in: text)
  }

  private static func timeEnd(in text: Substring) -> Substring.Index? {
    guard var end = end(of: "dddd-dd-ddTdd:dd:dd", in: text) else {
      let english = /[A-Z][a-z]{2} \d\d?, \d{4} at \d\d?:\d\d\s[AP]M/
      return text.prefixMatch(of: english)?.range.upperBound
    }
    if text[end...].first == "." {
      end = text[end...].dropFirst().drop { $0.isASCII && $0.isNumber }.startIndex
    }
    return text[end...].first == "Z" ? text.index(after: end) : end
  }

  /// Returns the end of a shape in a text: `h` is a hexadecimal digit, `d` a decimal one.
  private static func end(of shape: String, in text: Substring) -> Substring.Index? {
    var rest = text
    for symbol in shape {
      guard let character = rest.first, character.isASCII else { return nil }
      switch symbol {
      case "h": guard character.isHexDigit else { return nil }
      case "d": guard character.isNumber else { return nil }
      default: guard character == symbol else { return nil }
      }
      rest = rest.dropFirst()
    }
    return rest.startIndex
  }
}

extension [String] {
  /// Returns these lines of actual output with each one that matches replaced by its expected line.
  ///
  /// Other lines are returned as they would be recorded. The result equals `expected` exactly when
  /// everything matches. An expected line that is only `[...]` matches any number of lines.
  func fitted(to expected: [String]) -> [String] {
    if fits(expected[...], self[...]) { return expected }
    let patterns = expected.map(LinePattern.init)
    var result: [String] = []
    var next = 0
    for line in self {
      if let index = patterns[next...].firstIndex(where: { $0.matches(line) }) {
        result.append(expected[index])
        next = index + 1
      } else {
        result.append(LinePattern.recording(line))
      }
    }
    return result
  }

  private func fits(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    var expected = expected
    var actual = actual
    while let pattern = expected.first, pattern != "[...]" {
      guard let line = actual.first, LinePattern(pattern).matches(line) else { return false }
      expected = expected.dropFirst()
      actual = actual.dropFirst()
    }
    guard !expected.isEmpty else { return actual.isEmpty }
    expected = expected.dropFirst()
    return (0...actual.count).contains { fits(expected, actual.dropFirst($0)) }
  }
}
