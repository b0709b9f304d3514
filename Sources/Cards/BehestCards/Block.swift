// A block takes whole lines of a card: a paragraph, a list, a table, a callout, a progress bar.

/// One block of a card: a paragraph, a list, a table, a row of buttons.
///
/// The enumeration is closed on purpose: a front end switches without `default`, so a new kind
/// is listed by the compiler wherever it must be drawn. The large and rare kinds are indirect, so
/// that all others take a quarter of their space and are cheap to copy.
public enum Block: Hashable, Sendable {
  /// A paragraph.
  case text(TextBlock)
  /// A heading; the level is 1 to 6.
  case heading(level: Int, [Inline])
  /// A bulleted, numbered or task list.
  case list(List)
  /// A quotation.
  case quote([Block])
  /// A callout set off from the text: a note, a tip, a warning.
  case callout(Callout)
  /// Content under a summary that may be collapsed.
  case disclosure(Disclosure)
  /// A code block; the language is the first word of a fence's info string.
  case code(language: String?, text: String)
  /// A table.
  case table(Table)
  /// A dividing line: horizontal in general, vertical between the columns of `columns`.
  case rule
  /// An image on a line of its own.
  indirect case image(ImageReference)
  /// Blocks side by side, as in an `HStack`.
  case columns(Columns)
  /// Blocks stacked vertically, as in a `VStack` or in a document.
  indirect case stack(Stack)
  /// Flexible space: pushes its neighbours in `columns` apart; draws nothing elsewhere.
  case spacer
  /// A bar that is partly filled, as of a `ProgressView` or a `Gauge`.
  case progress(Progress)
  /// A button, a toggle or a link on a line of its own.
  indirect case control(Control)
  /// A footnote; its references show the label.
  case footnote(label: String, [Block])
}

extension Block {
  /// The horizontal position of content in a wider space.
  public enum Alignment: String, Codable, Hashable, Sendable {
    /// Alignment with the side where lines begin.
    case leading
    /// Center alignment.
    case center
    /// Alignment with the side where lines end.
    case trailing
  }

  /// Returns a paragraph of inlines, at the leading side and with no line limit.
  public static func paragraph(_ inlines: [Inline]) -> Block {
    .text(TextBlock(inlines))
  }

  /// Returns a paragraph of one plain text.
  public static func paragraph(_ text: String) -> Block {
    .text(TextBlock([.text(text)]))
  }
}

/// A paragraph: inlines, their alignment, and the most lines they may take.
public struct TextBlock: Codable, Hashable, Sendable {
  /// The content in reading order.
  public var inlines: [Inline]
  /// The alignment of lines shorter than the space.
  public var alignment: Block.Alignment
  /// The greatest number of lines, at least 1; the rest is cut with "…". `nil`: no limit.
  public var lineLimit: Int?

  /// Creates a paragraph.
  public init(
    _ inlines: [Inline], alignment: Block.Alignment = .leading, lineLimit: Int? = nil
  ) {
    self.inlines = inlines
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
}

extension Block {
  /// A list: bulleted, numbered, or with check boxes.
  public struct List: Codable, Hashable, Sendable {
    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// Whether items follow each other without a blank line between them.
    public var isTight: Bool
    /// The items in order.
    public var items: [ListItem]

    /// Creates a list.
    public init(start: Int? = nil, isTight: Bool = true, items: [ListItem]) {
      self.start = start
      self.isTight = isTight
      self.items = items
    }
  }

  /// An item of a list: any blocks, and optionally a check box.
  public struct ListItem: Codable, Hashable, Sendable {
    /// Whether the box is checked; `nil` for an item without a box.
    public var isChecked: Bool?
    /// The content; empty for an empty item.
    public var blocks: [Block]

    /// Creates an item.
    public init(isChecked: Bool? = nil, _ blocks: [Block]) {
      self.isChecked = isChecked
      self.blocks = blocks
    }
  }
}

extension Block {
  /// A table with one header row.
  ///
  /// Rows may be shorter or longer than the header: missing cells are empty, and a front end
  /// gives the table as many columns as its longest row.
  public struct Table: Codable, Hashable, Sendable {
    /// The alignment of each column, `nil` if the source names none; may be shorter than the rows.
    public var alignments: [Alignment?]
    /// The cells of the header; empty when there is none.
    public var header: [[Inline]]
    /// The rows under the header, each a list of cells.
    public var rows: [[[Inline]]]

    /// Creates a table.
    public init(alignments: [Alignment?] = [], header: [[Inline]] = [], rows: [[[Inline]]]) {
      self.alignments = alignments
      self.header = header
      self.rows = rows
    }
  }
}

extension Block {
  /// A callout set off from the text, as GitHub's alerts: a note, a tip, a warning.
  public struct Callout: Codable, Hashable, Sendable {
    /// The purpose of a callout; a front end names it in words and may add a colour.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// Useful information.
      case note
      /// Advice for doing something better or more easily.
      case tip
      /// Information needed to succeed.
      case important
      /// Urgent information that needs immediate attention.
      case warning
      /// A risk or an unwanted outcome.
      case caution

      /// The kind as a title, in English: `Note`.
      public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// The purpose of the callout.
    public var kind: Kind
    /// The title; empty for the kind's own name.
    public var title: [Inline]
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Creates a callout.
    public init(_ kind: Kind, title: [Inline] = [], _ blocks: [Block]) {
      self.kind = kind
      self.title = title
      self.blocks = blocks
    }

    /// The line above the content: the title, or the name of the kind.
    public var heading: [Inline] { title.isEmpty ? [.text(kind.name)] : title }
  }

  /// Content that can be collapsed under a summary, as HTML's `<details>`.
  ///
  /// A front end that cannot expand it shows all of it.
  public struct Disclosure: Codable, Hashable, Sendable {
    /// The line that stays when the content is collapsed; empty when the source has none.
    public var summary: [Inline]
    /// Whether the content is expanded at first.
    public var isOpen: Bool
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Creates a disclosure of a summary and blocks.
    public init(summary: [Inline] = [], isOpen: Bool = false, _ blocks: [Block]) {
      self.summary = summary
      self.isOpen = isOpen
      self.blocks = blocks
    }

    /// The line above the content: the summary, or "Details", as in a browser.
    public var heading: [Inline] { summary.isEmpty ? [.text("Details")] : summary }
  }
}

extension Block {
  /// A bar that is filled to a fraction, with a label.
  public struct Progress: Codable, Hashable, Sendable {
    /// The filled fraction, from 0 to 1.
    public var share: Double
    /// The label after the bar, which stands alone where no bar is drawn.
    public var label: [Inline]
    /// The colour of the filled part; `nil` for the front end's default.
    public var tint: Tint?

    /// Creates a bar; NaN counts as 0, and a fraction out of range as the nearest bound.
    public init(share: Double, label: [Inline] = [], tint: Tint? = nil) {
      self.share = share.isNaN ? 0 : min(max(share, 0), 1)
      self.label = label
      self.tint = tint
    }
  }
}
