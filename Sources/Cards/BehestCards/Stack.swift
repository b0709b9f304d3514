// Blocks stacked vertically and arranged in columns.

extension Block {
  /// Blocks stacked vertically, with their own spacing, alignment, padding, border and size.
  public struct Stack: Codable, Hashable, Sendable {
    /// The content, top to bottom.
    public var children: [Block]
    /// The points between neighbours; `nil` for the spacing of running text, as in `Card.spacing`.
    public var spacing: Double?
    /// The alignment of narrower children.
    public var alignment: Alignment
    /// The padding around the content, in points.
    public var padding: Insets
    /// The default style of the text; its background fills the stack. `nil` for the surrounding
    /// style.
    public var style: TextStyle?
    /// The border around the padding; `nil` for none.
    public var border: Border?
    /// The size of the whole stack; `nil` for the size of the content.
    public var frame: Frame?

    /// Creates a stack.
    public init(
      _ children: [Block], spacing: Double? = nil, alignment: Alignment = .leading,
      padding: Insets = Insets(), style: TextStyle? = nil, border: Border? = nil,
      frame: Frame? = nil
    ) {
      self.children = children
      self.spacing = spacing
      self.alignment = alignment
      self.padding = padding
      self.style = style
      self.border = border
      self.frame = frame
    }
  }

  /// A line around content.
  public struct Border: Codable, Hashable, Sendable {
    /// The colour of the line; `nil` for the front end's default.
    public var color: StyleColor?

    /// Creates a border of a colour.
    public init(color: StyleColor? = nil) { self.color = color }
  }

  /// The size of content in points, and the content's alignment in it; a `nil` length is open.
  ///
  /// No content is cut: the height is a minimum, and the width at most that of the card.
  public struct Frame: Codable, Hashable, Sendable {
    /// The minimum width.
    public var minWidth: Double?
    /// The maximum width.
    public var maxWidth: Double?
    /// The minimum height.
    public var minHeight: Double?
    /// The alignment of narrower content.
    public var alignment: Alignment
    /// The alignment of lower content.
    public var verticalAlignment: Columns.Alignment

    /// Creates a frame.
    public init(
      minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
      alignment: Alignment = .center, verticalAlignment: Columns.Alignment = .center
    ) {
      self.minWidth = minWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.alignment = alignment
      self.verticalAlignment = verticalAlignment
    }
  }

  /// The points of padding at each side.
  public struct Insets: Codable, Hashable, Sendable {
    /// The top inset.
    public var top: Double
    /// The inset at the side where lines begin.
    public var leading: Double
    /// The bottom inset.
    public var bottom: Double
    /// The inset at the side where lines end.
    public var trailing: Double

    /// Creates insets; zero by default.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}

extension Block {
  /// Blocks side by side, from leading to trailing; a `.spacer` pushes its neighbours apart, a
  /// `.rule` is a vertical line between them.
  public struct Columns: Codable, Hashable, Sendable {
    /// The vertical position of a lower column beside a higher one.
    public enum Alignment: String, Codable, Hashable, Sendable {
      /// Alignment with the first line.
      case top
      /// Center alignment.
      case center
      /// Alignment with the last line.
      case bottom
    }

    /// The columns, from leading to trailing.
    public var children: [Block]
    /// The points between neighbours; `nil` for the front end's default.
    public var spacing: Double?
    /// The alignment of lower columns beside higher ones.
    public var alignment: Alignment
    /// The number of equally wide columns of the grid that the row belongs to, of which the last may
    /// be empty; `nil` for columns as wide as their content.
    public var evenColumns: Int?

    /// Creates a row of columns.
    public init(
      _ children: [Block], spacing: Double? = nil, alignment: Alignment = .center,
      evenColumns: Int? = nil
    ) {
      self.children = children
      self.spacing = spacing
      self.alignment = alignment
      self.evenColumns = evenColumns
    }
  }
}
