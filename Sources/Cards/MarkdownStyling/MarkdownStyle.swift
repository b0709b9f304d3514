// Styles of Markdown nodes, from providers with selectors.

public import BehestCards
public import MarkdownTree

/// The style of text; a `nil` attribute is left to the theme.
public typealias InlineTextStyle = TextStyle

/// The styles of a document's nodes, in addition to the theme's.
///
/// A style is a list of providers. Every provider that selects a node is called; for each attribute
/// the first value applies, and an attribute without any is left to the theme.
///
/// ```swift
/// let style = MarkdownStyle {
///   Link(host: "internal.myco.com") { _ in .init(foreground: .green, underline: false) }
///   Heading(1) { $0.foreground = .orange }
/// }
/// ```
public struct MarkdownStyle: MarkdownParts {
  var inlines: [InlineStyle] = []
  var blocks: [BlockStyle] = []
  var images: [ImageStyle] = []

  /// The empty style, which leaves everything to the theme.
  public static let `default` = MarkdownStyle()

  /// Combines several styles; attributes of the first take precedence.
  public static func joining(_ styles: [MarkdownStyle]) -> MarkdownStyle {
    MarkdownStyle(
      inlines: styles.flatMap(\.inlines), blocks: styles.flatMap(\.blocks),
      images: styles.flatMap(\.images))
  }
}

/// The environment that style providers depend on.
public struct StyleEnvironment: Hashable, Sendable {
  /// The color schemes of a background.
  public enum ColorScheme: String, Codable, Hashable, Sendable {
    /// A dark background with light text.
    case dark
    /// A light background with dark text.
    case light
  }

  /// The color scheme; `nil` if it is unknown.
  public var colorScheme: ColorScheme?
  /// The width of a line, in cells or points; `nil` if it is unknown.
  public var width: Int?

  /// Creates an environment from a color scheme and a width.
  public init(colorScheme: ColorScheme? = nil, width: Int? = nil) {
    self.colorScheme = colorScheme
    self.width = width
  }
}

/// A provider of styles for selected nodes.
public struct NodeStyle<Value: Sendable>: Sendable {
  /// A function that returns a node's style; `nil` leaves it unchanged.
  public typealias Provide =
    @Sendable (_ node: MarkdownNode, _ environment: StyleEnvironment) -> Value?

  let selector: NodeSelector
  let provide: Provide

  /// Creates a provider from a function of the node and the environment.
  public init(_ selector: NodeSelector, _ provide: @escaping Provide) {
    self.selector = selector
    self.provide = provide
  }

  /// Creates a provider from a function of the node.
  public init(_ selector: NodeSelector, _ provide: @escaping @Sendable (MarkdownNode) -> Value?) {
    self.init(selector) { node, _ in provide(node) }
  }

  /// Creates a provider of one style for all selected nodes.
  public init(_ selector: NodeSelector, _ style: Value) {
    self.init(selector) { _, _ in style }
  }
}

/// A provider of styles for inlines; for a block, the style applies to its text.
public typealias InlineStyle = NodeStyle<InlineTextStyle>

/// A provider of styles for blocks.
public typealias BlockStyle = NodeStyle<BlockBox>

/// A provider of presentations for images; the first with a result is used.
public typealias ImageStyle = NodeStyle<ImagePresentation>

extension ImageStyle {
  /// Creates a provider from a function of every image.
  public init(_ provide: @escaping @Sendable (MarkdownNode) -> ImagePresentation?) {
    self.init(.image, provide)
  }
}

/// The style of a block: its text, background, padding and margins.
public struct BlockBox: Hashable, Sendable {
  /// The default style of the text; its background fills the block.
  public var text: InlineTextStyle
  /// The space between the text and the edge of the background, in points.
  public var padding: Block.Insets
  /// The space around the background, in points.
  public var margins: Block.Insets

  /// Creates a box from a text style, padding and margins.
  public init(
    text: InlineTextStyle = InlineTextStyle(), padding: Block.Insets = Block.Insets(),
    margins: Block.Insets = Block.Insets()
  ) {
    self.text = text
    self.padding = padding
    self.margins = margins
  }

  /// The background color of the block.
  public var background: StyleColor? {
    get { text.background }
    set { text.background = newValue }
  }
}

/// The presentations of an image.
public enum ImagePresentation: Hashable, Sendable {
  /// The image with another description.
  case described(String)
  /// The description only, as text in a style.
  case text(InlineTextStyle)
  /// No image and no description.
  case hidden
}
