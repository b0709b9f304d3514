// Validates HTML strictly: every element is closed, and nothing can run a script.

import Foundation

/// A validator of the HTML pages that the package writes.
enum Markup {
  private static let single: Set<String> = ["meta", "br", "hr", "input", "!DOCTYPE"]
  private static let allowed: Set<String> = [
    "html", "head", "title", "style", "body", "article", "header", "p", "h1", "h2", "h3", "h4",
    "h5", "h6", "ul", "ol", "li", "blockquote", "aside", "details", "summary", "pre", "code", "div",
    "table", "thead", "tbody", "tr", "th", "td", "span", "section", "button", "label", "em",
    "strong", "del", "u", "samp", "kbd", "sub", "sup", "small", "a",
  ]
  private static let attributes: Set<String> = [
    "lang", "charset", "name", "content", "http-equiv", "class", "start", "type", "disabled",
    "checked", "data-language", "scope", "role", "id", "href", "rel", "title", "style", "open",
    "aria-hidden", "aria-label", "html", "value",
  ]

  /// Returns the faults of a page; empty when it is valid.
  static func complaints(about page: String) -> [String] {
    var complaints: [String] = []
    var open: [String] = []
    for scalar in page.unicodeScalars
    where scalar.value < 0x20 && scalar.value != 0x0A && scalar.value != 0x09
      || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
    {
      complaints.append("U+\(String(scalar.value, radix: 16))")
    }
    for tag in tags(of: page) {
      let name = String(tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" })
      if tag.hasPrefix("/") {
        if open.popLast() != name { complaints.append("</\(name)> closes another") }
        continue
      }
      guard allowed.contains(name) || single.contains(name) else {
        complaints.append("<\(name)>")
        continue
      }
      if !single.contains(name) { open.append(name) }
      complaints += wrongAttributes(tag.dropFirst(name.count))
    }
    return complaints + open.map { "<\($0)> stays open" }
  }

  private static func tags(of page: String) -> [Substring] {
    var tags: [Substring] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let end = rest.firstIndex(of: ">") ?? rest.endIndex
      tags.append(rest[..<end])
      rest = rest[end...]
      // The content of a style sheet has no tags.
      if tags.last == "style" {
        rest = rest[(rest.range(of: "</style")?.lowerBound ?? rest.endIndex)...]
      }
    }
    return tags
  }

  private static func wrongAttributes(_ text: Substring) -> [String] {
    var wrong: [String] = []
    var rest = text.drop { $0.isWhitespace }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest[name.endIndex...]
      if !attributes.contains(String(name)) { wrong.append("attribute \(name)") }
      if rest.hasPrefix("=\"") {
        let value = rest.dropFirst(2).prefix { $0 != "\"" }
        rest = rest[value.endIndex...].dropFirst()
        let head = value.lowercased()
        let leads = ["http://", "https://", "mailto:", "tel:", "#", "/"].contains {
          head.hasPrefix($0)
        }
        if name == "href", !leads, head.contains(":") { wrong.append("leads to \(value)") }
      } else if rest.hasPrefix("=") {
        wrong.append("a value without quotes")
        break
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return wrong
  }

  /// Returns the text that a page shows.
  static func text(of html: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isTag = false
    for scalar in html.unicodeScalars {
      switch scalar {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { scalars.append(scalar) }
      }
    }
    var text = String(scalars)
    for (name, value) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: name, with: value)
    }
    return text
  }

  /// Returns a text without what is never shown.
  static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n" || scalar == "\t"
      case .format:
        [0x200B, 0x200C, 0x200D, 0x00AD].contains(scalar.value) || scalar.value > 0xFFFF
      case .lineSeparator, .paragraphSeparator, .unassigned: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
