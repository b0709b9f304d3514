// Modifiers of dragging, dropping and files: nothing is carried into or out of a card.

public import Foundation

extension View {
  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View
  where V: BinaryFloatingPoint { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View where T: Equatable { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func preference<K>(key: K.Type, value: K.Value) -> some View
  where K: PreferenceKey { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func transformPreference<K>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func anchorPreference<A, K>(
    key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func overlayPreferenceValue<K, T>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func backgroundPreferenceValue<K, T>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View { self }

  /// Accepted and ignored: nothing is carried into or out of a card.
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey { self }
}
