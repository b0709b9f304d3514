// An inline runs within the lines of a block: text, a style, a link, an image.

/// One piece of a line: text, marked-up text, a link, an image, a break.
///
/// Text is kept as the source has it, hostile characters included; a front end filters where it
/// writes.
public enum Inline: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// Code within a line.
  case code(String)
  /// Inlines in a style; styles nest.
  case styled(Style, [Inline])
  /// A link; the title is empty when there is none. It is shown, never opened.
  case link(destination: String, title: String, [Inline])
  /// An image within a line.
  case image(ImageReference)
  /// A break that must be kept.
  case lineBreak
  /// A break of the source, drawn as a space.
  case softBreak
  /// A reference to the footnote with this label.
  case footnoteReference(label: String)
}

extension [Inline] {
  /// The words alone: styles dropped, images by their alternative text, breaks as given.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var plainText: String {
    var text = ""
    for inline in self { inline.append(to: &text) }
    return text
  }
}

extension Inline {
  fileprivate func append(to text: inout String) {
    switch self {
    case .text(let string), .code(let string): text += string
    case .styled(_, let inlines), .link(_, _, let inlines):
      for inline in inlines { inline.append(to: &text) }
    case .image(let image): text += image.alt
    case .lineBreak: text += "\n"
    case .softBreak: text += " "
    case .footnoteReference(let label): text += "[\(label)]"
    }
  }
}

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
