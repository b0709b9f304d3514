// Ways through a tree for those who look for nodes, change them, or want the words alone.

extension MarkdownNode {
  /// The node and all nodes inside it, in the order of the text.
  ///
  /// ```swift
  /// let headings = document.root.subtree.filter { $0.kind.isHeading }
  /// ```
  ///
  /// - Complexity: O(*n*) for all of it; a step costs what is new.
  public var subtree: Subtree { Subtree(self) }

  /// A node and what is inside it, each node before those inside it.
  public struct Subtree: Sequence, IteratorProtocol, Sendable {
    /// What is still to be given, the next one last.
    private var rest: [MarkdownNode]

    fileprivate init(_ node: MarkdownNode) {
      rest = [node]
    }

    /// The next node; `nil` behind the last.
    public mutating func next() -> MarkdownNode? {
      guard let node = rest.popLast() else { return nil }
      rest.append(contentsOf: node.children.reversed())
      return node
    }
  }

  /// The node with each node inside it replaced, the innermost first.
  ///
  /// - Parameter change: Gives what stands in the place of a node, whose children were replaced
  ///   already: the node itself, another, several, or none. The node this is called on is not asked.
  public func rewriting(_ change: (MarkdownNode) throws -> [MarkdownNode]) rethrows -> MarkdownNode
  {
    var node = self
    node.children = try children.flatMap { try change($0.rewriting(change)) }
    return node
  }

  /// The words of the node and of all inside it, without marks.
  ///
  /// Of an inline, and of a block that holds inlines, they stand on one line; other blocks are
  /// written as by `MarkdownDocument.plainText()`.
  public func plainText() -> String {
    switch kind {
    case .paragraph, .heading, .tableCell: children.plainText
    case .document: PlainTextWriter().text(of: children, isTight: false)
    case _ where kind.isInline: [self].plainText
    default: PlainTextWriter().text(of: [self], isTight: false)
    }
  }
}

extension MarkdownNode.Kind {
  /// Whether the node is a heading of any level.
  public var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}

extension MarkdownDocument {
  /// The document with each of its nodes replaced, the innermost first.
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
  /// The stretch as it is written in the text that was parsed.
  ///
  /// - Returns: The text; an empty one where the stretch does not lie within `source`.
  /// - Complexity: O(*n*) in the length of the stretch.
  public func text(in source: String) -> String {
    guard bytes.upperBound <= source.utf8.count else { return "" }
    let start = source.utf8.index(source.startIndex, offsetBy: bytes.lowerBound)
    let end = source.utf8.index(start, offsetBy: bytes.count)
    return String(decoding: source.utf8[start..<end], as: UTF8.self)
  }
}
