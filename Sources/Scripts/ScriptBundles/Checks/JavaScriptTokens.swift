// Splits JavaScript as esbuild prints it into tokens, for lints and for the places of imports.

/// A token of JavaScript.
struct JavaScriptToken: Hashable {
  enum Kind: Hashable {
    /// A name or a keyword.
    case word
    /// A string, whose text is without quotation marks and with simple escapes replaced.
    case string
    /// A piece of a template between its expressions.
    case template
    case number
    case regularExpression
    case punctuator
  }

  let kind: Kind
  let text: String
  /// The offset of its first byte.
  let offset: Int
}

/// The tokens of a text.
///
/// The scanner reads what esbuild prints rather than what an author writes: there are no comments, no
/// types and no TSX left, each of which would need a parser to be told apart from operators. What is
/// still ambiguous, a slash, is decided by the token before it.
struct JavaScriptTokens {
  private(set) var tokens: [JavaScriptToken] = []
  /// The index of the innermost open bracket around each token; `nil` outside of all.
  private(set) var parents: [Int?] = []
  /// The index of the other bracket of a pair, by the index of each.
  private(set) var partners: [Int: Int] = [:]

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Int] = []
  /// The numbers of open brackets at which an expression inside of a template began.
  private var templates: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { scan() }
  }

  /// The words after which a slash begins a regular expression.
  private static let operators: Set<String> = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
    "typeof", "void", "yield",
  ]

  private static let long: [StaticString] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
    "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**",
  ]

  private mutating func add(_ kind: JavaScriptToken.Kind, _ text: String, at start: Int) {
    tokens.append(JavaScriptToken(kind: kind, text: text, offset: start))
    parents.append(open.last)
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func scan() {
    let start = index
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D, 0x20: index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(bytes[index])
    case UInt8(ascii: "`"):
      index += 1
      template()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      index += 2
      while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == 0x2A) {
        index += 1
      }
      index = min(index + 1, bytes.count)
    case UInt8(ascii: "/") where mayBeginExpression: regularExpression()
    case UInt8(ascii: "}") where templates.last == open.count:
      templates.removeLast()
      index += 1
      template()
    case let byte where byte.isOfName && !byte.isDigit:
      while index < bytes.count, bytes[index].isOfName { index += 1 }
      add(.word, text(from: start), at: start)
    case let byte where byte.isDigit:
      while index < bytes.count, bytes[index].isOfName || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      add(.number, text(from: start), at: start)
    default: punctuator()
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return Self.operators.contains(last.text)
    case .punctuator: return ![")", "]", "}"].contains(last.text)
    case .string, .template, .number, .regularExpression: return false
    }
  }

  private mutating func string(_ quote: UInt8) {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    index = min(index + 1, bytes.count)
    add(.string, String(decoding: text, as: UTF8.self), at: start)
  }

  /// Reads a template from behind its beginning, or from behind an expression in it.
  private mutating func template() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "`") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        add(.template, text(from: start), at: start)
        templates.append(open.count)
        index += 2
        return
      }
      index += 1
    }
    index = min(index, bytes.count)
    add(.template, text(from: start), at: start)
    index = min(index + 1, bytes.count)
  }

  private mutating func regularExpression() {
    let start = index
    var end = index + 1
    var isInSet = false
    while end < bytes.count, bytes[end] != 0x0A {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        index = end + 1
        while index < bytes.count, bytes[index].isOfName { index += 1 }
        add(.regularExpression, text(from: start), at: start)
        return
      default: break
      }
      end += 1
    }
    punctuator()
  }

  private mutating func punctuator() {
    let start = index
    let rest = bytes[index...]
    let known = Self.long.first { word in word.withUTF8Buffer { rest.starts(with: $0) } }
    index += known?.utf8CodeUnitCount ?? 1
    let text = text(from: start)
    add(.punctuator, text, at: start)
    switch text {
    case "(", "[", "{": open.append(tokens.count - 1)
    case ")", "]", "}":
      if let first = open.popLast() {
        parents[tokens.count - 1] = open.last
        partners[first] = tokens.count - 1
        partners[tokens.count - 1] = first
      }
    default: break
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte may be in a name: a letter, a digit, "_", "$", "#", or beyond ASCII.
  fileprivate var isOfName: Bool {
    (self | 0x20) &- 0x61 < 26 || isDigit || self >= 0x80 || [0x23, 0x24, 0x5F].contains(self)
  }
}
