// Writes inlines as Markdown, with escapes for text that would be markup.

import OutputPolicies

/// A writer of one block's inlines as Markdown.
struct CommonMarkInlines {
  private var output = ""
  private let inTable: Bool

  /// Whether the current emphasis touches a word, where only stars are delimiters.
  private var isInWord = false

  private init(inTable: Bool) {
    self.inTable = inTable
  }

  /// Returns the Markdown of a block's inlines.
  static func text(of inlines: [MarkdownNode], inTable: Bool = false) -> String {
    var writer = CommonMarkInlines(inTable: inTable)
    writer.write(inlines, in: nil)
    return writer.output
  }

  /// - Parameter delimiter: The delimiter of the enclosing emphasis; `nil` for none.
  private mutating func write(_ inlines: [MarkdownNode], in delimiter: Character?) {
    for (index, inline) in inlines.enumerated() {
      let next = index + 1 < inlines.count ? inlines[index + 1] : nil
      switch inline.kind {
      case .text(let text): write(text: text, before: next)
      case .code(let text): write(code: text)
      case .htmlInline(let html): output += CharacterPolicy.document.filtered(html)
      case .softBreak: output += "\n"
      case .lineBreak: output += "\\\n"
      case .emphasis: write(inline, next, marks: 1, in: delimiter)
      case .strong: write(inline, next, marks: 2, in: delimiter)
      case .strikethrough:
        output += "~~"
        write(inline.children, in: nil)
        output += "~~"
      case .link(let destination, let title): write(link: inline, to: destination, title)
      case .image(let destination, let title):
        output += "!["
        write(inline.children, in: nil)
        output += "]"
        write(target: destination, title)
      case .footnoteReference(let label, _):
        output += "[^\(CharacterPolicy.document.filtered(label))]"
      case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
        .thematicBreak,
        .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
        write(inline.children, in: delimiter)
      }
    }
  }

  // MARK: Text

  private mutating func write(text: String, before next: MarkdownNode?) {
    var left = text.unicodeScalars.count
    CharacterPolicy.document.forEachScalar(of: text) { scalar, isCarried in
      left -= 1
      let isLast = left == 0
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "~", "|": output += "\\\(scalar)"
      case "&": output += "\\&"
      case "!": output += isLast && next != nil ? "\\!" : "!"
      case " ":
        let isEdge = isAtLineStart || isLast && (next?.isBreak ?? true)
        output += isEdge ? "&#32;" : " "
      case "#", "+", "-", "=", ":": output += isAtLineStart ? "\\\(scalar)" : "\(scalar)"
      case ".", ")": output += isAfterLineNumber ? "\\\(scalar)" : "\(scalar)"
      case "\t", "\n": output += "&#\(scalar.value);"
      case _ where !isCarried: output += scalar.reference
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  private var isAtLineStart: Bool {
    output.isEmpty || output.utf8.last == UInt8(ascii: "\n")
  }

  /// Whether the line so far is a number, which would begin a list before a dot.
  private var isAfterLineNumber: Bool {
    let digits = output.utf8.reversed().prefix(10).prefix { 0x30...0x39 ~= $0 }.count
    guard digits > 0, digits < 10 else { return false }
    return digits == output.utf8.count
      || output.utf8.dropLast(digits).last == UInt8(ascii: "\n")
  }

  private mutating func write(code text: String) {
    let text = CharacterPolicy.document.filtered(text)
    guard !text.isEmpty else { return }
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "`", count: longest == 0 ? 1 : longest + 1)
    let isBlank = text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && !isBlank
    let pad = text.hasPrefix("`") || text.hasSuffix("`") || isPadded ? " " : ""
    output += marks + pad + (inTable ? text.replacing("|", with: "\\|") : text) + pad + marks
  }

  // MARK: Emphasis

  /// Writes emphasis with a delimiter that does not merge with adjacent or enclosing ones.
  private mutating func write(
    _ inline: MarkdownNode, _ next: MarkdownNode?, marks: Int, in outer: Character?
  ) {
    let previous = output.last
    let isAfterMark = previous == "*" && !output.hasSuffix("\\*")
    let touchesWord =
      next.map { $0.beginsWithWord } ?? false
      || previous.map { $0.isLetter || $0.isNumber } ?? false
    let wasInWord = isInWord
    isInWord = touchesWord || isInWord
    let delimiter: Character = (outer == "*" || isAfterMark) && !isInWord ? "_" : "*"
    let mark = String(repeating: delimiter, count: marks)
    output += mark
    write(inline.children, in: delimiter)
    output += mark
    isInWord = wasInWord
  }

  // MARK: Links

  private mutating func write(link: MarkdownNode, to destination: String, _ title: String) {
    if title.isEmpty, link.children.count == 1, case .text(let text) = link.children[0].kind,
      text == destination || "mailto:" + text == destination, Self.isAddress(text)
    {
      output += "<\(text)>"
      return
    }
    output += "["
    write(link.children, in: nil)
    output += "]"
    write(target: destination, title)
  }

  /// Whether `<text>` is an autolink in CommonMark, whose rules are stricter than those for links.
  private static func isAddress(_ text: String) -> Bool {
    let isPlain =
      CharacterPolicy.document.filtered(text) == text
      && text.unicodeScalars.allSatisfy {
        $0.value > 0x20 && !"<>&\\|`".unicodeScalars.contains($0)
      }
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      scheme.count < text.count && (2...32).contains(scheme.count)
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      && (scheme.first?.isLetter ?? false)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isMail =
      parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && parts.joined().allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0))
      }
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.contains("_") && !$0.hasPrefix("-") && !$0.hasSuffix("-")
      }
    return isPlain && (isScheme || isMail)
  }

  private mutating func write(target destination: String, _ title: String) {
    output += "("
    let isBare =
      !destination.isEmpty
      && destination.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
      && !destination.hasPrefix("<")
    if isBare {
      output += Self.escaped(destination, "\\&()|")
    } else if !destination.isEmpty || !title.isEmpty {
      output += "<" + Self.escaped(destination, "\\&<>|") + ">"
    }
    if !title.isEmpty { output += " \"" + Self.escaped(title, "\\&\"|") + "\"" }
    output += ")"
  }

  /// Returns a text without unescaped special characters, with references for unprintable ones.
  static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    CharacterPolicy.document.forEachScalar(of: text) { scalar, isCarried in
      guard isCarried else {
        result += scalar.reference
        return
      }
      if special.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension MarkdownNode {
  fileprivate var isBreak: Bool { kind == .softBreak || kind == .lineBreak }

  fileprivate var beginsWithWord: Bool {
    guard case .text(let text) = kind, let first = text.first else { return false }
    return first.isLetter || first.isNumber
  }
}

extension Unicode.Scalar {
  /// A reference to the character; empty for U+FFFE and U+FFFF, which cmark-gfm does not support.
  fileprivate var reference: String { value & 0xFFFFFE == 0xFFFE ? "" : "&#\(value);" }
}
