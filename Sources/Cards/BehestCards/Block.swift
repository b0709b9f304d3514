// A block takes whole lines of a card: a paragraph, a list, a table, a remark, a bar.

/// One block of a card: a paragraph, a list, a table, a row of buttons.
///
/// The enumeration is closed on purpose: a front end switches without `default`, so a new kind
/// is listed by the compiler wherever it must be drawn.
public enum Block: Hashable, Sendable {
  /// A paragraph.
  case text(TextBlock)
  /// A heading; the level is 1 to 6.
  case heading(level: Int, [Inline])
  /// A bulleted, numbered or task list.
  case list(List)
  /// Words of someone else.
  case quote([Block])
  /// A remark set off from the text: a note, a tip, a warning.
  case callout(Callout)
  /// Content under a summary that may fold away.
  case disclosure(Disclosure)
  /// Code to be shown line by line; the language is the first word of a fence's info string.
  case code(language: String?, text: String)
  /// A table.
  case table(Table)
  /// A line across; upright in `columns`, where it stands between its neighbours.
  case rule
  /// An image that stands alone.
  case image(ImageReference)
  /// Blocks side by side, as in an `HStack`.
  case columns(Columns)
  /// Blocks one under the other, as in a `VStack` or in a document.
  case stack(Stack)
  /// Room that grows: it pushes its neighbours in `columns` apart; elsewhere it draws nothing.
  case spacer
  /// A bar that is filled to a share, as of a `ProgressView` or a `Gauge`.
  case progress(Progress)
  /// A button, a toggle or a link that stands alone.
  case control(Control)
  /// A footnote; the label is what its references show.
  case footnote(label: String, [Block])
}

extension Block {
  /// Where narrower content stands in a wider space.
  public enum Alignment: String, Codable, Hashable, Sendable {
    /// At the side where lines begin.
    case leading
    /// Center alignment.
    case center
    /// At the side where lines end.
    case trailing
  }

  /// Makes a paragraph of inlines, at the leading side and with no limit of lines.
  public static func paragraph(_ inlines: [Inline]) -> Block {
    .text(TextBlock(inlines))
  }

  /// Makes a paragraph of one plain text.
  public static func paragraph(_ text: String) -> Block {
    .text(TextBlock([.text(text)]))
  }
}

/// A paragraph: inlines, their alignment, and how many lines they may take.
public struct TextBlock: Codable, Hashable, Sendable {
  /// The content in reading order.
  public var inlines: [Inline]
  /// Where lines stand that are shorter than the space.
  public var alignment: Block.Alignment
  /// The most lines it may take, at least 1; what is beyond is cut with "…". `nil`: no limit.
  public var lineLimit: Int?

  /// Makes a paragraph.
  public init(
    _ inlines: [Inline], alignment: Block.Alignment = .leading, lineLimit: Int? = nil
  ) {
    self.inlines = inlines
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
}

extension Block {
  /// A list: bulleted, numbered, or with boxes where its items have them.
  public struct List: Codable, Hashable, Sendable {
    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// Whether items stand close, without a blank line between them.
    public var isTight: Bool
    /// The items in order.
    public var items: [ListItem]

    /// Makes a list.
    public init(start: Int? = nil, isTight: Bool = true, items: [ListItem]) {
      self.start = start
      self.isTight = isTight
      self.items = items
    }
  }

  /// An item of a list: any blocks, and maybe a box that is checked or not.
  public struct ListItem: Codable, Hashable, Sendable {
    /// Whether the box is checked; `nil` for an item without a box.
    public var isChecked: Bool?
    /// The content; empty for an empty item.
    public var blocks: [Block]

    /// Makes an item.
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
    /// One alignment a column, `nil` where the source names none; may be shorter than the rows.
    public var alignments: [Alignment?]
    /// The cells of the header; empty when there is none.
    public var header: [[Inline]]
    /// The rows under the header, each a list of cells.
    public var rows: [[[Inline]]]

    /// Makes a table.
    public init(alignments: [Alignment?] = [], header: [[Inline]] = [], rows: [[[Inline]]]) {
      self.alignments = alignments
      self.header = header
      self.rows = rows
    }
  }
}

extension Block {
  /// A remark set off from the text, as GitHub's alerts: a note, a tip, a warning.
  public struct Callout: Codable, Hashable, Sendable {
    /// What a remark is for; a front end says it by word and may add a colour.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// What is good to know.
      case note
      /// What helps to do it better.
      case tip
      /// What must be known to succeed.
      case important
      /// What needs care at once.
      case warning
      /// What may go wrong.
      case caution

      /// The kind as a title, in English: `Note`.
      public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// What it is for.
    public var kind: Kind
    /// Its title; empty for the kind's own name.
    public var title: [Inline]
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Makes a remark.
    public init(_ kind: Kind, title: [Inline] = [], _ blocks: [Block]) {
      self.kind = kind
      self.title = title
      self.blocks = blocks
    }

    /// What stands above it: its title, or the name of its kind.
    public var heading: [Inline] { title.isEmpty ? [.text(kind.name)] : title }
  }

  /// Content that may be folded away under a summary, as HTML's `<details>`.
  ///
  /// A front end that cannot unfold shows all of it.
  public struct Disclosure: Codable, Hashable, Sendable {
    /// The line that stays when the rest is folded away; empty when the source has none.
    public var summary: [Inline]
    /// Whether it is unfolded at first.
    public var isOpen: Bool
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Makes a part that folds.
    public init(summary: [Inline] = [], isOpen: Bool = false, _ blocks: [Block]) {
      self.summary = summary
      self.isOpen = isOpen
      self.blocks = blocks
    }

    /// What stands above it: its summary, or "Details", as in a browser.
    public var heading: [Inline] { summary.isEmpty ? [.text("Details")] : summary }
  }
}

extension Block {
  /// A bar that is filled to a share, and words for the share.
  public struct Progress: Codable, Hashable, Sendable {
    /// The share that is filled, from 0 to 1.
    public var share: Double
    /// Words for the share, behind the bar; where nothing is drawn they stand alone.
    public var label: [Inline]
    /// The colour of the filled part; `nil` is the front end's own.
    public var tint: Tint?

    /// Makes a bar; a share that is no number counts as 0, one out of bounds as the nearest bound.
    public init(share: Double, label: [Inline] = [], tint: Tint? = nil) {
      self.share = share.isNaN ? 0 : min(max(share, 0), 1)
      self.label = label
      self.tint = tint
    }
  }
}
