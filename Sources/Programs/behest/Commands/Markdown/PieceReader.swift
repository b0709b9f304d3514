// Reads a text as pieces to draw, those of its start before the rest is read.

import BehestCards
import BehestShell
import MarkdownTree

/// Some whole blocks of a text.
struct MarkdownPiece: Sendable {
  var blocks: [Block]
  /// The nodes that the blocks are made from.
  var nodes: [MarkdownNode]
  /// The range of the nodes that each block is made from.
  var origins: [Range<Int>]
  /// Whether the first block continues the tight list that ends the piece before.
  var continuesList: Bool
}

/// A reader of the pieces of a text that is read no sooner than it is needed.
struct PieceReader {
  private let text: GradualText
  private let startLength: Int
  private let hooks: MarkdownHooks
  private var pieces: MarkdownPieces

  /// Creates a reader that begins with up to `startLength` bytes already read of a text.
  ///
  /// - Throws: `MarkdownError` for a start that is too long.
  init(
    _ text: GradualText, startLength: Int, options: MarkdownOptions, hooks: MarkdownHooks
  ) throws(MarkdownError) {
    self.text = text
    self.hooks = hooks
    pieces = MarkdownPieces(options: options)
    let start = text.start.prefix(startLength)
    self.startLength = start.count
    try pieces.append(start)
  }

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Throws: `MarkdownError` for a text that is refused, `UsageError` for one that cannot be read.
  mutating func next() throws -> MarkdownPiece? {
    if let piece = try pieces.nextPiece(hooks: hooks) { return piece }
    guard !pieces.isComplete else { return nil }
    try pieces.append(text.whole().dropFirst(startLength))
    pieces.finish()
    return try pieces.nextPiece(hooks: hooks)
  }
}

extension MarkdownPieces {
  /// Returns the next blocks to draw; `nil` when there are none, or none yet.
  mutating func nextPiece(hooks: MarkdownHooks) throws(MarkdownError) -> MarkdownPiece? {
    guard let nodes = try next() else { return nil }
    let located = Block.locatedBlocks(of: nodes, hooks: hooks)
    return MarkdownPiece(
      blocks: located.map(\.block), nodes: nodes, origins: located.map(\.nodes),
      continuesList: continuesList)
  }
}

extension MarkdownPiece {
  /// Returns the source of a block, in the forms for copying.
  func source(of index: Int) -> PagerActions.Source {
    let nodes = nodes[origins[index]]
    let document = MarkdownDocument(root: MarkdownNode(kind: .document, children: Array(nodes)))
    var plain = document.plainText()
    if nodes.count == 1, case .codeBlock(_, let code)? = nodes.first?.kind { plain = code }
    return PagerActions.Source(
      plain: plain, markdown: document.commonMark(), html: document.html(), rtf: document.rtf())
  }
}
