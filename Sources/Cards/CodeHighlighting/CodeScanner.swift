// Scans code with the table of its language, in one pass.

/// A scanner of code in one language.
struct CodeScanner {
  private let code: UnsafeBufferPointer<UInt8>
  private let grammar: Grammar
  private let table: WordTable
  private let lineRemarks: [[UInt8]]
  /// For each byte, whether a comment, a string or an attribute may begin with it.
  private var openers: [Bool]
  private var found: [CodePart] = []
  private var offset = 0
  /// Whether only white space precedes `offset` on its line.
  private var isAtStart = true

  init(_ code: UnsafeBufferPointer<UInt8>, _ grammar: Grammar) {
    self.code = code
    self.grammar = grammar
    table = WordTable(grammar)
    lineRemarks = grammar.lineRemarks.map { [UInt8]($0.utf8) }
    openers = [Bool](repeating: false, count: 256)
    for text in lineRemarks + grammar.remarks.map(\.open) + grammar.quotes.map(\.open) {
      openers[Int(text[0])] = true
    }
    for sign in "@#$'[" { openers[Int(sign.asciiValue ?? 0)] = true }
  }

  /// Returns the tokens.
  ///
  /// Each step consumes at least one byte, and looks ahead or back by a few bytes at most.
  mutating func parts() -> [CodePart] {
    while offset < code.count {
      let byte = code[offset]
      if byte == 0x0A {
        isAtStart = true
        offset += 1
      } else if byte.isBlank || byte == 0x0D {
        offset += 1
      } else {
        if openers[Int(byte)], takeOpened(byte) {
        } else if byte.beginsWord {
          takeWord()
        } else if byte.isDigit {
          takeNumber()
        } else {
          offset += 1
        }
        isAtStart = false
      }
    }
    return found
  }

  private func has(_ text: [UInt8], at place: Int) -> Bool {
    guard place + text.count <= code.count else { return false }
    for index in text.indices where code[place + index] != text[index] { return false }
    return true
  }

  private func byte(at place: Int) -> UInt8 { place < code.count ? code[place] : 0 }

  private mutating func add(_ kind: CodePart.Kind, from start: Int) {
    if let last = found.indices.last, found[last].kind == kind, found[last].end == start {
      found[last].end = offset
    } else if offset > start {
      found.append(CodePart(kind, start..<offset))
    }
  }

  // MARK: Comments, strings, attributes

  private mutating func takeOpened(_ byte: UInt8) -> Bool {
    let start = offset
    // Longer openers come first in the tables, so that `"""` is not read as `""`.
    for remark in grammar.remarks where has(remark.open, at: start) {
      takeRemark(remark)
      add(.comment, from: start)
      return true
    }
    let isSpaced = isAtStart || start == 0 || code[start - 1].isBlank
    if !grammar.habits.contains(.spacedRemarks) || isSpaced {
      for remark in lineRemarks where has(remark, at: start) {
        skipLine()
        add(.comment, from: start)
        return true
      }
    }
    if byte == UInt8(ascii: "'"), grammar.habits.contains(.characters) { return takeCharacter() }
    for quote in grammar.quotes where has(quote.open, at: start) {
      takeQuote(quote)
      let isKey = grammar.habits.contains(.keys) && isBeforeColon
      add(isKey ? .attribute : .string, from: start)
      return true
    }
    return takeSign(byte)
  }

  private mutating func takeRemark(_ remark: Grammar.Remark) {
    offset += remark.open.count
    var depth = 1
    while offset < code.count {
      if code[offset] == remark.close[0], has(remark.close, at: offset) {
        offset += remark.close.count
        depth -= 1
        if depth == 0 { return }
      } else if remark.nests, code[offset] == remark.open[0], has(remark.open, at: offset) {
        offset += remark.open.count
        depth += 1
      } else {
        offset += 1
      }
    }
  }

  private mutating func takeQuote(_ quote: Grammar.Quote) {
    offset += quote.open.count
    while offset < code.count {
      let byte = code[offset]
      if byte == quote.escape, offset + 1 < code.count {
        offset += code[offset + 1] == 0x0A && !quote.isLong ? 1 : 2
      } else if byte == quote.close[0], has(quote.close, at: offset) {
        offset += quote.close.count
        return
      } else if byte == 0x0A, !quote.isLong {
        return
      } else {
        offset += 1
      }
    }
  }

  /// Takes a character literal, or the sigil of a lifetime or label before a word.
  private mutating func takeCharacter() -> Bool {
    let start = offset
    var end = start + 1
    if byte(at: end) == UInt8(ascii: "\\") {
      // The longest escape is `\u{10FFFF}`.
      end += 2
      while end < min(code.count, start + 14), code[end] != UInt8(ascii: "'"), code[end] != 0x0A {
        end += 1
      }
    } else {
      end += 1
      while end < min(code.count, start + 6), code[end] & 0xC0 == 0x80 { end += 1 }
    }
    if byte(at: end) == UInt8(ascii: "'") {
      offset = end + 1
      add(.string, from: start)
    } else {
      offset = start + 1
      while offset < code.count, code[offset].isOfWord { offset += 1 }
      if offset > start + 1 { add(.attribute, from: start) }
    }
    return true
  }

  private mutating func takeSign(_ sign: UInt8) -> Bool {
    let habits = grammar.habits
    let start = offset
    switch sign {
    case UInt8(ascii: "@") where habits.contains(.atSigns),
      UInt8(ascii: "#") where habits.contains(.hashWords):
      guard byte(at: start + 1).beginsWord else { return false }
      offset += 1
      while offset < code.count, code[offset].isOfWord { offset += 1 }
      add(.attribute, from: start)
      return true
    case UInt8(ascii: "#") where habits.contains(.directives) && isAtStart:
      offset += 1
      while offset < code.count, code[offset].isBlank { offset += 1 }
      while offset < code.count, code[offset].isOfWord { offset += 1 }
      add(.attribute, from: start)
      takeIncluded()
      return true
    case UInt8(ascii: "$") where habits.contains(.dollars):
      offset += 1
      if byte(at: offset) == UInt8(ascii: "{") {
        while offset < code.count, code[offset] != UInt8(ascii: "}"), code[offset] != 0x0A {
          offset += 1
        }
        if byte(at: offset) == UInt8(ascii: "}") { offset += 1 }
      } else if byte(at: offset).beginsWord {
        while offset < code.count, code[offset].isOfWord { offset += 1 }
      } else if byte(at: offset).isDigit || "?!#@*$-".utf8.contains(byte(at: offset)) {
        offset += 1
      }
      add(.attribute, from: start)
      return true
    case UInt8(ascii: "[") where habits.contains(.settings) && isAtStart:
      skipLine()
      add(.type, from: start)
      return true
    default: return false
    }
  }

  /// Takes the file name in angle brackets after `#include`.
  private mutating func takeIncluded() {
    while offset < code.count, code[offset].isBlank { offset += 1 }
    guard byte(at: offset) == UInt8(ascii: "<") else { return }
    let start = offset
    while offset < code.count, code[offset] != UInt8(ascii: ">"), code[offset] != 0x0A {
      offset += 1
    }
    if byte(at: offset) == UInt8(ascii: ">") { offset += 1 }
    add(.string, from: start)
  }

  private mutating func skipLine() {
    while offset < code.count, code[offset] != 0x0A { offset += 1 }
  }

  // MARK: Words and numbers

  private mutating func takeWord() {
    let start = offset
    let hasDashes = grammar.habits.contains(.dashes)
    while offset < code.count, code[offset].isOfWord || (hasDashes && code[offset] == 0x2D) {
      offset += 1
    }
    let word = UnsafeBufferPointer(rebasing: code[start..<offset])
    let habits = grammar.habits
    if habits.contains(.settings), isAtStart, isBeforeSettingSign {
      add(.attribute, from: start)
      return
    }
    if habits.contains(.keys), isBeforeColon {
      add(.attribute, from: start)
      return
    }
    let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
    let known = table.kind(of: word, anyCase: habits.contains(.anyCase))
    if let known, !isMember || known != .keyword {
      add(known, from: start)
    } else if habits.contains(.calls), byte(at: offset) == UInt8(ascii: "(") {
      add(isType(word) ? .type : .function, from: start)
    } else if isType(word) {
      add(.type, from: start)
    }
  }

  private func isType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    grammar.habits.contains(.capitalTypes) && word[0].isCapital
  }

  /// Whether a single colon that ends a key follows, separated from the value.
  private var isBeforeColon: Bool {
    var place = offset
    while place < min(code.count, offset + 4), code[place].isBlank { place += 1 }
    guard byte(at: place) == UInt8(ascii: ":") else { return false }
    let next = byte(at: place + 1)
    return next == 0 || next.isBlank || next == 0x0A || next == 0x0D
      || !grammar.habits.contains(.spacedRemarks)
  }

  private var isBeforeSettingSign: Bool {
    var place = offset
    // A dotted key, as in TOML, is one token.
    while place < min(code.count, offset + 64), code[place].isBlank { place += 1 }
    let sign = byte(at: place)
    return sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":")
      || (sign == UInt8(ascii: ".") && byte(at: place + 1).beginsWord)
  }

  private mutating func takeNumber() {
    let start = offset
    // A digit inside a word was taken with the word.
    var last: UInt8 = 0
    while offset < code.count {
      let byte = code[offset]
      let isSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
        && (last | 0x20 == UInt8(ascii: "e") || last | 0x20 == UInt8(ascii: "p"))
        && code[start + (offset > start + 1 ? 1 : 0)] | 0x20 != UInt8(ascii: "x")
      let isPoint = byte == UInt8(ascii: ".") && self.byte(at: offset + 1).isDigit
      guard byte.isOfWord && byte < 0x80 || isSign || isPoint else { break }
      last = byte
      offset += 1
    }
    add(.number, from: start)
  }
}
