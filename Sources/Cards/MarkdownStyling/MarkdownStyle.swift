// Styles of Markdown nodes: providers, asked in order, each for the nodes it is for.

public import BehestCards
public import MarkdownTree

/// How text is to look; what is `nil` stays as the theme has it.
public typealias InlineTextStyle = TextStyle

/// How the nodes of a document look beyond what the theme says.
///
/// A style is a list of providers. Every one that is for a node is asked; what an earlier one says
/// of an attribute holds against a later one, and what nobody says is left to the theme.
///
/// ```swift
/// let style = MarkdownStyle {
///   Link(host: "internal.myco.com") { _ in .init(foreground: .green, underline: false) }
///   Heading(1) { $0.foreground = .orange }
/// }
/// ```
public struct MarkdownStyle: Sendable {
  enum Provider: Sendable {
    case inline(NodeSelector, InlineStyle.Provide)
    case block(NodeSelector, BlockStyle.Provide)
    case image(NodeSelector, ImageStyle.Provide)
  }

  var providers: [Provider]

  init(providers: [Provider]) { self.providers = providers }

  /// Makes a style of providers.
  public init(@MarkdownStyleBuilder _ content: () -> MarkdownStyle) {
    self = content()
  }

  /// Nothing beyond the theme.
  public static let `default` = MarkdownStyle(providers: [])

  /// Makes one style of several; the first has the last word.
  public static func combining(_ styles: MarkdownStyle...) -> MarkdownStyle {
    MarkdownStyle(providers: styles.flatMap(\.providers))
  }
}

/// What a provider may ask of its surroundings.
public struct StyleEnvironment: Hashable, Sendable {
  /// What the text will stand on.
  public enum ColorScheme: String, Codable, Hashable, Sendable {
    /// Light text on dark.
    case dark
    /// Dark text on light.
    case light
  }

  /// What the text will stand on; `nil` when nobody knows.
  public var colorScheme: ColorScheme?
  /// Cells or points of a line; `nil` when nobody knows.
  public var width: Int?

  /// Makes an environment.
  public init(colorScheme: ColorScheme? = nil, width: Int? = nil) {
    self.colorScheme = colorScheme
    self.width = width
  }
}

/// A provider of styles for inlines; of blocks it styles the text.
public struct InlineStyle: Sendable {
  /// Gives a style for a node; `nil` leaves it as it is.
  public typealias Provide =
    @Sendable (_ node: MarkdownNode, _ environment: StyleEnvironment) -> InlineTextStyle?

  let selector: NodeSelector
  let provide: Provide

  /// Asks a closure that may look at the environment.
  public init(_ selector: NodeSelector, _ provide: @escaping Provide) {
    self.selector = selector
    self.provide = provide
  }

  /// Asks a closure.
  public init(
    _ selector: NodeSelector, _ provide: @escaping @Sendable (MarkdownNode) -> InlineTextStyle?
  ) {
    self.init(selector) { node, _ in provide(node) }
  }

  /// Gives one style to all.
  public init(_ selector: NodeSelector, _ style: InlineTextStyle) {
    self.init(selector) { _, _ in style }
  }
}

/// How a block is set: the look of its text, what it stands on, and the room around it.
public struct BlockBox: Hashable, Sendable {
  /// How the text looks that says nothing else; its background fills the block.
  public var text: InlineTextStyle
  /// Points kept free within the background.
  public var padding: Block.Insets
  /// Points kept free around the background.
  public var margins: Block.Insets

  /// Makes a box.
  public init(
    text: InlineTextStyle = InlineTextStyle(), padding: Block.Insets = Block.Insets(),
    margins: Block.Insets = Block.Insets()
  ) {
    self.text = text
    self.padding = padding
    self.margins = margins
  }

  /// What the block stands on.
  public var background: StyleColor? {
    get { text.background }
    set { text.background = newValue }
  }
}

/// A provider of styles for blocks.
public struct BlockStyle: Sendable {
  /// Gives the box of a node; `nil` leaves it as it is.
  public typealias Provide =
    @Sendable (_ node: MarkdownNode, _ environment: StyleEnvironment) -> BlockBox?

  let selector: NodeSelector
  let provide: Provide

  /// Asks a closure that may look at the environment.
  public init(_ selector: NodeSelector, _ provide: @escaping Provide) {
    self.selector = selector
    self.provide = provide
  }

  /// Asks a closure.
  public init(
    _ selector: NodeSelector, _ provide: @escaping @Sendable (MarkdownNode) -> BlockBox?
  ) {
    self.init(selector) { node, _ in provide(node) }
  }

  /// Gives one box to all.
  public init(_ selector: NodeSelector, _ box: BlockBox) {
    self.init(selector) { _, _ in box }
  }
}

/// How an image is presented.
public enum ImagePresentation: Hashable, Sendable {
  /// With other words for it.
  case described(String)
  /// By its words alone, as text in a style.
  case text(InlineTextStyle)
  /// Not at all.
  case hidden
}

/// A provider of presentations for images; the first that gives one has it.
public struct ImageStyle: Sendable {
  /// Gives the presentation of an image; `nil` leaves it as it is.
  public typealias Provide = @Sendable (_ image: MarkdownNode) -> ImagePresentation?

  let selector: NodeSelector
  let provide: Provide

  /// Asks a closure for every image that is selected.
  public init(_ selector: NodeSelector = .image, _ provide: @escaping Provide) {
    self.selector = selector
    self.provide = provide
  }
}
