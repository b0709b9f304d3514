// Views that are animated through phases. A card is drawn once, in the first.

/// Content that is animated through phases. A card draws the first phase.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let first: Phase?
  let content: (Phase) -> Content

  /// Creates content that is animated through phases repeatedly.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates content that is animated through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    first.map { context.lower(content($0)) } ?? []
  }
}
