// What HTML output may contain.

/// How a document is written as HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// Whether raw HTML of the document is written. `false` drops it, except for line breaks.
  public var keepsRawHTML: Bool

  /// Whether links may have any scheme. `false` leaves the text of a link such as `javascript:`.
  public var allowsAnyLink: Bool

  /// Whether the output begins by naming its character set, as a clipboard needs.
  public var declaresCharset: Bool

  /// Whether each block says where it is written: `data-sourcepos="1:1-2:5"`, its last byte included.
  public var writesSourcePositions = false

  /// Makes options.
  public init(
    keepsRawHTML: Bool = false, allowsAnyLink: Bool = false, declaresCharset: Bool = false
  ) {
    self.keepsRawHTML = keepsRawHTML
    self.allowsAnyLink = allowsAnyLink
    self.declaresCharset = declaresCharset
  }

  /// Safe to put into another page.
  public static let fragment = HTMLOptions()

  /// Safe, and says that it is UTF-8.
  public static let clipboard = HTMLOptions(declaresCharset: true)

  /// What the specification's examples show: raw HTML and links as written. Not safe.
  public static let specification = HTMLOptions(keepsRawHTML: true, allowsAnyLink: true)
}

extension MarkdownDocument {
  /// Writes the document as an HTML fragment.
  ///
  /// The output is the one of cmark-gfm, byte for byte, but for what `options` leave out.
  /// Characters that command, reorder or hide are dropped.
  public func html(_ options: HTMLOptions = .fragment) -> String {
    var writer = HTMLWriter(document: self, options: options)
    return writer.write()
  }
}
