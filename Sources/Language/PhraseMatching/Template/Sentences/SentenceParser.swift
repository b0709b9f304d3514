// Parses the notation of phrase packs: `(turn|switch) on [the] {light}`.

/// A parser of sentences in the notation of phrase packs, compatible with hassil 3.
///
/// | notation | meaning |
/// |---|---|
/// | `(a\|b)` | one of them, the first preferred; the text as a whole needs no parentheses |
/// | `[a]` | `a` or nothing |
/// | `(a;b)` | all of them in any order, as separate words |
/// | `<rule>` | the expression of the rule |
/// | `{list}`, `{list:slot}` | a value of the list, under the list's name or another |
/// | `{list:@slot}`, `{@list}` | the same, kept for the reply only |
/// | `{0..100:slot}`, `{0..100,5:slot}` | a number, in steps of one or five |
/// | `{applicationName}` | any name of the app |
/// | `\(` | the escaped character itself |
///
/// `|` and `;` together without parentheses group from the left.
package enum SentenceParser {
  /// The maximum number of open brackets.
  package static let maximumDepth = 64

  /// Parses a sentence; one pass, without recursion.
  ///
  /// - Throws: `SentenceError` for the first mistake. The existence of rules and lists is not
  ///   checked.
  /// - Complexity: O(*n*) in the length of the text.
  package static func parse(_ text: String) throws(SentenceError) -> ParsedSentence {
    var text = text
    text.makeContiguousUTF8()
    var reader = SentenceReader(bytes: Array(text.utf8))
    return try reader.read()
  }

  /// Whether a text has a character that is special in values of lists.
  ///
  /// A value without one is literal, even `a;b` and `a\b`, as in hassil.
  package static func isTemplate(_ text: String) -> Bool {
    text.utf8.contains { "(){}<>[]|@".utf8.contains($0) }
  }
}

/// The state of one pass over a sentence.
private struct SentenceReader {
  let bytes: [UInt8]
  private var index = 0
  /// The open brackets, the innermost last; the first stands for the text as a whole.
  private var open: [Group] = [Group(bracket: 0, offset: 0)]
  private var literal: [UInt8] = []
  private var references: [ParsedSentence.Reference] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(SentenceError) -> ParsedSentence {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { throw failure(.openEscape) }
        literal.append(bytes[index + 1])
        index += 2
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["):
        flush()
        guard open.count <= SentenceParser.maximumDepth else { throw failure(.tooDeep) }
        open.append(Group(bracket: byte, offset: index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        try close(byte)
      case UInt8(ascii: "|"), UInt8(ascii: ";"):
        flush()
        open[open.count - 1].separate(by: byte)
      case UInt8(ascii: "{"):
        flush()
        try slot()
        continue
      case UInt8(ascii: "<"):
        flush()
        try rule()
        continue
      case UInt8(ascii: "}"), UInt8(ascii: ">"):
        throw failure(.unexpectedBracket, name: spelled(byte))
      default:
        literal.append(byte)
      }
      index += 1
    }
    flush()
    let group = open[open.count - 1]
    guard open.count == 1 else {
      throw SentenceError(
        code: .unclosedBracket, offset: group.offset, name: spelled(group.bracket),
        expected: spelled(group.closing))
    }
    let expression = group.expression
    if case .text(let text) = expression, text.allSatisfy(\.isWhitespace) {
      throw failure(.empty, at: 0)
    }
    return ParsedSentence(expression: expression, references: references)
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    open[open.count - 1].append(.text(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  private mutating func close(_ byte: UInt8) throws(SentenceError) {
    flush()
    let group = open[open.count - 1]
    guard open.count > 1 else { throw failure(.unexpectedBracket, name: spelled(byte)) }
    guard byte == group.closing else {
      throw failure(.unexpectedBracket, name: spelled(byte), expected: spelled(group.closing))
    }
    guard !group.isEmpty else {
      throw failure(
        .emptyBrackets, at: group.offset, name: spelled(group.bracket), expected: spelled(byte))
    }
    open.removeLast()
    let expression = group.expression
    let isOptional = group.bracket == UInt8(ascii: "[")
    open[open.count - 1].append(isOptional ? .optional(expression) : expression)
  }

  private mutating func rule() throws(SentenceError) {
    let name = try name(closing: UInt8(ascii: ">"))
    references.append(.init(kind: .rule, name: name.text, offset: name.offset))
    open[open.count - 1].append(.rule(name.text))
  }

  private mutating func slot() throws(SentenceError) {
    let name = try name(closing: UInt8(ascii: "}"))
    if name.text == "applicationName" {
      open[open.count - 1].append(.applicationName)
      return
    }
    let parts = name.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let list: Substring
    var slot: Substring
    if parts.count == 2 {
      (list, slot) = (parts[0], parts[1])
    } else {
      (list, slot) = (parts[0].hasPrefix("@") ? parts[0].dropFirst() : parts[0], parts[0])
    }
    let isCapture = slot.hasPrefix("@")
    if isCapture { slot.removeFirst() }
    guard !list.isEmpty, !slot.isEmpty else {
      throw failure(
        .badName, at: name.offset, name: name.text,
        expected: list.isEmpty ? "a list before “:”" : "a name for the slot")
    }
    references.append(
      .init(
        kind: .list, name: String(list), offset: name.offset,
        slot: isCapture ? nil : String(slot)))
    open[open.count - 1].append(
      .slot(Expression.Slot(list: String(list), name: String(slot), isCapture: isCapture)))
  }

  /// Reads a name and the bracket after it; the index is at the bracket before it.
  private mutating func name(closing: UInt8) throws(SentenceError) -> (text: String, offset: Int) {
    let start = index
    var name: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == closing {
        guard !name.isEmpty else {
          throw failure(.unnamedSlot, at: start, name: spelled(bytes[start]), expected: closing)
        }
        index += 1
        return (String(decoding: name, as: UTF8.self), start + 1)
      }
      if byte == bytes[start] { break }
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      name.append(bytes[index])
      index += 1
    }
    throw failure(.unclosedBracket, at: start, name: spelled(bytes[start]), expected: closing)
  }

  private func failure(
    _ code: TemplateError.Code, at offset: Int? = nil, name: String? = nil, expected: UInt8
  ) -> SentenceError {
    failure(code, at: offset, name: name, expected: spelled(expected))
  }

  private func failure(
    _ code: TemplateError.Code, at offset: Int? = nil, name: String? = nil,
    expected: String? = nil
  ) -> SentenceError {
    SentenceError(
      code: code == .unnamedSlot ? .emptyBrackets : code, offset: offset ?? index, name: name,
      expected: expected)
  }

  private func spelled(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
}

/// An open bracket, with the pieces read so far.
private struct Group {
  let bracket: UInt8
  /// The offset of the bracket.
  let offset: Int
  /// The pieces since the last separator.
  private var items: [Expression] = []
  /// The parts before the last separator.
  private var parts: [Expression] = []
  private var separator: UInt8?

  init(bracket: UInt8, offset: Int) {
    self.bracket = bracket
    self.offset = offset
  }

  var closing: UInt8 { bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]") }

  var isEmpty: Bool { items.isEmpty && separator == nil }

  /// Adds a piece; a sequence is flattened, and adjacent texts are concatenated.
  mutating func append(_ item: Expression) {
    switch item {
    case .sequence(let inner):
      for item in inner { append(item) }
    case .text(let text):
      if case .text(let before) = items.last {
        // Adjacent white space is one space.
        let isDouble = before.last?.isWhitespace == true && text.first?.isWhitespace == true
        items[items.count - 1] = .text(before + (isDouble ? text.dropFirst() : text[...]))
      } else {
        items.append(item)
      }
    default:
      items.append(item)
    }
  }

  mutating func separate(by byte: UInt8) {
    parts.append(sequence)
    if let separator, separator != byte { parts = [joined(parts, by: separator)] }
    separator = byte
    items = []
  }

  var expression: Expression {
    guard let separator else { return sequence }
    return joined(parts + [sequence], by: separator)
  }

  private var sequence: Expression {
    switch items.count {
    case 0: .text("")
    case 1: items[0]
    default: .sequence(items)
    }
  }

  private func joined(_ parts: [Expression], by separator: UInt8) -> Expression {
    guard separator == UInt8(ascii: ";") else { return .alternatives(parts) }
    // The first and last part are separate from the words around the brackets.
    return .sequence([.text(" "), .permutation(parts), .text(" ")])
  }
}
