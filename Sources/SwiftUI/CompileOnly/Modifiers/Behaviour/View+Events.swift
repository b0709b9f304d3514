// Modifiers that run code as a view lives: a card is read once, and runs none.

public import Foundation

extension View {
  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted and ignored: there is no other device to go on with.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted and ignored: there is no other device to go on with.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted and ignored: there is no other device to go on from.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View where MenuItems: View
  { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepted and ignored: a card runs no code of a view's life.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}
