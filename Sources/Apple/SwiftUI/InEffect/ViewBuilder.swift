// The result builder of views.

/// A result builder that builds one view from the expressions of a closure.
@resultBuilder public struct ViewBuilder: Sendable {
  /// Returns one view as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Combines the views of a block, in order.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children: children)
  }

  /// Returns the view of an `if` without `else`, or `nil`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Returns the content of the first branch.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the content of the second branch.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of the content of an `if #available` block.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}
