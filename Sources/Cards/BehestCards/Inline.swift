// An inline: what runs within the lines of a block.

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
