// Examines raw HTML as far as the writers need it.

/// Raw HTML in Markdown.
enum HTMLTags {
  private static let filteredNames = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
  ]

  /// Whether a tag is `<br>` in any spelling.
  static func isLineBreak(_ tag: String) -> Bool {
    let name = tag.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let rest = tag.dropFirst(name.count + 1)
    return tag.hasPrefix("<") && name.lowercased() == "br"
      && (rest.first.map { " \t\n/>".contains($0) } ?? false)
  }

  /// Returns an inline tag, which begins with `&lt;` if GitHub's tag filter has it.
  static func filtered(inline html: String) -> String {
    isFiltered(html.dropFirst()) ? "&lt;" + html.dropFirst() : html
  }

  /// Returns HTML in which the tags of GitHub's tag filter begin with `&lt;`.
  static func filtered(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return html }
    var result = ""
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      let tag = rest[start...].dropFirst()
      result += isFiltered(tag) ? "&lt;" : "<"
      rest = tag
    }
    return result + rest
  }

  private static func isFiltered(_ tag: Substring) -> Bool {
    let tag = tag.first == "/" ? tag.dropFirst() : tag
    let name = tag.prefix(10).prefix { $0.isASCII && $0.isLetter }
    guard filteredNames.contains(name.lowercased()) else { return false }
    let end = tag.dropFirst(name.count)
    return end.first.map { $0.isWhitespace || $0 == ">" } ?? false || end.hasPrefix("/>")
  }
}
