// Gestures. A card has no touch input: gestures are accepted and never recognized.

public import Foundation

/// A gesture. Never recognized in a card.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value

  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gestures that this one is composed of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  /// The type of the gesture's value: `Never`.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// The body of the gesture. Never called: it is not composed of others.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Gesture {
  /// Adds an action for the end of the gesture. Never called in a card.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Adds an action for changes of the gesture. Never called in a card.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Updates a gesture's state. Never called in a card.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

/// A gesture of one or several taps.
public struct TapGesture: Gesture {
  /// The type of the gesture's value: none.
  public typealias Value = Void
  /// The body of the gesture: `Never`.
  public typealias Body = Never

  /// Creates a gesture from a number of taps.
  nonisolated public init(count: Int = 1) {}
}

/// A gesture of pressing for a time.
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value: whether the press has begun.
  public typealias Value = Bool
  /// The body of the gesture: `Never`.
  public typealias Body = Never

  /// Creates a gesture from a minimum duration in seconds and a maximum distance.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture of dragging.
public struct DragGesture: Gesture {
  /// The body of the gesture: `Never`.
  public typealias Body = Never

  /// The state of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The location at which the gesture began.
    public var startLocation: CGPoint

    /// The translation from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at the end of the gesture: the current one.
    public var predictedEndLocation: CGPoint { location }

    /// The predicted translation at the end of the gesture: the current one.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Creates a gesture from a minimum distance in points and a coordinate space.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

/// A gesture of magnifying with two fingers.
public struct MagnifyGesture: Gesture {
  /// The body of the gesture: `Never`.
  public typealias Body = Never

  /// The state of a magnify gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The factor of magnification.
    public var magnification: CGFloat
  }

  /// Creates a gesture from a minimum change of scale.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A property wrapper for a value that follows a gesture. Keeps its initial value in a card.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a state with an initial value.
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

/// The context of a state change, with its animation. Has no effect in a card, which does not move.
public struct Transaction {
  /// The animation; `nil` for none.
  public var animation: Animation?

  /// Whether the animations of the views are disabled.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}
