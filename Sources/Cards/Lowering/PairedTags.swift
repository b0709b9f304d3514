// Raw tags that stand in pairs within a line, `<kbd>Esc</kbd>`, as styles.

/// Collects inlines in order and puts those between two tags of a pair into a style.
///
/// A tag without its other half stays as it is written. Each pair costs as much as it holds;
/// pairs nested deeper than `depthLimit` stay as they are written.
struct PairedTags {
  /// The deepest nesting of pairs.
  static let depthLimit = 16

  /// What was collected so far.
  private(set) var inlines: [Inline] = []
  private var openings: [(style: Style, index: Int)] = []

  /// The style a tag of this name stands for.
  static func style(of name: String) -> Style? {
    switch name {
    case "kbd": .keyboard
    case "sub": .subscript
    case "sup": .superscript
    default: nil
    }
  }

  /// Makes an empty collection with room for inlines.
  init(capacity: Int) {
    inlines.reserveCapacity(capacity)
  }

  /// Adds an inline.
  mutating func append(_ inline: Inline) {
    inlines.append(inline)
  }

  /// Adds several inlines.
  mutating func append(contentsOf more: [Inline]) {
    inlines.append(contentsOf: more)
  }

  /// Adds a tag of a pair, as it is written until its other half comes.
  mutating func append(_ tag: HTMLTag, _ style: Style, html: String) {
    if !tag.isClosing {
      if openings.count < Self.depthLimit { openings.append((style, inlines.count)) }
      inlines.append(.text(html))
    } else if let opening = openings.lastIndex(where: { $0.style == style }) {
      let start = openings[opening].index
      openings.removeSubrange(opening...)
      let content = Array(inlines[(start + 1)...])
      inlines.removeSubrange(start...)
      if !content.isEmpty { inlines.append(.styled(style, content)) }
    } else {
      inlines.append(.text(html))
    }
  }
}
