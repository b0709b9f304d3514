// Rendering for the engine: from a view to a card, whose title is the view's first line.

package import BehestCards

/// The card of a view, with the actions of its controls.
package struct SnippetRendering: Sendable {
  /// The card.
  package var card: Card

  /// The actions of the controls: `Control.action` is a zero-based index into this list.
  package var actions: [any Sendable]
}

/// Renders a view as a card.
///
/// Bodies are read once, top down. The first line before the first divider becomes the card's
/// title if it is a single line of text and images.
///
/// - Parameters:
///   - view: The view of a snippet.
///   - settings: The values around it.
/// - Returns: The card and the payloads of its buttons and toggles, in reading order.
@MainActor package func lower(
  _ view: some View, in settings: CardSettings = CardSettings()
) -> SnippetRendering {
  var environment = EnvironmentValues()
  environment.markdown = settings.markdown
  environment.now = settings.now()
  environment.calendar = settings.calendar
  environment.timeZone = settings.calendar.timeZone
  let context = LoweringContext(environment: environment)
  let card = Card(lowering: context.lower(view))
  return SnippetRendering(card: card, actions: context.actions)
}

extension Card {
  /// Creates a card from lowered elements; a single stack becomes the card, its first line the
  /// title.
  ///
  /// Padding, border and size of the outermost stack are dropped, as the card has its own; its
  /// background is drawn behind everything but the title.
  init(lowering elements: [Element]) {
    var elements = elements
    if elements.count == 1 { elements[0].padding = Block.Insets() }
    var blocks = elements.map { $0.placed(in: .leading) }
    var spacing = elements.count > 1 ? Element.standardSpacing : nil
    var style: BehestCards.TextStyle?
    if elements.count == 1, case .stack(var stack) = elements[0].block {
      while stack.isBox, stack.children.count == 1, case .stack(let inner) = stack.children[0] {
        style = style ?? stack.style
        stack = inner
      }
      if !stack.isBox {
        blocks = stack.children.map { $0.standing(stack.alignment) }
        spacing = stack.spacing
      } else {
        style = nil
      }
    }
    var title: [Inline] = []
    if let rule = blocks.firstIndex(of: .rule), rule > 0,
      let line = blocks[0].singleLine(orImage: rule == 1)
    {
      title = line
      // The border that carries the title also stands for a divider directly below it.
      blocks.removeSubrange(0...(rule == 1 ? 1 : 0))
    }
    if let style, !blocks.isEmpty {
      self.init(
        title: title, blocks: [.stack(Block.Stack(blocks, spacing: spacing, style: style))])
    } else {
      self.init(title: title, blocks: blocks, spacing: spacing)
    }
  }
}

extension Block.Stack {
  /// Whether the stack only serves to decorate its one child.
  fileprivate var isBox: Bool {
    style != nil || border != nil || frame != nil || padding != Block.Insets()
  }
}

extension Block {
  /// Returns the inlines of a block that is one line of text and symbols; `nil` for any other.
  ///
  /// - Parameter orImage: Whether a picture is such a line: above further lines it is none.
  fileprivate func singleLine(orImage: Bool) -> [Inline]? {
    switch self {
    case .text(let text) where !text.inlines.contains(where: \.breaksLine): text.inlines
    case .heading(_, let inlines) where !inlines.contains(where: \.breaksLine): inlines
    case .image(let image): orImage ? [.image(image)] : nil
    default: nil
    }
  }
}

extension Inline {
  /// Whether the text continues on another line within or after the inline.
  fileprivate var breaksLine: Bool {
    switch self {
    case .text(let text), .code(let text): text.contains(where: \.isNewline)
    case .lineBreak, .softBreak: true
    case .styled(_, let inlines), .link(_, _, let inlines): inlines.contains(where: \.breaksLine)
    case .image, .footnoteReference: false
    }
  }
}
