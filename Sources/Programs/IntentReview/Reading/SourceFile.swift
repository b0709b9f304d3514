// A Swift file with its syntax tree and its lines.

import SwiftParser
import SwiftSyntax

/// A Swift file that was read.
final class SourceFile: Sendable {
  /// The file, as a path.
  let path: String
  /// The tree; errors in it are kept as what they are.
  let tree: SourceFileSyntax
  private let text: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [Int]

  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column of a UTF-8 offset, both from one; columns count Unicode characters.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), text.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // A byte that continues a scalar is no column of its own.
    let column = text[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}

extension SourceFile {
  /// Whether the tree is so deep that walking it could exhaust the stack; found without recursion.
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
  /// Whether a name stands anywhere in the text.
  func mentions(_ name: String) -> Bool {
    text.withUnsafeBytes { ByteSearch.contains(anyOf: [Array(name.utf8)], in: $0) }
  }
}
