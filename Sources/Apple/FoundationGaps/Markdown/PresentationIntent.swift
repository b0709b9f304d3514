// The blocks that contain a run of an attributed string.

/// The blocks that contain a run of text, innermost first.
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
    /// A code block, with the language it states, if any.
    case codeBlock(languageHint: String?)
    /// A block quotation.
    case blockQuote
    /// A thematic break.
    case thematicBreak
    /// A table, with its columns.
    case table(columns: [TableColumn])
    /// The header row of a table.
    case tableHeaderRow
    /// A row, counted from 1 after the header row.
    case tableRow(rowIndex: Int)
    /// A cell, by the zero-based index of its column.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// The alignment of a column's text.
    public enum Alignment: Hashable, Sendable {
      /// The left.
      case left
      /// The center.
      case center
      /// The right.
      case right
    }

    /// The alignment of the column's text.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block: its kind, and a number that distinguishes it from others of its kind.
  public struct IntentType: Hashable, Sendable {
    /// The kind of block.
    public var kind: Kind
    /// The identity of the block, the same for all its runs.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, innermost first.
  public var components: [IntentType]

  /// Creates an intent from one block and its parent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from blocks, innermost first.
  public init(types: [IntentType]) { components = types }

  /// The number of lists and quotations around the innermost block.
  public var indentationLevel: Int {
    components.reduce(0) { level, type in
      switch type.kind {
      case .listItem, .blockQuote: level + 1
      default: level
      }
    }
  }
}
