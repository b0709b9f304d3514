// Writes cards as HTML pages: self-contained, with no scripts and nothing to load.

public import BehestCards
import OutputPolicies

extension Card {
  /// Returns a self-contained HTML page that shows the card, with a light and a dark style.
  ///
  /// Nothing is loaded and nothing runs: images are shown as their alternative text and a link,
  /// buttons are inert, and links with a scheme that runs code are left out. Text is escaped;
  /// control, bidirectional and invisible characters are left out.
  ///
  /// - Parameter language: The language of the text as a tag, `en`; `nil` when it is unknown.
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

/// The escaping of text for HTML.
enum HTMLText {
  /// Returns a text with HTML's special characters escaped, and without characters that are not
  /// shown.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in CharacterPolicy.document.filtered(text).unicodeScalars {
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

  /// Returns a destination as an attribute's value; `nil` for one that a page must not link to.
  static func destination(_ destination: String) -> String? {
    // Browsers drop control characters and spaces before they look for the scheme.
    let seen = destination.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let text = String(String.UnicodeScalarView(seen))
    return text.isEmpty || !LinkPolicy.document.carries(text) ? nil : escaped(text)
  }
}
