// Blocks one under the other and side by side.

extension Block {
  /// Blocks one under the other, with their own spacing, alignment, padding, border and size.
  public struct Stack: Codable, Hashable, Sendable {
    /// The content, top to bottom.
    public var children: [Block]
    /// Points between neighbours; `nil` is the spacing of running text, as in `Card.spacing`.
    public var spacing: Double?
    /// Where a narrower child stands.
    public var alignment: Alignment
    /// Points kept free around the content.
    public var padding: Insets
    /// How text looks that says nothing else; its background fills the stack. `nil`: as around it.
    public var style: TextStyle?
    /// The line around the padding; `nil` for none.
    public var border: Border?
    /// The size of the whole; `nil` for the size of the content.
    public var frame: Frame?

    /// Makes a stack.
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
    /// The colour of the line; `nil` is the front end's own.
    public var color: StyleColor?

    /// Makes a line of a colour.
    public init(color: StyleColor? = nil) { self.color = color }
  }

  /// The size of content in points, and where it stands in it; `nil` leaves a length open.
  ///
  /// No content is cut: a height is the least there is, and a width at most that of the card.
  public struct Frame: Codable, Hashable, Sendable {
    /// The least width.
    public var minWidth: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// Where narrower content stands.
    public var alignment: Alignment
    /// Where lower content stands.
    public var verticalAlignment: Columns.Alignment

    /// Makes a size.
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

  /// Points kept free at each side.
  public struct Insets: Codable, Hashable, Sendable {
    /// Above.
    public var top: Double
    /// At the side where lines begin.
    public var leading: Double
    /// Below.
    public var bottom: Double
    /// At the side where lines end.
    public var trailing: Double

    /// Makes insets; none unless said.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}

extension Block {
  /// Blocks side by side, leading to trailing; a `.spacer` pushes its neighbours apart, a
  /// `.rule` stands upright between them.
  public struct Columns: Codable, Hashable, Sendable {
    /// Where a lower column stands beside a higher one.
    public enum Alignment: String, Codable, Hashable, Sendable {
      /// At the first line.
      case top
      /// Center alignment.
      case center
      /// At the last line.
      case bottom
    }

    /// The columns.
    public var children: [Block]
    /// Points between neighbours; `nil` is the front end's own.
    public var spacing: Double?
    /// Where a lower column stands beside a higher one.
    public var alignment: Alignment

    /// Makes a row of columns.
    public init(_ children: [Block], spacing: Double? = nil, alignment: Alignment = .center) {
      self.children = children
      self.spacing = spacing
      self.alignment = alignment
    }
  }
}
