// Focus, which a card does not have.

/// A property wrapper for the focused field. In a card no field has focus.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let state: State<Value>

  /// Creates a state that is `true` while a field has focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state whose value is the focused field.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding for a field.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// The binding of a field to a focus state.
  @propertyWrapper public struct Binding {
    private let binding: BehestSwiftUI.Binding<Value>

    fileprivate init(_ binding: BehestSwiftUI.Binding<Value>) { self.binding = binding }

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Binds the view's focus state to a value. Has no effect in a terminal card.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the view's focus state to a value. Has no effect in a terminal card.
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }
}
