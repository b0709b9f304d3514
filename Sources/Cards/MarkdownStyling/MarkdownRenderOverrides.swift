// Renderers that replace the default one for some nodes.

public import BehestCards
public import MarkdownTree

/// Renderers that replace the default one for some nodes; the first with a result is used.
///
/// ```swift
/// let banner = MarkdownRenderOverrides {
///   BlockRenderer(.heading(1)) { _, usual in [.rule] + usual() + [.rule] }
/// }
/// ```
public struct MarkdownRenderOverrides: Sendable {
  var blocks: [BlockRenderer] = []
  var inlines: [InlineRenderer] = []

  /// Creates overrides from renderers.
  public init(@MarkdownRendererBuilder _ content: () -> MarkdownRenderOverrides) {
    self = content()
  }

  init(blocks: [BlockRenderer] = [], inlines: [InlineRenderer] = []) {
    self.blocks = blocks
    self.inlines = inlines
  }

  /// No overrides: the default renderer is used for every node.
  public static let empty = MarkdownRenderOverrides(blocks: [], inlines: [])

  /// Combines several overrides; renderers of the first take precedence.
  public static func combining(
    _ overrides: MarkdownRenderOverrides...
  ) -> MarkdownRenderOverrides {
    joining(overrides)
  }

  static func joining(_ overrides: [MarkdownRenderOverrides]) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(
      blocks: overrides.flatMap(\.blocks), inlines: overrides.flatMap(\.inlines))
  }
}

/// A renderer of selected block nodes.
public struct BlockRenderer: Sendable {
  /// A function that renders a node as blocks; `nil` leaves it to the next or the default renderer.
  public typealias Render =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Block]) -> [Block]?

  let selector: NodeSelector
  let render: Render

  /// Creates a renderer.
  ///
  /// - Parameter render: Gets the node, and a function with the default renderer's result.
  public init(_ selector: NodeSelector, _ render: @escaping Render) {
    self.selector = selector
    self.render = render
  }
}

/// A renderer of selected inline nodes.
public struct InlineRenderer: Sendable {
  /// A function that renders a node as inlines; `nil` leaves it to the next or the default
  /// renderer.
  public typealias Render =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Inline]) -> [Inline]?

  let selector: NodeSelector
  let render: Render

  /// Creates a renderer.
  ///
  /// - Parameter render: Gets the node, and a function with the default renderer's result.
  public init(_ selector: NodeSelector, _ render: @escaping Render) {
    self.selector = selector
    self.render = render
  }
}

/// A result builder that composes overrides of renderers, other overrides, conditions and loops.
@resultBuilder
public enum MarkdownRendererBuilder {
  /// Builds overrides from a renderer of blocks.
  public static func buildExpression(_ renderer: BlockRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(blocks: [renderer])
  }

  /// Builds overrides from a renderer of inlines.
  public static func buildExpression(_ renderer: InlineRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(inlines: [renderer])
  }

  /// Builds overrides from other overrides.
  public static func buildExpression(
    _ overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// Combines several overrides, in order.
  public static func buildBlock(
    _ overrides: MarkdownRenderOverrides...
  ) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides.joining(overrides)
  }

  /// Builds the overrides of an `if` without an `else`.
  public static func buildOptional(
    _ overrides: MarkdownRenderOverrides?
  ) -> MarkdownRenderOverrides {
    overrides ?? .empty
  }

  /// Builds the overrides of the first branch of an `if` or `switch`.
  public static func buildEither(
    first overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// Builds the overrides of another branch of an `if` or `switch`.
  public static func buildEither(
    second overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// Combines the overrides of a loop.
  public static func buildArray(
    _ overrides: [MarkdownRenderOverrides]
  ) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides.joining(overrides)
  }
}
