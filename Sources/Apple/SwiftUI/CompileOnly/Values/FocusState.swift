// Values that follow the keyboard and the size of letters, which a card does not have.

/// Which field the keyboard is in; in a card, none.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let state: State<Value>

  /// Makes a value that is true while the keyboard is in a field.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a value that says which field the keyboard is in.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What a field is bound to.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// What a field is bound to.
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
