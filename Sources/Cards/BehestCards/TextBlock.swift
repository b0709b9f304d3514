// A paragraph and how it is set.

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
