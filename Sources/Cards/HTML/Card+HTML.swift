// Cards as pages: the same content for a browser, with nothing to load and nothing that runs.

extension Card {
  /// A whole page that shows the card, self-contained: its style is in it, light and dark.
  ///
  /// Nothing is loaded and nothing runs: images are their words and a link, buttons are shown and
  /// do nothing, links go to the web, mail and telephone only. Text is escaped; control characters
  /// and bidirectional overrides are left out.
  ///
  /// - Parameter language: The language of the text as a tag, `en`; `nil` when nobody knows it.
  public func htmlPage(language: String? = nil) -> String {
    var writer = HTMLCardWriter()
    let plainTitle = title.plainText
    writer.markup("<!DOCTYPE html>\n<html")
    if let language { writer.markup(" lang=\"\(HTMLText.escaped(language))\"") }
    writer.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
    writer.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.markup(
      "<meta http-equiv=\"Content-Security-Policy\" "
        + "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
    writer.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
    writer.markup("<title>\(HTMLText.escaped(plainTitle.isEmpty ? "Card" : plainTitle))</title>\n")
    writer.markup("<style>\n\(HTMLCardWriter.style)</style>\n</head>\n<body>\n")
    writer.markup(html)
    writer.markup("</body>\n</html>\n")
    return writer.output
  }

  /// The card as an HTML fragment, an `article` of class `card`; see `htmlPage(language:)`.
  public var html: String {
    var writer = HTMLCardWriter()
    writer.markup("<article class=\"card\">\n")
    if !title.isEmpty {
      writer.markup("<header>")
      writer.write(title)
      writer.markup("</header>\n")
    }
    writer.write(blocks)
    writer.markup("</article>\n")
    return writer.output
  }
}

/// Text on its way into HTML.
enum HTMLText {
  /// A text with what HTML reads as its own spelled out, and without what is not shown.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where isShown(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character may be written: neither a control nor one that changes reading order.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00..<0x20, 0x7F..<0xA0: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFEFF: false
    case 0xFFF9...0xFFFB, 0x2028, 0x2029: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// A destination as an attribute's value; `nil` for one that a page must not lead to.
  static func destination(_ destination: String) -> String? {
    // Browsers leave out controls and blanks before they look for the scheme.
    let seen = destination.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let text = String(String.UnicodeScalarView(seen))
    guard !text.isEmpty else { return nil }
    let head = text.prefix { !"/?#".contains($0) }
    if let colon = head.firstIndex(of: ":") {
      guard schemes.contains(head[..<colon].lowercased()) else { return nil }
    }
    return escaped(text)
  }
}
