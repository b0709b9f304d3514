// Transitions of views, which a card does not move.

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
