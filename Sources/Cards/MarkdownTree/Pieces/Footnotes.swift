// Numbers the footnotes of a text that is read in pieces, and keeps their words for the end.

/// The footnotes that a text's lines define.
struct DefinedFootnotes {
  /// Lines that define every label, and say nothing: what a part of the text needs of the rest.
  private(set) var stubs: [UInt8] = []

  private var texts: [String: [UInt8]] = [:]
  private var folded: Set<String> = []

  /// Adds a definition; of several with the same label the first counts.
  ///
  /// - Parameter text: Its lines, label included.
  /// - Returns: Whether it is a simple one: it refers to no footnote, and no other has a label that
  ///   differs only in case.
  mutating func add(_ label: String, _ text: [UInt8]) -> Bool {
    let references = zip(text, text.dropFirst()).count { $0 == 0x5B && $1 == UInt8(ascii: "^") }
    guard references == 1 else { return false }
    guard texts[label] == nil else { return true }
    guard label.utf8.allSatisfy({ $0 < 0x80 }), folded.insert(label.lowercased()).inserted else {
      return false
    }
    texts[label] = text
    stubs += "[^\(label)]: x\n".utf8
    return true
  }

  /// The lines of a definition, label included.
  func text(of label: String) -> [UInt8]? {
    texts[label]
  }
}

/// The footnotes that were referred to, by number.
struct NumberedFootnotes {
  /// The labels; the first has number 1.
  private(set) var labels: [String] = []

  /// The footnotes that were parsed with the text around them, by label.
  private(set) var nodes: [String: MarkdownNode] = [:]

  private var numbers: [String: Int] = [:]

  /// Takes the footnotes off the end of a piece, and gives its references their numbers.
  mutating func take(from piece: inout Piece) {
    guard !piece.footnotes.isEmpty else { return }
    for label in piece.footnotes where numbers[label] == nil {
      labels.append(label)
      numbers[label] = labels.count
    }
    while let last = piece.blocks.last, case .footnoteDefinition(let label) = last.kind {
      // What has a line of its own is more than a stub.
      if let line = piece.lines.last, line >= 0 { nodes[label] = numbered(last) }
      piece.blocks.removeLast()
      piece.lines.removeLast()
    }
    for index in piece.blocks.indices { number(&piece.blocks[index]) }
  }

  /// A node with the numbers of the whole text.
  func numbered(_ node: MarkdownNode) -> MarkdownNode {
    var node = node
    number(&node)
    return node
  }

  private func number(_ node: inout MarkdownNode) {
    if case .footnoteReference(let label, _) = node.kind {
      node.kind = .footnoteReference(label: label, index: numbers[label] ?? 0)
    }
    for index in node.children.indices { number(&node.children[index]) }
  }
}
