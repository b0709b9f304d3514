// A Swift file with its syntax tree and its lines.

import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
final class SourceFile: Sendable {
  /// The path of the file.
  let path: String
  /// The syntax tree, including malformed nodes.
  let tree: SourceFileSyntax
  private let text: [UInt8]
  /// The offsets of the starts of lines.
  private let starts: [Int]

  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line and column of a UTF-8 offset, from one; columns count Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), text.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // A byte that continues a scalar is not a column.
    let column = text[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}

extension SourceFile {
  /// Whether walking the tree could exhaust the stack; determined without recursion.
  static func isTooDeep(_ tree: SourceFileSyntax, limit: Int = 1_000) -> Bool {
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return true }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return false
  }
}

extension SourceFile {
  /// Whether a name occurs anywhere in the text.
  func mentions(_ name: String) -> Bool {
    text.withUnsafeBytes { ByteSearch.contains(anyOf: [Array(name.utf8)], in: $0) }
  }
}
