// Numbers the links and the code blocks of a card, so that a person can name them.

/// A card whose links and code blocks have numbers after them.
public struct NumberedCard: Hashable, Sendable {
  /// The card with the numbers in it: `<2>` behind a link, and in the label of a code block.
  public private(set) var card: Card
  /// The destinations of the links, of number 1 first.
  public private(set) var links: [String] = []
  /// The texts of the code blocks, of number 1 first.
  public private(set) var codeBlocks: [String] = []

  /// Numbers the links and code blocks of a card in reading order.
  ///
  /// A link within the card itself has no number, since a terminal cannot follow it.
  ///
  /// - Complexity: O(*n*) in the size of the card.
  public init(_ card: Card) {
    self.card = card
    self.card.title = numbering(card.title)
    self.card.blocks = card.blocks.map { block in
      block.mapParts({ numbering($0) }, { numbering($0) })
    }
  }

  private mutating func numbering(_ inlines: [Inline]) -> [Inline] {
    inlines.flatMap { inline -> [Inline] in
      switch inline {
      case .styled(let style, let inner): return [.styled(style, numbering(inner))]
      case .link(let destination, _, _): return [inline] + mark(destination)
      case .text, .code, .image, .lineBreak, .softBreak, .footnoteReference: return [inline]
      }
    }
  }

  private mutating func numbering(_ block: Block) -> Block {
    switch block {
    case .code(let language, let text):
      codeBlocks.append(text)
      let label = [language ?? "", "<\(codeBlocks.count)>"].filter { !$0.isEmpty }
      return .code(language: label.joined(separator: " "), text: text)
    case .control(var control):
      if case .link(let destination) = control.kind { control.label += mark(destination) }
      return .control(control)
    default: return block
    }
  }

  private mutating func mark(_ destination: String) -> [Inline] {
    guard !destination.isEmpty, !destination.hasPrefix("#") else { return [] }
    links.append(destination)
    return [.styled(.secondary, [.text("\u{A0}<\(links.count)>")])]
  }
}
