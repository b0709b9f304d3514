// A line of raw HTML on its way to inlines: white space folded, pairs of tags as styles and links.

import MarkdownTree

/// The effect of a pair of tags on the inlines between them.
enum HTMLSpan: Hashable {
  case style(Style)
  case code
  case link(String)

  /// Returns inlines with the effect applied.
  func wrapping(_ inlines: [Inline]) -> [Inline] {
    guard !inlines.isEmpty else { return [] }
    switch self {
    case .style(let style): return [.styled(style, inlines)]
    case .code: return [.code(inlines.plainText)]
    case .link(let destination):
      return destination.isEmpty
        ? inlines : [.link(destination: destination, title: "", inlines)]
    }
  }
}

/// The styles that tag names stand for.
enum HTMLStyles {
  /// Returns the effect of a pair of tags; `nil` for links and for names without one.
  static func span(of name: String) -> HTMLSpan? {
    switch name {
    case "b", "strong": .style(.strong)
    case "i", "em", "cite", "var", "dfn": .style(.emphasis)
    case "u", "ins": .style(.underline)
    case "s", "del", "strike": .style(.strikethrough)
    case "code", "tt", "samp": .code
    case "kbd": .style(.keyboard)
    case "sub": .style(.subscript)
    case "sup": .style(.superscript)
    default: nil
    }
  }

  /// Returns whether tags of this name begin a new line.
  static func isBlock(_ name: String) -> Bool {
    blocks.contains(name)
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "caption", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "main",
    "nav", "p", "pre", "section", "tbody", "tfoot", "thead",
  ]
}

/// The line being read of a block of raw HTML.
struct HTMLLine {
  /// The greatest nesting of pairs; deeper ones have no effect.
  private static let depthLimit = 16

  private var inlines: [Inline] = []
  private var open: [(name: String, span: HTMLSpan, start: Int)] = []
  /// Whether a space now would begin the line or follow another space.
  private var isAfterBlank = true

  /// Appends text; white space and line ends become one space.
  mutating func append(_ text: String) {
    var folded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\t", "\r", "\u{C}":
        if !isAfterBlank { folded.append(" ") }
        isAfterBlank = true
      default:
        folded.unicodeScalars.append(scalar)
        isAfterBlank = false
      }
    }
    if !folded.isEmpty { inlines.append(.text(folded)) }
  }

  /// Appends an image, unless it has neither address nor alternative text.
  mutating func append(image address: String, alt: String, title: String) {
    guard !address.isEmpty || !alt.isEmpty else { return }
    inlines.append(.image(ImageReference(.address(address), alt: alt, title: title)))
    isAfterBlank = false
  }

  /// Appends a line break within the block.
  mutating func appendBreak() {
    inlines.append(.lineBreak)
    isAfterBlank = true
  }

  /// Begins a pair of tags.
  mutating func open(_ name: String, _ span: HTMLSpan) {
    guard open.count < Self.depthLimit else { return }
    open.append((name, span, inlines.count))
  }

  /// Ends the innermost pair of a name, and the pairs in it.
  mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    closeAll(downTo: index)
  }

  /// Returns the inlines of the line, without spaces and breaks at its ends, and begins the next.
  mutating func take() -> [Inline] {
    closeAll(downTo: 0)
    while let last = inlines.last {
      if case .text(let text) = last, text.allSatisfy({ $0 == " " }) {
        inlines.removeLast()
      } else if last == .lineBreak {
        inlines.removeLast()
      } else {
        break
      }
    }
    if case .text(let text)? = inlines.last, text.hasSuffix(" ") {
      inlines[inlines.count - 1] = .text(String(text.dropLast()))
    }
    let start = inlines.firstIndex { $0 != .lineBreak } ?? inlines.endIndex
    defer {
      inlines = []
      isAfterBlank = true
    }
    return Array(inlines[start...])
  }

  private mutating func closeAll(downTo count: Int) {
    while open.count > count, let pair = open.popLast() {
      let content = Array(inlines[pair.start...])
      inlines.removeSubrange(pair.start...)
      inlines += pair.span.wrapping(content)
    }
  }
}

extension String {
  /// The text with numeric and common named character references replaced; others stay as written.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var decodingEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(9).prefix { $0 != ";" && $0 != "&" && $0 != " " }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = Self.entity(name) {
        result += text
        rest = rest[name.endIndex...].dropFirst()
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "mdash": "—", "ndash": "–", "hellip": "…",
    "middot": "·", "bull": "•", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "times": "×", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "hearts": "♥", "deg": "°", "para": "¶", "sect": "§", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "zwj": "\u{200D}", "check": "✓",
  ]
}

extension HTMLTag {
  /// Returns the value of an attribute with its entities replaced; empty without one.
  func text(of attribute: String) -> String { self.attribute(attribute)?.decodingEntities ?? "" }
}
