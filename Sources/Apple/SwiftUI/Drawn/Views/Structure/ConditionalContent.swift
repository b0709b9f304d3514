// The views that `if`, `else` and `switch` in a view builder produce.

/// One of two views, chosen by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    switch storage {
    case .trueContent(let view): context.lower(view)
    case .falseContent(let view): context.lower(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    map { context.lower($0) } ?? []
  }
}
