// Parses the inlines of a text whose lines are not to become blocks.

import MarkdownTree

/// A parser of Markdown without blocks.
///
/// Each line is given a mark that cannot begin a block, so that the parser sees one paragraph and
/// keeps the white space after the mark; the marks are removed from the tree again.
enum InlineMarkdown {
  /// The marks tried, in order: punctuation, so that emphasis beside one is still parsed.
  private static let marks: [Character] = ["\u{2E36}", "\u{2E37}", "\u{2E38}", "\u{2E39}"]

  /// Returns the inlines of a text, in order.
  ///
  /// - Parameter keepingSpace: whether line breaks and runs of spaces stay as they are, rather
  ///   than become one space.
  /// - Throws: `MarkdownError` for text beyond the parser's limits.
  static func nodes(of text: String, keepingSpace: Bool) throws(MarkdownError) -> [MarkdownNode] {
    guard !text.isEmpty else { return [] }
    // A text that contains every mark loses the last one.
    let mark = marks.first { !text.contains($0) } ?? marks[marks.count - 1]
    let source =
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in "\(mark)\(keepingSpace ? line : line.drop(while: \.isWhitespace))" }
      .joined(separator: "\n")
    var options = MarkdownOptions.standard
    options.extensions = .strikethrough
    let document = try MarkdownDocument(parsing: source, options: options)
    return document.root.children.flatMap(\.children).map {
      cleaned($0, of: mark, keepingSpace: keepingSpace)
    }
  }

  private static func cleaned(
    _ node: MarkdownNode, of mark: Character, keepingSpace: Bool
  ) -> MarkdownNode {
    var node = node
    switch node.kind {
    case .text(let text): node.kind = .text(cleaned(text, of: mark, keepingSpace))
    case .code(let text): node.kind = .code(cleaned(text, of: mark, keepingSpace))
    case .htmlInline(let text): node.kind = .htmlInline(text.filter { $0 != mark })
    case .softBreak where keepingSpace: node.kind = .lineBreak
    default: break
    }
    node.children = node.children.map { cleaned($0, of: mark, keepingSpace: keepingSpace) }
    return node
  }

  private static func cleaned(
    _ text: String, of mark: Character, _ keepingSpace: Bool
  ) -> String {
    let text = text.filter { $0 != mark }
    guard !keepingSpace else { return text }
    var words = ""
    for character in text where !(character.isWhitespace && words.last?.isWhitespace == true) {
      words.append(character)
    }
    return words
  }
}
