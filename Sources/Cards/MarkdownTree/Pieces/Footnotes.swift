// The footnotes of a text that is parsed in pieces: their definitions and numbers.

/// The definitions of footnotes in a text's lines.
struct DefinedFootnotes {
  /// Lines that define every label without a text, which each part of the text needs.
  private(set) var stubs: [UInt8] = []

  private var texts: [String: [UInt8]] = [:]
  private var folded: Set<String> = []

  /// Adds a definition; of several with the same label the first applies.
  ///
  /// - Parameter text: The lines, including the label.
  /// - Returns: Whether it is simple: it refers to no footnote, and no other label differs from it
  ///   only in case.
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

  /// Returns the lines of a definition, including the label.
  func text(of label: String) -> [UInt8]? {
    texts[label]
  }
}

/// The footnotes with references, by number.
struct NumberedFootnotes {
  /// The labels; the first has number 1.
  private(set) var labels: [String] = []

  /// The footnotes that were parsed with their surrounding text, by label.
  private(set) var nodes: [String: MarkdownNode] = [:]

  private var numbers: [String: Int] = [:]

  /// Removes the footnotes at the end of a piece, and numbers its references.
  mutating func take(from piece: inout Piece) {
    guard !piece.footnotes.isEmpty else { return }
    for label in piece.footnotes where numbers[label] == nil {
      labels.append(label)
      numbers[label] = labels.count
    }
    while let last = piece.blocks.last, case .footnoteDefinition(let label) = last.kind {
      // A definition with a line of its own is more than a stub.
      if let line = piece.lines.last, line >= 0 { nodes[label] = numbered(last) }
      piece.blocks.removeLast()
      piece.lines.removeLast()
    }
    for index in piece.blocks.indices { number(&piece.blocks[index]) }
  }

  /// Returns a node with the numbers of the whole text.
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
