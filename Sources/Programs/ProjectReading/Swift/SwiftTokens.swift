// Splits a Swift source into the words that are compiled on Linux.

/// The tokens of a Swift source, without comments and without what `#if` keeps from Linux.
///
/// A lexer instead of swift-syntax, which is larger than all the rest of Behest: to find the names
/// that a file declares and uses, no tree is needed.
struct SwiftTokens {
  /// A token.
  struct Token: Hashable {
    /// The kind of a token.
    enum Kind { case word, text, mark }

    let kind: Kind
    /// The token's bytes; those of a text are without its quotes.
    let range: Range<Int>
    /// The line, from one.
    let line: Int
  }

  /// The source in UTF-8.
  let bytes: [UInt8]
  /// The tokens in order; those of an interpolation follow their text.
  private(set) var tokens: [Token] = []
  /// The parts that are not compiled.
  private(set) var uncompiled: [UncompiledPart] = []

  private let platform: CompilationConditions
  private var at = 0
  private var line = 1
  private var branches: [Branch] = []
  private var isActive: Bool { branches.last?.isActive ?? true }

  /// A part of `#if`.
  private struct Branch {
    var isActive: Bool
    var wasTaken: Bool
    let isOuterActive: Bool
    var condition: String
    var line: Int
  }

  /// Creates the tokens of a source.
  ///
  /// - Complexity: O(*n*) in the length of the source. Nothing is an error: a text that does not
  ///   end ends with the source.
  init(_ bytes: [UInt8], on platform: CompilationConditions) {
    self.bytes = bytes
    self.platform = platform
    scan(nesting: 0)
  }

  /// Returns the characters of a token.
  func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Scans to the end or, inside an interpolation, to the parenthesis that closes it.
  private mutating func scan(nesting: Int) {
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        at = lineEnd(at)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "\""):
        scanText(hashes: 0, nesting: nesting)
      case UInt8(ascii: "#"):
        scanHash(nesting: nesting)
      case UInt8(ascii: "`"):
        at += 1
      case _ where Self.isWordByte(byte):
        let start = at
        while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
        append(.word, start..<at, line)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        at += 1
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if nesting > 0, depth == 0 { return }
          depth -= 1
        }
        append(.mark, at..<at + 1, line)
        at += 1
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ range: Range<Int>, _ line: Int) {
    if isActive { tokens.append(Token(kind: kind, range: range, line: line)) }
  }

  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if bytes[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
    }
  }

  /// Scans a directive, a text in number signs or a macro.
  private mutating func scanHash(nesting: Int) {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let hashes = end - at
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      at = end
      return scanText(hashes: hashes, nesting: nesting)
    }
    let start = end
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    switch String(decoding: bytes[start..<end], as: UTF8.self) {
    case "if": openBranch(end)
    case "elseif": nextBranch(condition(from: end), end)
    case "else": nextBranch(nil, end)
    case "endif":
      closeBranch()
      at = end
    default:
      append(.mark, at..<at + 1, line)
      at = start
    }
  }

  /// Scans a text, which begins at a quotation mark.
  private mutating func scanText(hashes: Int, nesting: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    let first = tokens.count
    let isKept = isActive
    let firstLine = line
    at += isLong ? 3 : 1
    let start = at
    append(.text, start..<start, line)
    var end = bytes.count
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote, !isLong || (peek(1) == quote && peek(2) == quote),
        has(hashes, from: at + (isLong ? 3 : 1))
      {
        end = at
        at += (isLong ? 3 : 1) + hashes
        break
      }
      if byte == UInt8(ascii: "\n") {
        // A short text that does not end has its line only.
        if !isLong {
          end = at
          break
        }
        line += 1
      }
      guard byte == UInt8(ascii: "\\"), has(hashes, from: at + 1) else {
        at += 1
        continue
      }
      at += 1 + hashes
      guard at < bytes.count else { break }
      if bytes[at] == UInt8(ascii: "("), nesting < 16 {
        at += 1
        scan(nesting: nesting + 1)
      }
      if at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    }
    if isKept, first < tokens.count {
      tokens[first] = Token(kind: .text, range: start..<max(start, end), line: firstLine)
    }
  }

  private func has(_ hashes: Int, from place: Int) -> Bool {
    guard place + hashes <= bytes.count else { return hashes == 0 }
    return bytes[place..<place + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func peek(_ distance: Int) -> UInt8? {
    at + distance < bytes.count ? bytes[at + distance] : nil
  }

  private func lineEnd(_ place: Int) -> Int {
    bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SwiftTokens {
  private mutating func openBranch(_ end: Int) {
    let text = condition(from: end)
    let holds = platform.holds(text)
    branches.append(
      Branch(
        isActive: isActive && holds, wasTaken: holds, isOuterActive: isActive,
        condition: "#if " + text,
        line: line))
    at = lineEnd(end)
  }

  private mutating func nextBranch(_ text: String?, _ end: Int) {
    at = lineEnd(end)
    guard var branch = branches.popLast() else { return }
    note(branch)
    let holds = !branch.wasTaken && (text.map(platform.holds) ?? true)
    branch.isActive = branch.isOuterActive && holds
    branch.wasTaken = branch.wasTaken || holds
    branch.condition = text.map { "#elseif " + $0 } ?? "#else of \(branch.condition)"
    branch.line = line
    branches.append(branch)
  }

  private mutating func closeBranch() {
    if let branch = branches.popLast() { note(branch) }
  }

  /// Notes the lines of a branch that is not compiled, and has any.
  private mutating func note(_ branch: Branch) {
    guard branch.isOuterActive, !branch.isActive, line > branch.line + 1 else { return }
    uncompiled.append(
      UncompiledPart(condition: branch.condition, lines: branch.line + 1...line - 1))
  }

  private func condition(from place: Int) -> String {
    let line = String(decoding: bytes[place..<lineEnd(place)], as: UTF8.self)
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Lines that `#if` keeps from Linux.
package struct UncompiledPart: Hashable, Sendable {
  /// The directive, as it is written.
  package let condition: String
  /// The lines, from one.
  package let lines: ClosedRange<Int>
}
