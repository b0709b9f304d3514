// A line of raw HTML on its way to inlines: blanks folded, tags in pairs as styles and links.

/// What a pair of tags within a line does to what stands between them.
enum HTMLSpan: Hashable {
  case style(Style)
  case code
  case link(String)

  /// Inlines as the pair shows them.
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

/// What names of tags stand for.
enum HTMLStyles {
  /// What a pair of this name does within a line; `nil` for links and for names that do nothing.
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

  /// Whether tags of this name stand between lines.
  static func isBlock(_ name: String) -> Bool {
    blocks.contains(name)
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "caption", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "main",
    "nav", "p", "pre", "section", "tbody", "tfoot", "thead",
  ]
}

/// The line of a block of raw HTML that is being read.
struct HTMLLine {
  /// Pairs nested deeper than this are not told apart.
  private static let depthLimit = 16

  private var inlines: [Inline] = []
  private var open: [(name: String, span: HTMLSpan, start: Int)] = []
  /// Whether a blank before the next word would be the first of the line or a second one.
  private var isAfterBlank = true

  /// Adds text; blanks and line ends become one space.
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

  /// Adds an image; nothing for one without address and words.
  mutating func append(image address: String, alt: String, title: String) {
    guard !address.isEmpty || !alt.isEmpty else { return }
    inlines.append(.image(ImageReference(.address(address), alt: alt, title: title)))
    isAfterBlank = false
  }

  /// Ends the line and stays in the block.
  mutating func appendBreak() {
    inlines.append(.lineBreak)
    isAfterBlank = true
  }

  /// Begins a pair.
  mutating func open(_ name: String, _ span: HTMLSpan) {
    guard open.count < Self.depthLimit else { return }
    open.append((name, span, inlines.count))
  }

  /// Ends the innermost pair of a name, and those in it.
  mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    closeAll(downTo: index)
  }

  /// What was read, without blanks and breaks at its ends; the next line begins.
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
