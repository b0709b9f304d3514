// Quotes that begin with a marker such as `[!NOTE]`, as GitHub writes its alerts.

import MarkdownTree

extension Block.Callout.Kind {
  /// The kind a marker names, in any case: `[!WARNING]`.
  fileprivate init?(marker: String) {
    guard marker.utf8.count <= 12, marker.hasPrefix("[!"), marker.hasSuffix("]") else { return nil }
    self.init(rawValue: marker.dropFirst(2).dropLast().lowercased())
  }
}

extension MarkdownLowering {
  /// The quote, or the remark that its first line makes of it.
  ///
  /// As on GitHub the marker stands alone on the first line, and something follows it.
  mutating func quote(_ node: MarkdownNode) -> Block {
    guard let first = node.children.first, first.kind == .paragraph,
      let marker = Self.marker(of: first)
    else { return .quote(blocks(of: node.children)) }
    var rest = first
    rest.children.removeFirst(marker.length)
    let content = (rest.children.isEmpty ? [] : [rest]) + node.children.dropFirst()
    guard !content.isEmpty else { return .quote(blocks(of: node.children)) }
    return .callout(Block.Callout(marker.kind, blocks(of: content)))
  }

  /// The marker a paragraph begins with, and how many inlines it and its line end take.
  private static func marker(
    of paragraph: MarkdownNode
  ) -> (kind: Block.Callout.Kind, length: Int)? {
    var text = ""
    for (index, node) in paragraph.children.prefix(8).enumerated() {
      switch node.kind {
      case .text(let part): text += part
      case .softBreak, .lineBreak:
        return Block.Callout.Kind(marker: text.trimmed).map { ($0, index + 1) }
      default: return nil
      }
      guard text.utf8.first == UInt8(ascii: "["), text.utf8.count < 40 else { return nil }
    }
    guard paragraph.children.count <= 8 else { return nil }
    return Block.Callout.Kind(marker: text.trimmed).map { ($0, paragraph.children.count) }
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
