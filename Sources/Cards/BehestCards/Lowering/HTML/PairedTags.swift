// Converts raw tags that stand in pairs within a line, `<kbd>Esc</kbd>`, to styles.

import MarkdownTree

/// A list of inlines in which those between two tags of a pair get a style.
///
/// A tag without its other half stays as written, or is left out unless HTML is literal. Each pair
/// costs as much as it holds; pairs nested deeper than `depthLimit` have no effect.
struct PairedTags {
  /// The greatest nesting of pairs.
  static let depthLimit = 16

  /// The inlines collected so far.
  private(set) var inlines: [Inline] = []
  private let html: RawHTML
  private var openings: [(name: String, span: HTMLSpan, index: Int)] = []

  /// Creates an empty collection with room for inlines.
  init(capacity: Int, html: RawHTML) {
    inlines.reserveCapacity(capacity)
    self.html = html
  }

  /// Appends an inline.
  mutating func append(_ inline: Inline) {
    inlines.append(inline)
  }

  /// Appends several inlines.
  mutating func append(contentsOf more: [Inline]) {
    inlines.append(contentsOf: more)
  }

  /// Appends a raw tag, or applies its effect.
  mutating func append(tag source: String) {
    for token in HTMLTokens(source) {
      switch token {
      case .text: continue
      case .open(let tag): open(tag, source)
      case .close(let name): close(name, source)
      }
    }
  }

  private mutating func open(_ tag: HTMLTag, _ source: String) {
    switch (tag.name, html) {
    case ("br", _): inlines.append(.lineBreak)
    case ("kbd", _), ("sub", _), ("sup", _):
      HTMLStyles.span(of: tag.name).map { begin(tag.name, $0, source) }
    case (_, .literal): inlines.append(.text(source))
    case (_, .dropped): break
    case ("a", .shown):
      begin("a", .link(tag.attribute("href")?.decodingEntities ?? ""), source)
    case ("img", .shown):
      let address = tag.attribute("src")?.decodingEntities ?? ""
      let alt = tag.attribute("alt")?.decodingEntities ?? ""
      guard !address.isEmpty || !alt.isEmpty else { return }
      inlines.append(.image(ImageReference(.address(address), alt: alt)))
    case (_, .shown): HTMLStyles.span(of: tag.name).map { begin(tag.name, $0, source) }
    }
  }

  private mutating func begin(_ name: String, _ span: HTMLSpan, _ source: String) {
    if openings.count < Self.depthLimit { openings.append((name, span, inlines.count)) }
    inlines.append(.text(html == .literal ? source : ""))
  }

  private mutating func close(_ name: String, _ source: String) {
    guard let opening = openings.lastIndex(where: { $0.name == name }) else {
      if name == "br" {
        inlines.append(.lineBreak)
      } else if html == .literal {
        inlines.append(.text(source))
      }
      return
    }
    let (_, span, start) = openings[opening]
    openings.removeSubrange(opening...)
    let content = Array(inlines[(start + 1)...])
    inlines.removeSubrange(start...)
    inlines += span.wrapping(content)
  }
}
