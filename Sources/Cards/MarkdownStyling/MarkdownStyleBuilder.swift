// Lists of style providers, written as statements; and the short forms of the commonest.

public import BehestCards
public import MarkdownTree

/// Composes styles of providers, other styles, conditions and loops.
@resultBuilder
public enum MarkdownStyleBuilder {
  /// A provider for inlines.
  public static func buildExpression(_ style: InlineStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.inline(style.selector, style.provide)])
  }

  /// A provider for blocks.
  public static func buildExpression(_ style: BlockStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.block(style.selector, style.provide)])
  }

  /// A provider for images.
  public static func buildExpression(_ style: ImageStyle) -> MarkdownStyle {
    MarkdownStyle(providers: [.image(style.selector, style.provide)])
  }

  /// Links.
  public static func buildExpression(_ link: Link) -> MarkdownStyle {
    buildExpression(link.style)
  }

  /// Headings.
  public static func buildExpression(_ heading: Heading) -> MarkdownStyle {
    buildExpression(heading.style)
  }

  /// Code blocks.
  public static func buildExpression(_ code: CodeBlock) -> MarkdownStyle {
    buildExpression(code.style)
  }

  /// A style made elsewhere.
  public static func buildExpression(_ style: MarkdownStyle) -> MarkdownStyle { style }

  /// Several, in order.
  public static func buildBlock(_ styles: MarkdownStyle...) -> MarkdownStyle {
    MarkdownStyle(providers: styles.flatMap(\.providers))
  }

  /// A condition that may not hold.
  public static func buildOptional(_ style: MarkdownStyle?) -> MarkdownStyle {
    style ?? .default
  }

  /// The first of two.
  public static func buildEither(first style: MarkdownStyle) -> MarkdownStyle { style }

  /// The second of two.
  public static func buildEither(second style: MarkdownStyle) -> MarkdownStyle { style }

  /// A loop.
  public static func buildArray(_ styles: [MarkdownStyle]) -> MarkdownStyle {
    MarkdownStyle(providers: styles.flatMap(\.providers))
  }
}

/// The style of links.
public struct Link: Sendable {
  let style: InlineStyle

  /// Asks a closure for each link; `nil` leaves it to the theme.
  public init(_ provide: @escaping @Sendable (MarkdownNode) -> InlineTextStyle?) {
    style = InlineStyle(.link, provide)
  }

  /// Asks a closure for each link to a host, or to those below one as `*.example.com`.
  public init(
    host: String, _ provide: @escaping @Sendable (MarkdownNode) -> InlineTextStyle?
  ) {
    style = InlineStyle(.link(host: host), provide)
  }
}

/// The style of headings.
public struct Heading: Sendable {
  let style: InlineStyle

  /// Changes the style of headings of a level, 1 to 6; of all without one.
  ///
  /// - Parameter modify: Is given a style that leaves all to the theme, and changes what it wants.
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

  /// Changes the box of code blocks in a language; of all without one.
  ///
  /// - Parameter modify: Is given a box that leaves all to the theme, and changes what it wants.
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
