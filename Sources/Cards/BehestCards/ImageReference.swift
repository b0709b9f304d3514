// An image, by name or address, and the words for it.

/// An image a card refers to; nothing is loaded by the card itself.
public struct ImageReference: Codable, Hashable, Sendable {
  /// Where the image comes from.
  public enum Source: Hashable, Sendable {
    /// A symbol by its SF Symbols name, `doc.richtext`.
    case symbol(String)
    /// An image by its name in the app's own resources.
    case asset(String)
    /// A URL or a path, as the source spells it.
    case address(String)
  }

  /// Where the image comes from.
  public var source: Source
  /// The words that stand for it; empty for decoration.
  public var alt: String
  /// A remark about it; empty when there is none.
  public var title: String

  /// Makes a reference.
  public init(_ source: Source, alt: String = "", title: String = "") {
    self.source = source
    self.alt = alt
    self.title = title
  }
}
