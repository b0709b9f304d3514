// Blocks side by side.

extension Block {
  /// Blocks side by side, leading to trailing; a `.spacer` pushes its neighbours apart, a
  /// `.rule` stands upright between them.
  public struct Columns: Codable, Hashable, Sendable {
    /// Where a lower column stands beside a higher one.
    public enum Alignment: String, Codable, Hashable, Sendable {
      /// At the first line.
      case top
      /// In the middle.
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
