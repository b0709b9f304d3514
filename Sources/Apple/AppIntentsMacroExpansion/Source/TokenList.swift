// Traverses tokens: brackets as wholes, lists with commas, words up to a mark.

/// A sequence of tokens of a source, in order.
struct TokenList {
  let source: String
  private let all: [SourceToken]
  /// The indices of the tokens that have not been taken.
  private var bounds: Range<Int>

  /// Creates a list of the tokens of a source text.
  init(_ source: String) {
    self.source = source
    all = SourceTokens.read(source)
    bounds = all.indices
  }

  private init(_ list: TokenList, _ bounds: Range<Int>) {
    source = list.source
    all = list.all
    self.bounds = bounds
  }

  var tokens: ArraySlice<SourceToken> { all[bounds] }

  var first: SourceToken? { tokens.first }
  var second: SourceToken? { tokens.dropFirst().first }
  var isEmpty: Bool { tokens.isEmpty }

  /// The text from the first token to the last, as it is written.
  var text: String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return Self.text(of: source, first.range.lowerBound..<last.range.upperBound)
  }

  /// The range from the first token to the last.
  var range: Range<Int>? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  static func text(of source: String, _ range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }

  @discardableResult mutating func next() -> SourceToken? {
    guard let first else { return nil }
    bounds = bounds.dropFirst()
    return first
  }

  /// Takes the next token if it has the given text.
  mutating func take(_ text: String) -> Bool {
    guard first.map({ $0.text == text }) == true else { return false }
    next()
    return true
  }

  /// Takes the contents of brackets, without the brackets, if the next token opens them.
  mutating func takeBrackets(_ open: String) -> TokenList? {
    guard first.map({ $0.text == open && $0.kind == .mark }) == true else { return nil }
    let whole = takeItem(anglesCount: false).bounds
    return TokenList(self, whole.dropFirst().dropLast())
  }

  /// Takes tokens up to one of the given marks outside of all brackets.
  mutating func take(upTo marks: Set<String>, anglesCount: Bool = true) -> TokenList {
    let start = bounds.lowerBound
    while let token = first, !(token.kind == .mark && marks.contains(String(token.text))) {
      _ = takeItem(anglesCount: anglesCount)
    }
    return TokenList(self, start..<bounds.lowerBound)
  }

  /// Takes a declaration, up to a semicolon or a line that begins another outside of all brackets;
  /// or everything from `#if` to `#endif`.
  mutating func takeMember() -> TokenList {
    let start = bounds.lowerBound
    // A macro such as `#Index` is a member of one line.
    var isComplete = first?.text == "#"
    var conditions = 0
    while let token = first, token.text != ";" {
      if token.kind == .word, Declaration.keywords.contains(String(token.text)) {
        isComplete = true
      }
      if token.text == "#" {
        if second?.text == "if" { conditions += 1 }
        if second?.text == "endif" { conditions -= 1 }
      }
      let end = takeItem(anglesCount: false).range?.upperBound ?? 0
      guard isComplete, conditions == 0, let next = first else { continue }
      let isNext = Self.text(of: source, end..<next.range.lowerBound).contains { $0.isNewline }
      if isNext, Declaration.canBegin(with: next) { break }
    }
    let member = TokenList(self, start..<bounds.lowerBound)
    while take(";") {}
    return member
  }

  /// Returns the parts between commas outside of all brackets.
  func separatedByCommas() -> [TokenList] {
    var rest = self
    var parts: [TokenList] = []
    while !rest.isEmpty {
      parts.append(rest.take(upTo: [","]))
      _ = rest.take(",")
    }
    return parts
  }

  /// Takes a token, or brackets with their contents.
  private mutating func takeItem(anglesCount: Bool) -> TokenList {
    let start = bounds.lowerBound
    var closing: [Substring] = []
    var before: Substring = ""
    while let token = next() {
      if token.kind == .mark {
        switch token.text {
        case "(": closing.append(")")
        case "[": closing.append("]")
        case "{": closing.append("}")
        case "<" where anglesCount: closing.append(">")
        // An arrow closes no bracket.
        case ">" where before == "-": break
        case closing.last: closing.removeLast()
        default: break
        }
      }
      before = token.text
      if closing.isEmpty { break }
    }
    return TokenList(self, start..<bounds.lowerBound)
  }
}
