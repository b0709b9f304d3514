// Renderers that take the place of the usual one, for some nodes.

public import BehestCards
public import MarkdownTree

/// What draws some nodes in place of the usual renderer; the first that gives something has it.
///
/// ```swift
/// let banner = MarkdownRenderOverrides {
///   BlockRenderer(.heading(1)) { _, usual in [.rule] + usual() + [.rule] }
/// }
/// ```
public struct MarkdownRenderOverrides: Sendable {
  var blocks: [BlockRenderer] = []
  var inlines: [InlineRenderer] = []

  /// Makes overrides of renderers.
  public init(@MarkdownRendererBuilder _ content: () -> MarkdownRenderOverrides) {
    self = content()
  }

  init(blocks: [BlockRenderer] = [], inlines: [InlineRenderer] = []) {
    self.blocks = blocks
    self.inlines = inlines
  }

  /// None: every node is drawn as usual.
  public static let empty = MarkdownRenderOverrides(blocks: [], inlines: [])

  /// Makes one of several; renderers of the first are asked first.
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

/// Draws some block nodes.
public struct BlockRenderer: Sendable {
  /// Gives the blocks of a node; `nil` for those that the next renderer or the usual one gives.
  public typealias Render =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Block]) -> [Block]?

  let selector: NodeSelector
  let render: Render

  /// Makes a renderer.
  ///
  /// - Parameter render: Is given the node, and what the usual renderer would give for it.
  public init(_ selector: NodeSelector, _ render: @escaping Render) {
    self.selector = selector
    self.render = render
  }
}

/// Draws some inline nodes.
public struct InlineRenderer: Sendable {
  /// Gives the inlines of a node; `nil` for those that the next renderer or the usual one gives.
  public typealias Render =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Inline]) -> [Inline]?

  let selector: NodeSelector
  let render: Render

  /// Makes a renderer.
  ///
  /// - Parameter render: Is given the node, and what the usual renderer would give for it.
  public init(_ selector: NodeSelector, _ render: @escaping Render) {
    self.selector = selector
    self.render = render
  }
}

/// Composes overrides of renderers, other overrides, conditions and loops.
@resultBuilder
public enum MarkdownRendererBuilder {
  /// A renderer of blocks.
  public static func buildExpression(_ renderer: BlockRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(blocks: [renderer])
  }

  /// A renderer of inlines.
  public static func buildExpression(_ renderer: InlineRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(inlines: [renderer])
  }

  /// Overrides made elsewhere.
  public static func buildExpression(
    _ overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// Several, in order.
  public static func buildBlock(
    _ overrides: MarkdownRenderOverrides...
  ) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides.joining(overrides)
  }

  /// A condition that may not hold.
  public static func buildOptional(
    _ overrides: MarkdownRenderOverrides?
  ) -> MarkdownRenderOverrides {
    overrides ?? .empty
  }

  /// The first of two.
  public static func buildEither(
    first overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// The second of two.
  public static func buildEither(
    second overrides: MarkdownRenderOverrides
  ) -> MarkdownRenderOverrides {
    overrides
  }

  /// A loop.
  public static func buildArray(
    _ overrides: [MarkdownRenderOverrides]
  ) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides.joining(overrides)
  }
}
