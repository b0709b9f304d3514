// What `if`, `else` and `switch` in a view builder become.

/// One of two views, chosen by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, CardView where TrueContent: View, FalseContent: View {
  /// A choice is lowered directly.
  public typealias Body = Never

  func lower(in context: LoweringContext) -> [Element] {
    switch storage {
    case .trueContent(let view): context.lower(view)
    case .falseContent(let view): context.lower(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view is lowered directly.
  public typealias Body = Never
}

extension Optional: CardView where Wrapped: View {
  func lower(in context: LoweringContext) -> [Element] {
    map { context.lower($0) } ?? []
  }
}
