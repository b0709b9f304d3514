// Finds the links, footnotes and blocks that can be selected in the pager.

import BehestCards

/// A link or a reference to a footnote within a block.
package enum PagerSpot: Hashable, Sendable {
  /// A link; `words` is its visible text.
  case link(words: String, destination: String)
  /// A reference to the footnote with this label.
  case reference(label: String)
}

/// The actions that the pager delegates: opening links and copying.
public struct PagerActions: Sendable {
  /// The source of a block, in the forms that can be copied.
  public struct Source: Sendable {
    /// The text without markup; the exact code of a code block.
    public var plain: String
    /// The block as Markdown.
    public var markdown: String
    /// The block as HTML; `nil` if it has no styles.
    public var html: String?
    /// The block as RTF; `nil` if it has no styles.
    public var rtf: String?

    /// Creates a source from its forms.
    public init(plain: String, markdown: String, html: String? = nil, rtf: String? = nil) {
      self.plain = plain
      self.markdown = markdown
      self.html = html
      self.rtf = rtf
    }
  }

  /// A function that opens a link and returns a message; `nil` if links cannot be opened.
  public var open: (@Sendable (_ destination: String) -> String)?
  /// A function that copies a source and returns a message; `nil` if nothing can be copied.
  public var copy: (@Sendable (Source) -> String)?

  /// Creates actions from functions.
  public init(
    open: (@Sendable (String) -> String)? = nil, copy: (@Sendable (Source) -> String)? = nil
  ) {
    self.open = open
    self.copy = copy
  }
}

extension Block {
  /// The links and references in the block, in order.
  var spots: [PagerSpot] { inlineRuns.flatMap(\.spots) }
}

extension [Inline] {
  fileprivate var spots: [PagerSpot] {
    flatMap { inline -> [PagerSpot] in
      switch inline {
      case .link(let destination, _, let inlines):
        [.link(words: inlines.plainText, destination: destination)]
      case .styled(_, let inlines): inlines.spots
      case .footnoteReference(let label): [.reference(label: label)]
      case .text, .code, .image, .lineBreak, .softBreak: []
      }
    }
  }
}

extension PagerSpot {
  /// Returns the texts that may represent the spot in the lines of its block, the longest first.
  func needles() -> [String] {
    switch self {
    case .link(let words, let destination):
      var words = (words.isEmpty ? destination : words).split(whereSeparator: \.isWhitespace)
      var needles: [String] = []
      // A link that is wrapped begins with some of its words on this line.
      while !words.isEmpty {
        needles.append(words.joined(separator: " "))
        words.removeLast()
      }
      return needles
    case .reference(let label):
      let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
      // A character may count more than nine: 百 is a hundred.
      let raised = label.map { character in
        character.isASCII ? character.wholeNumberValue.map { digits[$0] } ?? character : character
      }
      return [String(raised), "[^\(label)]"]
    }
  }
}
