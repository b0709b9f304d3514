// Finds what an app registers for its intents to depend on.

/// A call of `AppDependencyManager`, with the statements that make what it registers.
package struct DependencyRegistration: Hashable, Sendable {
  /// The line of the call, from one.
  package let line: Int
  /// The lines of the statements, in order, without indentation; the call is the last of them.
  package let statements: [String]
  /// The words of the statements.
  package let words: Set<String>

  /// Reads the call at a token, and the declarations of the variables in it.
  init(_ source: SwiftTokens, at index: Int) {
    var words: Set<String> = []
    var lines: Set<Int> = []
    var starts = [index]
    while let start = starts.popLast() {
      let end = Self.end(of: start, in: source)
      lines.formUnion(source.tokens[start].line...source.tokens[end - 1].line)
      for token in source.tokens[start..<end] where token.kind == .word {
        let word = source.text(token)
        guard words.insert(word).inserted else { continue }
        if let place = Self.declaration(of: word, before: index, in: source) {
          starts.append(place)
        }
      }
    }
    line = source.tokens[index].line
    self.words = words
    let texts = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    statements = lines.sorted().filter { $0 <= texts.count }.map {
      String(decoding: texts[$0 - 1].drop { $0 <= UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  /// Returns the last declaration of a variable before a token, or else the first one.
  private static func declaration(
    of name: String, before index: Int, in source: SwiftTokens
  ) -> Int? {
    let tokens = source.tokens
    let places = tokens.indices.dropLast().filter {
      source.text(tokens[$0 + 1]) == name && ["let", "var"].contains(source.text(tokens[$0]))
    }
    return places.last { $0 < index } ?? places.first
  }

  /// Returns the index after a statement: it ends with its line, or with what is open in that.
  private static func end(of start: Int, in source: SwiftTokens) -> Int {
    let tokens = source.tokens
    var depth = 0
    for index in start..<min(tokens.count, start + 500) {
      let text = tokens[index].kind == .mark ? source.text(tokens[index]) : ""
      if index > start, depth == 0, tokens[index].line > tokens[index - 1].line, text != "." {
        return index
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth < 0 { return max(index, start + 1) }
    }
    return min(tokens.count, start + 500)
  }
}
