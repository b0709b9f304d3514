// Custom transitions. A card does not move.

/// A placeholder for the view that a transition is applied to.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [] }
}

/// A custom transition of a view. Has no effect in a card, which does not move.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View

  /// The type of the view that the transition is applied to.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the modified view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is inserted.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is inserted.
  public var isIdentity: Bool { self == .identity }

  /// A value of the phase: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
