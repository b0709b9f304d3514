// Modifiers of copying, pointer input and geometry. A card has none of these.

public import Foundation

extension View {
  /// Specifies the external events the view or scene handles. Has no effect in a terminal card.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }

  /// Specifies values to copy in response to the system's Copy command. Has no effect in a terminal
  /// card.
  nonisolated public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Tracks Digital Crown rotations by updating a binding. Has no effect in a terminal card.
  nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View
  where V: BinaryFloatingPoint { self }

  /// Sets the screen edge from which gestures take precedence over the system's. Has no effect in a
  /// terminal card.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Adds an action to perform when a value created from the view's geometry changes. Has no effect
  /// in a terminal card.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable { self }

  /// Adds an action to perform when a value created from the view's geometry changes. Has no effect
  /// in a terminal card.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View where T: Equatable { self }

  /// Assigns a name to the view's coordinate space. Has no effect in a terminal card.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Assigns a name to the view's coordinate space. Has no effect in a terminal card.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable { self }

  /// Adds an action to perform when the view recognizes a tap gesture. Has no effect in a terminal
  /// card: the action never runs.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Adds a context menu to the view. Has no effect in a terminal card: its actions cannot be
  /// chosen.
  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View { self }

  /// Defines the content shape for hit testing. Has no effect in a terminal card.
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape { self }

  /// Adds an action to perform when the view recognizes a long press gesture. Has no effect in a
  /// terminal card: the action never runs.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action to perform when the value of a preference key changes. Has no effect in a
  /// terminal card.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { self }

  /// Sets a value for a preference key. Has no effect in a terminal card.
  nonisolated public func preference<K>(key: K.Type, value: K.Value) -> some View
  where K: PreferenceKey { self }

  /// Applies a transformation to a preference value. Has no effect in a terminal card.
  nonisolated public func transformPreference<K>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey { self }

  /// Sets a value for a preference key, the value being a function of the view's bounds. Has no
  /// effect in a terminal card.
  nonisolated public func anchorPreference<A, K>(
    key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey { self }

  /// Reads a preference value to produce an overlay of the view. Has no effect in a terminal card:
  /// its content is not drawn.
  nonisolated public func overlayPreferenceValue<K, T>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View { self }

  /// Reads a preference value to produce a background of the view. Has no effect in a terminal
  /// card: its content is not drawn.
  nonisolated public func backgroundPreferenceValue<K, T>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View { self }

  /// Associates a value with a custom layout property. Has no effect in a terminal card.
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey { self }
}
