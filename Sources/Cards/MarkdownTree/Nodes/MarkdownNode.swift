// One node of the tree: what it is, what is inside, where it came from, and a name that lasts.

/// A node of a Markdown document.
public struct MarkdownNode: Hashable, Codable, Sendable, Identifiable {
  /// What the node is.
  public var kind: Kind

  /// The nodes inside, in the order of the text; empty for leaves.
  public var children: [MarkdownNode]

  /// Where the node is in the source.
  public var range: SourceRange

  /// A name that is the same in each parse of the same text, and unique in the document.
  ///
  /// A leaf block is named after its kind and source text, and which of several equals it is; a
  /// container after its kind and place. Editing a paragraph renames that paragraph and what is
  /// inside it, and nothing else.
  public var id: ID

  /// Makes a node.
  public init(
    kind: Kind, children: [MarkdownNode] = [], range: SourceRange = .nowhere, id: ID = ID(0)
  ) {
    self.kind = kind
    self.children = children
    self.range = range
    self.id = id
  }

  /// The name of a node.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The name as a number.
    public let value: UInt64

    /// Makes a name from its number.
    public init(_ value: UInt64) {
      self.value = value
    }

    /// The name in sixteen hexadecimal digits.
    public var description: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
