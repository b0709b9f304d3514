// Modifiers that add actions for events. A card is read once and runs none.

public import Foundation

extension View {
  /// Adds an action to perform before the view appears. Has no effect in a terminal card: the
  /// action never runs.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an action to perform after the view disappears. Has no effect in a terminal card.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an asynchronous task to perform before the view appears. Has no effect in a terminal
  /// card: the task never runs.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Adds an asynchronous task to perform before the view appears. Has no effect in a terminal
  /// card: the task never runs.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }

  /// Adds an action to perform when a value changes. Has no effect in a terminal card.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }

  /// Adds an action to perform when a value changes. Has no effect in a terminal card.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { self }

  /// Adds an action to perform when a value changes. Has no effect in a terminal card.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable { self }

  /// Adds an action to perform when the view recognizes a tap gesture. Has no effect in a terminal
  /// card: the action never runs.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }

  /// Adds an action to perform when the view recognizes a long press gesture. Has no effect in a
  /// terminal card: the action never runs.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action to perform when the user submits a value to the view. Has no effect in a
  /// terminal card: the action never runs.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Adds an action to perform when the pointer moves over the view. Has no effect in a terminal
  /// card.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Registers a handler to invoke when the view receives a URL. Has no effect in a terminal card.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Advertises a user activity type. Has no effect in a terminal card.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity type. Has no effect in a terminal card.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Registers a handler for a user activity. Has no effect in a terminal card.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Marks the view as refreshable. Has no effect in a terminal card: the action never runs.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Adds a context menu to the view. Has no effect in a terminal card: its actions cannot be
  /// chosen.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View where MenuItems: View
  { self }

  /// Adds custom swipe actions to a row in a list. Has no effect in a terminal card: its actions
  /// cannot be chosen.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { self }

  /// Defines the content shape for hit testing. Has no effect in a terminal card.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { self }

  /// Configures whether the view participates in hit test operations. Has no effect in a terminal
  /// card.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Defines a keyboard shortcut and assigns it to the control. Has no effect in a terminal card.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Defines a keyboard shortcut and assigns it to the control. Has no effect in a terminal card.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Specifies whether the view is focusable. Has no effect in a terminal card.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Adds a condition for whether the view's rows can be moved. Has no effect in a terminal card.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Adds a condition for whether the view's rows can be deleted. Has no effect in a terminal card.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}
