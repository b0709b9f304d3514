// What `if`, `else` and `switch` in a view builder become.

/// One of two views, chosen by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A choice is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    switch storage {
    case .trueContent(let view): context.lower(view)
    case .falseContent(let view): context.lower(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    map { context.lower($0) } ?? []
  }
}
