// The result builder for styles, with short forms of frequent ones.

public import BehestCards
public import MarkdownTree

/// A result builder that composes styles of providers, other styles, conditions and loops.
@resultBuilder
public enum MarkdownStyleBuilder {
  /// Builds a style from a provider for inlines.
  public static func buildExpression(_ style: InlineStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.inline(style.selector, style.provide)])
  }

  /// Builds a style from a provider for blocks.
  public static func buildExpression(_ style: BlockStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.block(style.selector, style.provide)])
  }

  /// Builds a style from a provider for images.
  public static func buildExpression(_ style: ImageStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.image(style.selector, style.provide)])
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

  /// Builds a style from another style.
  public static func buildExpression(_ style: MarkdownStyle) -> MarkdownStyle { style }

  /// Combines several styles, in order.
  public static func buildBlock(_ styles: MarkdownStyle...) -> MarkdownStyle {
    MarkdownStyle(providers: styles.flatMap(\.providers))
  }

  /// Builds the style of an `if` without an `else`.
  public static func buildOptional(_ style: MarkdownStyle?) -> MarkdownStyle {
    style ?? .default
  }

  /// Builds the style of the first branch of an `if` or `switch`.
  public static func buildEither(first style: MarkdownStyle) -> MarkdownStyle { style }

  /// Builds the style of another branch of an `if` or `switch`.
  public static func buildEither(second style: MarkdownStyle) -> MarkdownStyle { style }

  /// Combines the styles of a loop.
  public static func buildArray(_ styles: [MarkdownStyle]) -> MarkdownStyle {
    MarkdownStyle(providers: styles.flatMap(\.providers))
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
