// An inline runs within the lines of a block: text, a style, a link, an image.

/// One piece of a line: text, marked-up text, a link, an image, a break.
///
/// Text is kept as the source has it, unsafe characters included; a front end filters what it
/// writes.
public enum Inline: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// Code within a line.
  case code(String)
  /// Inlines in a style; styles nest.
  case styled(Style, [Inline])
  /// A link, which is shown and never opened; the title is empty when there is none.
  case link(destination: String, title: String, [Inline])
  /// An image within a line.
  indirect case image(ImageReference)
  /// A line break that must be kept.
  case lineBreak
  /// A line break of the source, drawn as a space.
  case softBreak
  /// A reference to the footnote with this label.
  case footnoteReference(label: String)
}

extension [Inline] {
  /// The text alone: styles dropped, images as their alternative text, breaks as spaces or
  /// newlines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var plainText: String {
    var text = ""
    for inline in self { inline.append(to: &text) }
    return text
  }

  /// Returns the inlines with each that holds no others replaced, however deep.
  package func rewriting(_ change: (Inline) -> [Inline]) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .styled(let style, let inner): [.styled(style, inner.rewriting(change))]
      case .link(let destination, let title, let inner):
        [.link(destination: destination, title: title, inner.rewriting(change))]
      case .text, .code, .image, .lineBreak, .softBreak, .footnoteReference: change(inline)
      }
    }
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
  /// The origin of an image.
  public enum Source: Hashable, Sendable {
    /// A symbol by its SF Symbols name, `doc.richtext`.
    case symbol(String)
    /// An image by its name in the app's own resources.
    case asset(String)
    /// A URL or a path, as the source spells it.
    case address(String)
  }

  /// The origin of the image.
  public var source: Source
  /// The alternative text; empty for decoration.
  public var alt: String
  /// The title; empty when there is none.
  public var title: String

  /// Creates a reference.
  public init(_ source: Source, alt: String = "", title: String = "") {
    self.source = source
    self.alt = alt
    self.title = title
  }
}
