// Builds views from the statements of a closure.

/// Builds one view from the expressions of a closure.
@resultBuilder public struct ViewBuilder: Sendable {
  /// Takes one view as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through unmodified.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Gathers the views of a block, in order.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children: children)
  }

  /// Produces a view that is there only when a condition is true.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Produces the content of the first branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Produces the content of the second branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of content that exists only on some systems.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}
