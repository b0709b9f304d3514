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
public struct MarkdownRenderOverrides: MarkdownParts {
  var blocks: [BlockRenderer] = []
  var inlines: [InlineRenderer] = []

  /// No overrides: the default renderer is used for every node.
  public static let empty = MarkdownRenderOverrides()

  /// Combines several overrides; renderers of the first take precedence.
  public static func joining(_ overrides: [MarkdownRenderOverrides]) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(
      blocks: overrides.flatMap(\.blocks), inlines: overrides.flatMap(\.inlines))
  }
}

/// A renderer of selected nodes as blocks or as inlines.
public struct NodeRenderer<Part: Sendable>: Sendable {
  /// A function that renders a node; `nil` leaves it to the next or the default renderer.
  public typealias Render = @Sendable (_ node: MarkdownNode, _ usual: () -> [Part]) -> [Part]?

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

/// A renderer of selected block nodes.
public typealias BlockRenderer = NodeRenderer<Block>

/// A renderer of selected inline nodes.
public typealias InlineRenderer = NodeRenderer<Inline>

/// A result builder that composes overrides of renderers, other overrides, conditions and loops.
public typealias MarkdownRendererBuilder = MarkdownPartsBuilder<MarkdownRenderOverrides>

extension MarkdownRendererBuilder {
  /// Builds overrides from a renderer of blocks.
  public static func buildExpression(_ renderer: BlockRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(blocks: [renderer])
  }

  /// Builds overrides from a renderer of inlines.
  public static func buildExpression(_ renderer: InlineRenderer) -> MarkdownRenderOverrides {
    MarkdownRenderOverrides(inlines: [renderer])
  }
}
