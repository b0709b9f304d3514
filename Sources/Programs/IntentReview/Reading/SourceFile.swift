// A Swift file with its syntax tree and its lines.

import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
final class SourceFile: Sendable {
  /// The path of the file.
  let path: String
  /// The syntax tree, including malformed nodes.
  let tree: SourceFileSyntax
  /// The first syntax errors, in the order of the text.
  let syntaxErrors: [SyntaxError]
  /// Whether walking the tree could exhaust the stack.
  let isTooDeep: Bool
  private let text: [UInt8]

  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    isTooDeep = Self.isTooDeep(tree)
    syntaxErrors = isTooDeep ? [] : SyntaxError.first(in: tree)
  }

  /// Returns the line and column of a UTF-8 offset, from one; columns count Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = text.prefix(offset)
    let isBreak = { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    // A byte that continues a scalar is not a column.
    return (before.count(where: isBreak) + 1, before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Whether walking the tree could exhaust the stack; determined without recursion.
  private static func isTooDeep(_ tree: SourceFileSyntax) -> Bool {
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast() {
      if depth > 1_000 { return true }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return false
  }

  /// Whether a name occurs anywhere in the text.
  func mentions(_ name: String) -> Bool { text.withUnsafeBytes { $0.contains(name) } }
}
