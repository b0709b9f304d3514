// Looks at one raw tag of Markdown, to know what becomes of it.

/// One raw HTML tag, comment or declaration.
struct HTMLTag {
  /// The tags GitHub's `tagfilter` defuses, because they change how what follows is read.
  private static let filtered: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  /// The tag's name in lower case; empty for comments, declarations and instructions.
  let name: String
  /// Whether it ends what another one began.
  let isClosing: Bool

  /// Reads the name of a tag given with its brackets.
  init(_ html: String) {
    isClosing = html.hasPrefix("</")
    let letters = html.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
    name = letters.lowercased()
  }

  /// Whether it is `<br>` in any of its spellings.
  var isLineBreak: Bool { name == "br" }

  /// Whether it is left out: a comment, a declaration, or a tag of GFM's tag filter.
  var isFiltered: Bool { name.isEmpty || Self.filtered.contains(name) }
}
