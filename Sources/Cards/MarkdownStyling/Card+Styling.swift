// The main entry point: creates a card from Markdown, styles and renderers.

public import BehestCards
public import MarkdownTree

extension Card {
  /// Creates a card from a Markdown document with custom styles.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - environment: The environment for style providers.
  ///   - style: The styles of nodes, in addition to the theme's.
  ///   - renderers: The renderers that replace the default one for some nodes; styles still apply.
  public init(
    markdown document: MarkdownDocument, environment: StyleEnvironment = StyleEnvironment(),
    @MarkdownStyleBuilder style: () -> MarkdownStyle = { .default },
    @MarkdownRendererBuilder renderers: () -> MarkdownRenderOverrides = { .empty }
  ) {
    self.init(
      markdown: document,
      hooks: MarkdownHooks(style: style(), renderers: renderers(), environment: environment))
  }

  /// Creates a card from Markdown text, with GitHub's extensions and footnotes.
  ///
  /// - Throws: `MarkdownError` if the text exceeds a limit.
  public init(
    markdown text: String, environment: StyleEnvironment = StyleEnvironment(),
    @MarkdownStyleBuilder style: () -> MarkdownStyle = { .default },
    @MarkdownRendererBuilder renderers: () -> MarkdownRenderOverrides = { .empty }
  ) throws(MarkdownError) {
    self.init(
      markdown: try MarkdownDocument(parsing: text), environment: environment, style: style,
      renderers: renderers)
  }
}

extension MarkdownHooks {
  /// Creates hooks that apply styles and renderers.
  ///
  /// A node that no style or renderer selects costs a test of each selector.
  public init(
    style: MarkdownStyle = .default, renderers: MarkdownRenderOverrides = .empty,
    environment: StyleEnvironment = StyleEnvironment()
  ) {
    self.init()
    let styling = Styling(style: style, renderers: renderers, environment: environment)
    guard !styling.isEmpty else { return }
    block = { node, usual in styling.blocks(of: node, usual) }
    inline = { node, usual in styling.inlines(of: node, usual) }
  }
}

/// The styles and renderers in use.
private struct Styling: Sendable {
  let style: MarkdownStyle
  let renderers: MarkdownRenderOverrides
  let environment: StyleEnvironment

  var isEmpty: Bool {
    style.inlines.isEmpty && style.blocks.isEmpty && style.images.isEmpty
      && renderers.blocks.isEmpty && renderers.inlines.isEmpty
  }

  func blocks(of node: MarkdownNode, _ usual: () -> [Block]) -> [Block] {
    var given = Self.rendered(node, by: renderers.blocks, usual)
    let text = textStyle(of: node)
    if !text.isEmpty { given = given.map { $0.styled(text) } }
    if let box = box(of: node) { given = [box.around(given)] }
    return given
  }

  func inlines(of node: MarkdownNode, _ usual: () -> [Inline]) -> [Inline] {
    var given = Self.rendered(node, by: renderers.inlines, usual)
    if let presentation = styles(style.images, of: node).first(where: { _ in true }) {
      given = given.flatMap { presentation.applied(to: $0) }
    }
    let text = textStyle(of: node)
    return text.isEmpty ? given : given.map { $0.styled(text) }
  }

  private static func rendered<Part>(
    _ node: MarkdownNode, by renderers: [NodeRenderer<Part>], _ usual: () -> [Part]
  ) -> [Part] {
    for renderer in renderers where renderer.selector.selects(node) {
      if let parts = renderer.render(node, usual) { return parts }
    }
    return usual()
  }

  /// The styles of a node, in the order of their providers.
  private func styles<Value>(
    _ styles: [NodeStyle<Value>], of node: MarkdownNode
  ) -> some Sequence<Value> {
    styles.lazy.filter { $0.selector.selects(node) }
      .compactMap { $0.provide(node, environment) }
  }

  private func textStyle(of node: MarkdownNode) -> InlineTextStyle {
    styles(style.inlines, of: node).reduce(InlineTextStyle()) { $0.filled(from: $1) }
  }

  private func box(of node: MarkdownNode) -> BlockBox? {
    styles(style.blocks, of: node).reduce(nil) { box, later in
      guard var box else { return later }
      box.text = box.text.filled(from: later.text)
      return box
    }
  }
}

extension BlockBox {
  fileprivate func around(_ blocks: [Block]) -> Block {
    let inner = Block.stack(Block.Stack(blocks, padding: padding, style: text))
    guard margins != Block.Insets() else { return inner }
    return .stack(Block.Stack([inner], padding: margins))
  }
}

extension Block {
  /// Returns the block with its own text in a style.
  fileprivate func styled(_ style: InlineTextStyle) -> Block {
    switch self {
    case .heading(let level, let inlines): return .heading(level: level, inlines.styled(style))
    case .text(var text):
      text.inlines = text.inlines.styled(style)
      return .text(text)
    case .list, .quote, .callout, .disclosure, .code, .table, .image, .columns, .stack, .control,
      .footnote:
      return .stack(Stack([self], style: style))
    case .rule, .spacer, .progress: return self
    }
  }
}

extension [Inline] {
  fileprivate func styled(_ style: InlineTextStyle) -> [Inline] {
    isEmpty ? self : [.styled(.custom(style), self)]
  }
}

extension Inline {
  /// Returns the inline in a style, which for a link or role is applied inside, so that it can
  /// override the theme's.
  fileprivate func styled(_ style: InlineTextStyle) -> Inline {
    switch self {
    case .link(let destination, let title, let inlines):
      let words = inlines.isEmpty ? [.text(destination)] : inlines
      return .link(destination: destination, title: title, words.styled(style))
    case .styled(let role, let inlines): return .styled(role, inlines.styled(style))
    case .lineBreak, .softBreak: return self
    default: return .styled(.custom(style), [self])
    }
  }
}

extension ImagePresentation {
  fileprivate func applied(to inline: Inline) -> [Inline] {
    guard case .image(var image) = inline else { return [inline] }
    switch self {
    case .described(let words):
      image.alt = words
      return [.image(image)]
    case .text(let style): return [.styled(.custom(style), [.text(image.alt)])]
    case .hidden: return []
    }
  }
}
