// A node of the tree: its kind, children, source range and identifier.

/// A node of a Markdown document.
public struct MarkdownNode: Hashable, Sendable, Identifiable {
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
  public struct ID: Hashable, Sendable, CustomStringConvertible {
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

extension MarkdownNode {
  /// The kind of a node.
  public enum Kind: Hashable, Sendable {
    /// The document.
    case document
    /// A paragraph of inlines.
    case paragraph
    /// A heading of inlines; the level is 1 through 6.
    case heading(level: Int)
    /// A quotation of blocks.
    case blockQuote
    /// Code; `info` is the rest of the fence's line, `text` ends in a line break unless empty.
    case codeBlock(info: String, text: String)
    /// A block of raw HTML.
    case htmlBlock(String)
    /// Fields in front of the text: `key: value` lines of YAML, as they are written.
    case frontMatter(String)
    /// A thematic break.
    case thematicBreak
    /// A list of items; `start` is the first number, or `nil` for bullets.
    case list(start: Int?, isTight: Bool)
    /// An item of blocks; `isChecked` is `nil` for an item without a checkbox.
    case listItem(isChecked: Bool?)
    /// A table of rows; one alignment for each column.
    case table(alignments: [Alignment])
    /// A row of cells.
    case tableRow(isHeader: Bool)
    /// A cell of inlines.
    case tableCell
    /// The definition of a footnote, with its blocks.
    case footnoteDefinition(label: String)

    /// Plain text.
    case text(String)
    /// Inline code.
    case code(String)
    /// An inline tag of raw HTML.
    case htmlInline(String)
    /// A line break of the source that is displayed as a space.
    case softBreak
    /// A hard line break.
    case lineBreak
    /// Emphasised inlines, usually italic.
    case emphasis
    /// Strongly emphasised inlines, usually bold.
    case strong
    /// Struck inlines.
    case strikethrough
    /// A link; the children are its text.
    case link(destination: String, title: String)
    /// An image; the children are its description.
    case image(destination: String, title: String)
    /// A reference to a footnote; `index` counts footnotes from 1 in the order of first use.
    case footnoteReference(label: String, index: Int)
  }

  /// The alignments of a table's column.
  public enum Alignment: String, Hashable, Sendable {
    /// Default alignment.
    case none
    /// Left alignment.
    case left
    /// Center alignment.
    case center
    /// Right alignment.
    case right
  }
}

extension MarkdownNode.Kind {
  /// Whether the node is part of a line rather than a block of its own.
  public var isInline: Bool {
    switch self {
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      false
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      true
    }
  }
}

extension MarkdownNode.Kind {
  /// Whether the node has no children.
  var isLeaf: Bool {
    switch self {
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .footnoteReference, .codeBlock,
      .htmlBlock, .frontMatter, .thematicBreak:
      true
    default: false
    }
  }
}
