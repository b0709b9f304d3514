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

/// The view that phases are applied to.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: View {
  /// The view is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

/// How a view comes and goes, written by an app; a card does not move.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether a view is coming, there, or going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is coming.
  case willAppear
  /// It is there.
  case identity
  /// It is going.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// How far it is from being there, from -1 to 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
