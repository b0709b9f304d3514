// The result builders for styles and renderers, with short forms of frequent styles.

public import BehestCards
public import MarkdownTree

/// A collection of styles or renderers that a result builder composes.
public protocol MarkdownParts: Sendable {
  /// Combines several collections; the first take precedence.
  static func joining(_ all: [Self]) -> Self
}

extension MarkdownParts {
  /// Creates a collection from its parts.
  public init(@MarkdownPartsBuilder<Self> _ content: () -> Self) { self = content() }

  /// Combines several collections; the first take precedence.
  public static func combining(_ all: Self...) -> Self { joining(all) }
}

/// A result builder that composes a collection of its parts, other collections, conditions and
/// loops.
@resultBuilder
public enum MarkdownPartsBuilder<Whole: MarkdownParts> {
  /// Builds a collection from another one.
  public static func buildExpression(_ whole: Whole) -> Whole { whole }

  /// Combines several collections, in order.
  public static func buildBlock(_ parts: Whole...) -> Whole { .joining(parts) }

  /// Builds the collection of an `if` without an `else`.
  public static func buildOptional(_ whole: Whole?) -> Whole { whole ?? .joining([]) }

  /// Builds the collection of the first branch of an `if` or `switch`.
  public static func buildEither(first whole: Whole) -> Whole { whole }

  /// Builds the collection of another branch of an `if` or `switch`.
  public static func buildEither(second whole: Whole) -> Whole { whole }

  /// Combines the collections of a loop.
  public static func buildArray(_ parts: [Whole]) -> Whole { .joining(parts) }
}

/// A result builder that composes styles of providers, other styles, conditions and loops.
public typealias MarkdownStyleBuilder = MarkdownPartsBuilder<MarkdownStyle>

extension MarkdownStyleBuilder {
  /// Builds a style from a provider for inlines.
  public static func buildExpression(_ style: InlineStyle) -> MarkdownStyle {
    MarkdownStyle(inlines: [style])
  }

  /// Builds a style from a provider for blocks.
  public static func buildExpression(_ style: BlockStyle) -> MarkdownStyle {
    MarkdownStyle(blocks: [style])
  }

  /// Builds a style from a provider for images.
  public static func buildExpression(_ style: ImageStyle) -> MarkdownStyle {
    MarkdownStyle(images: [style])
  }

  /// Builds a style from the style of links.
  public static func buildExpression(_ link: Link) -> MarkdownStyle {
    buildExpression(link.style)
  }

  /// Builds a style from the style of headings.
  public static func buildExpression(_ heading: Heading) -> MarkdownStyle {
    buildExpression(heading.style)
  }

  /// Builds a style from the style of code blocks.
  public static func buildExpression(_ code: CodeBlock) -> MarkdownStyle {
    buildExpression(code.style)
  }
}

/// The style of links.
public struct Link: Sendable {
  let style: InlineStyle

  /// Creates a style from a function of each link; `nil` leaves it to the theme.
  public init(_ provide: @escaping @Sendable (MarkdownNode) -> InlineTextStyle?) {
    style = InlineStyle(.link, provide)
  }

  /// Creates a style for links to a host, or to its subdomains as `*.example.com`.
  public init(
    host: String, _ provide: @escaping @Sendable (MarkdownNode) -> InlineTextStyle?
  ) {
    style = InlineStyle(.link(host: host), provide)
  }
}

/// The style of headings.
public struct Heading: Sendable {
  let style: InlineStyle

  /// Creates a style for headings of a level, 1 to 6; without one, for all headings.
  ///
  /// - Parameter modify: Sets attributes of a style that is initially empty.
  public init(
    _ level: Int? = nil, _ modify: @escaping @Sendable (inout InlineTextStyle) -> Void
  ) {
    style = InlineStyle(level.map { .heading($0) } ?? .heading) { _ in
      var base = InlineTextStyle()
      modify(&base)
      return base
    }
  }
}

/// The style of code blocks.
public struct CodeBlock: Sendable {
  let style: BlockStyle

  /// Creates a style for code blocks in a language; without one, for all code blocks.
  ///
  /// - Parameter modify: Sets attributes of a box that is initially empty.
  public init(
    language: String? = nil, _ modify: @escaping @Sendable (inout BlockBox) -> Void
  ) {
    style = BlockStyle(language.map { .codeBlock(language: $0) } ?? .codeBlock) { _ in
      var base = BlockBox()
      modify(&base)
      return base
    }
  }
}
