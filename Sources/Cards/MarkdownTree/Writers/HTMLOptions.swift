// The options of HTML output.

/// The options of writing a document as HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// Whether raw HTML of the document is written. Otherwise it is omitted, except line breaks.
  public var keepsRawHTML: Bool

  /// Whether links may have any scheme. Otherwise a link such as `javascript:` is only its text.
  public var allowsAnyLink: Bool

  /// Whether the output begins with a declaration of its character set, as a clipboard requires.
  public var declaresCharset: Bool

  /// Whether each block has its source range: `data-sourcepos="1:1-2:5"`, including its last byte.
  public var writesSourcePositions = false

  /// Creates options; by default for safe output.
  public init(
    keepsRawHTML: Bool = false, allowsAnyLink: Bool = false, declaresCharset: Bool = false
  ) {
    self.keepsRawHTML = keepsRawHTML
    self.allowsAnyLink = allowsAnyLink
    self.declaresCharset = declaresCharset
  }

  /// Safe output for another page.
  public static let fragment = HTMLOptions()

  /// Safe output with a declaration of UTF-8.
  public static let clipboard = HTMLOptions(declaresCharset: true)

  /// The output of the specification's examples: raw HTML and all links. Not safe.
  public static let specification = HTMLOptions(keepsRawHTML: true, allowsAnyLink: true)
}

extension MarkdownDocument {
  /// Writes the document as an HTML fragment.
  ///
  /// The output is that of cmark-gfm, byte for byte, except what `options` exclude. Control
  /// characters and characters that reorder or hide text are omitted.
  public func html(_ options: HTMLOptions = .fragment) -> String {
    var writer = HTMLWriter(document: self, options: options)
    return writer.write()
  }
}
