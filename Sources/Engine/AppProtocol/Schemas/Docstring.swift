// Reads what the description of a tool says of its parameters, as the docstrings of Python do.

/// The description of a tool, apart from the parameters that it describes.
///
/// The styles are those of Google ("Args:"), of NumPy ("Parameters" over a line of hyphens) and of
/// reStructuredText (":param x:"). A section in which no parameter is described stays as it is.
package struct Docstring: Sendable {
  /// The description without its sections about parameters.
  package private(set) var text = ""
  /// The descriptions of parameters by their names, each one line.
  package private(set) var parameters: [String: String] = [:]

  /// A line without its indentation.
  private struct Line {
    let indentation: Int
    let words: Substring
    var isBlank: Bool { words.isEmpty }
    /// Whether the line above is a heading.
    var isRule: Bool { words.count >= 3 && words.allSatisfy { $0 == "-" } }

    init(_ line: Substring) {
      let rest = line.drop { $0 == " " || $0 == "\t" }
      indentation = rest.startIndex == line.startIndex ? 0 : line.count - rest.count
      var words = rest
      while words.last?.isWhitespace == true { words.removeLast() }
      self.words = words
    }
  }

  /// A parameter's name, and the beginning of its description.
  private typealias Entry = (name: String, words: Substring)

  private static let headings: Set<String> = [
    "args:", "arguments:", "parameters:", "params:", "keyword args:", "keyword arguments:",
    "other parameters:",
  ]

  /// Creates the description of a tool.
  ///
  /// - Parameter names: The names of the tool's parameters.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, names: Set<String>) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let read = lines.map { Line($0) }
    var kept: [Substring] = []
    var index = 0
    while index < read.count {
      let line = read[index]
      let next = index + 1 < read.count ? read[index + 1] : nil
      var end: Int?
      if Self.headings.contains(line.words.lowercased()) {
        end = section(read, from: index + 1, above: line.indentation, names, entry: Self.listed)
      } else if ["Parameters", "Other Parameters"].contains(line.words),
        next?.isRule == true
      {
        end = section(
          read, from: index + 2, above: line.indentation - 1, names, entry: Self.underlined)
      } else if line.words.hasPrefix(":param ") || line.words.hasPrefix(":type ") {
        end = field(read, at: index, names)
      }
      if end == nil { kept.append(lines[index]) }
      index = end ?? index + 1
    }
    self.text = kept.joined(separator: "\n")
  }

  /// Reads a section, and returns the index of the line after it; `nil` when it describes no parameter.
  private mutating func section(
    _ lines: [Line], from start: Int, above outer: Int, _ names: Set<String>,
    entry: (Line) -> Entry?
  ) -> Int? {
    var index = start
    var end = start
    var depth: Int?
    var current: String?
    var found: [String: [Substring]] = [:]
    while index < lines.count, lines[index].isBlank || lines[index].indentation > outer {
      let line = lines[index]
      index += 1
      if line.isBlank { continue }
      if line.indentation <= depth ?? .max {
        let isHeading = index < lines.count && lines[index].isRule
        guard !isHeading, let entry = entry(line) else { break }
        depth = line.indentation
        current = entry.name
        found[entry.name, default: []].append(entry.words)
      } else if let current {
        found[current, default: []].append(line.words)
      }
      end = index
    }
    let known = found.filter { names.contains($0.key) }
    guard !known.isEmpty else { return nil }
    for (name, words) in known { keep(words, for: name) }
    return end
  }

  /// Reads ":param x: words" with the lines that go on, and returns the index of the line after it.
  private mutating func field(_ lines: [Line], at start: Int, _ names: Set<String>) -> Int? {
    let parts = lines[start].words.dropFirst().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts[0].split(separator: " ").last.map(String.init),
      names.contains(name)
    else { return nil }
    var words = [parts[1]]
    var end = start + 1
    while end < lines.count, !lines[end].isBlank, !lines[end].words.hasPrefix(":") {
      words.append(lines[end].words)
      end += 1
    }
    if lines[start].words.hasPrefix(":param ") { keep(words, for: name) }
    return end
  }

  private mutating func keep(_ words: [Substring], for name: String) {
    let line = words.joined(separator: " ").oneLine(upTo: 500)
    if !line.isEmpty { parameters[name] = line }
  }

  /// Returns the entry of a line such as "limit (int, optional): The most."
  private static func listed(_ line: Line) -> Entry? {
    let words = line.words.drop { "-*•` ".contains($0) }
    let name = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var rest = words.dropFirst(name.count).drop { "*` ".contains($0) }
    if rest.first == "(" {
      guard let end = rest.indices.first(where: { rest[$0] == ")" && rest[$0...].isEndOfType })
      else {
        return nil
      }
      rest = rest[end...].dropFirst().drop { "*` ".contains($0) }
    }
    guard !name.isEmpty, rest.first == ":" || rest.first == "–" else { return nil }
    return (String(name), rest.dropFirst().drop { "*` ".contains($0) })
  }

  /// Returns the entry of a line such as "limit : int, optional", whose description follows.
  private static func underlined(_ line: Line) -> Entry? {
    let name = line.words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line.words.dropFirst(name.count).drop { $0 == " " }
    return !name.isEmpty && (rest.isEmpty || rest.first == ":") ? (String(name), "") : nil
  }
}

extension Substring {
  /// Whether a text that begins with a closing parenthesis goes on with a colon.
  fileprivate var isEndOfType: Bool { dropFirst().first { !"*` ".contains($0) } == ":" }
}
