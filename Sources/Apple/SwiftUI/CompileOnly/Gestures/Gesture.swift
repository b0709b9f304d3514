// What fingers do on a screen. Nobody touches a card: gestures are accepted and never happen.

public import Foundation

/// What fingers do on a screen; it never happens to a card.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value

  /// The type of the gestures it is made of.
  associatedtype Body: Gesture

  /// The gestures it is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  /// Nothing is known of what never happens.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture is made of no others.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Gesture {
  /// Never called back: the gesture never happens.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Never called back: the gesture never happens.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Never called back: the gesture never happens.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

/// A finger that taps.
public struct TapGesture: Gesture {
  /// Nothing is known of a tap but that it happened.
  public typealias Value = Void
  /// A gesture without a body.
  public typealias Body = Never

  /// Makes a gesture of so many taps.
  nonisolated public init(count: Int = 1) {}
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
  /// Whether the finger has stayed.
  public typealias Value = Bool
  /// A gesture without a body.
  public typealias Body = Never

  /// Makes a gesture of so many seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// A gesture without a body.
  public typealias Body = Never

  /// Where a finger is and has been.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint

    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it is likely to end.
    public var predictedEndLocation: CGPoint { location }

    /// How far it is likely to move.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Makes a gesture of so many points at least.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// A gesture without a body.
  public typealias Body = Never

  /// How far fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How many times as far apart they are.
    public var magnification: CGFloat
  }

  /// Makes a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A value that follows a gesture; in a card it stays as it begins.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// Attaches a gesture to the view. Has no effect in a terminal card: its actions never run.
  nonisolated public func gesture<T>(_ gesture: T) -> some View where T: Gesture { self }

  /// Attaches a gesture to process simultaneously with those the view defines. Has no effect in a
  /// terminal card: its actions never run.
  nonisolated public func simultaneousGesture<T>(_ gesture: T) -> some View where T: Gesture {
    self
  }

  /// Attaches a gesture to the view that takes precedence over those the view defines. Has no
  /// effect in a terminal card: its actions never run.
  nonisolated public func highPriorityGesture<T>(_ gesture: T) -> some View where T: Gesture {
    self
  }
}

/// How a change of state is animated; nothing moves in a card.
public struct Transaction {
  /// The animation; `nil` means none.
  public var animation: Animation?

  /// Whether the views' own animations are left out.
  public var disablesAnimations = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}
