// Views that go through phases: a card is drawn once, in the first.

/// Content that goes through phases; a card is drawn once, in the first.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let first: Phase?
  let content: (Phase) -> Content

  /// Makes content that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Makes content that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    first.map { context.lower(content($0)) } ?? []
  }
}
