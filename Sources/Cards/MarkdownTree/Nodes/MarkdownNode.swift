// A node of the tree: its kind, children, source range and identifier.

/// A node of a Markdown document.
public struct MarkdownNode: Hashable, Codable, Sendable, Identifiable {
  /// The kind of the node.
  public var kind: Kind

  /// The child nodes, in the order of the text; empty for leaves.
  public var children: [MarkdownNode]

  /// The range of the node in the source.
  public var range: SourceRange

  /// An identifier that is the same in each parse of the same text, and unique in the document.
  ///
  /// The identifier of a leaf block depends on its kind, its source text and its index among equal
  /// ones; that of a container on its kind and position. Editing a paragraph changes only the
  /// identifiers of that paragraph and its inlines.
  public var id: ID

  /// Creates a node from its kind and children.
  public init(
    kind: Kind, children: [MarkdownNode] = [], range: SourceRange = .nowhere, id: ID = ID(0)
  ) {
    self.kind = kind
    self.children = children
    self.range = range
    self.id = id
  }

  /// The identifier of a node.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier as a number.
    public let value: UInt64

    /// Creates an identifier from its number.
    public init(_ value: UInt64) {
      self.value = value
    }

    /// The identifier in sixteen hexadecimal digits.
    public var description: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
