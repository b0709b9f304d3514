// Blocks one under the other.

extension Block {
  /// Blocks one under the other, with their own spacing, alignment and padding.
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

    /// Makes a stack.
    public init(
      _ children: [Block], spacing: Double? = nil, alignment: Alignment = .leading,
      padding: Insets = Insets(), style: TextStyle? = nil
    ) {
      self.children = children
      self.spacing = spacing
      self.alignment = alignment
      self.padding = padding
      self.style = style
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
