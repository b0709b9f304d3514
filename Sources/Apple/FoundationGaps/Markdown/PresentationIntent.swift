// Which blocks a run of an attributed string stands in.

/// The blocks that a run of text stands in, innermost first.
public struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; levels count from 1.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, by its number.
    case listItem(ordinal: Int)
    /// A block of code, with the language it names, if any.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A rule across the text.
    case thematicBreak
    /// A table, with one entry a column.
    case table(columns: [TableColumn])
    /// The row of column headings.
    case tableHeaderRow
    /// A row, counted from 1 after the headings.
    case tableRow(rowIndex: Int)
    /// A cell, by the zero-based index of its column.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// Where the text of a column stands.
    public enum Alignment: Hashable, Sendable {
      /// At the left.
      case left
      /// In the middle.
      case center
      /// At the right.
      case right
    }

    /// Where the text stands.
    public var alignment: Alignment

    /// Makes a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block: its kind, and a number that tells it from others of its kind.
  public struct IntentType: Hashable, Sendable {
    /// The kind of block.
    public var kind: Kind
    /// The number of the block, the same for all its runs.
    public var identity: Int

    /// Makes a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, innermost first.
  public var components: [IntentType]

  /// Makes an intent of one block inside others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Makes an intent of blocks, innermost first.
  public init(types: [IntentType]) { components = types }

  /// How deep the innermost block is in lists and quotations.
  public var indentationLevel: Int {
    components.reduce(0) { level, type in
      switch type.kind {
      case .listItem, .blockQuote: level + 1
      default: level
      }
    }
  }
}
