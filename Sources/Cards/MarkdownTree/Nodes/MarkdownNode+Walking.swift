// Traverses, rewrites and extracts text from a tree.

extension MarkdownNode {
  /// The node and all its descendants, in the order of the text.
  ///
  /// ```swift
  /// let rules = document.root.subtree.filter { $0.kind == .thematicBreak }
  /// ```
  ///
  /// - Complexity: O(*n*) for the whole sequence.
  public var subtree: Subtree { Subtree(self) }

  /// A node and its descendants, each before its own children.
  public struct Subtree: Sequence, IteratorProtocol, Sendable {
    /// The remaining nodes, the next one last.
    private var rest: [MarkdownNode]

    fileprivate init(_ node: MarkdownNode) {
      rest = [node]
    }

    /// Returns the next node; `nil` after the last.
    public mutating func next() -> MarkdownNode? {
      guard let node = rest.popLast() else { return nil }
      rest.append(contentsOf: node.children.reversed())
      return node
    }
  }

  /// Returns the node with each of its descendants replaced, the innermost first.
  ///
  /// - Parameter change: Returns the replacement of a node whose children were replaced already:
  ///   the node itself, another, several, or none. It is not called for the receiver.
  public func rewriting(_ change: (MarkdownNode) throws -> [MarkdownNode]) rethrows -> MarkdownNode
  {
    var node = self
    node.children = try children.flatMap { try change($0.rewriting(change)) }
    return node
  }

  /// Returns the text of the node and its descendants, without markup.
  ///
  /// The text of an inline, and of a block with inlines, is one line; other blocks are written as
  /// by `MarkdownDocument.plainText()`.
  public func plainText() -> String {
    switch kind {
    case .paragraph, .heading, .tableCell: children.plainText
    case .document: PlainTextWriter().text(of: children, isTight: false)
    case _ where kind.isInline: [self].plainText
    default: PlainTextWriter().text(of: [self], isTight: false)
    }
  }
}

extension MarkdownDocument {
  /// Returns the document with each of its nodes replaced, the innermost first.
  ///
  /// ```swift
  /// let quiet = document.rewriting { node in
  ///   if case .image = node.kind { return node.children }  // its description
  ///   return [node]
  /// }
  /// ```
  ///
  /// - Parameter change: See `MarkdownNode.rewriting(_:)`.
  public func rewriting(
    _ change: (MarkdownNode) throws -> [MarkdownNode]
  ) rethrows -> MarkdownDocument {
    MarkdownDocument(root: try root.rewriting(change), options: options)
  }
}

extension SourceRange {
  /// Returns the text of the range in the parsed source.
  ///
  /// - Returns: The text; empty if the range is not within `source`.
  /// - Complexity: O(*n*) in the length of the range.
  public func text(in source: String) -> String {
    guard bytes.upperBound <= source.utf8.count else { return "" }
    let start = source.utf8.index(source.startIndex, offsetBy: bytes.lowerBound)
    let end = source.utf8.index(start, offsetBy: bytes.count)
    return String(decoding: source.utf8[start..<end], as: UTF8.self)
  }
}
