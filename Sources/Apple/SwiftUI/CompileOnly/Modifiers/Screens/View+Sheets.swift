// Modifiers of sheets and alerts. A card has none.

public import Foundation

extension View {
  /// Presents a modal view that covers as much of the screen as possible. Has no effect in a
  /// terminal card: its content is never shown.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  /// Presents a popover when a condition is true. Has no effect in a terminal card: its content is
  /// never shown.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Presents a popover when a condition is true. Has no effect in a terminal card: its content is
  /// never shown.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  /// Sets the available detents for the enclosing sheet. Has no effect in a terminal card.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Sets the presentation background of the enclosing sheet. Has no effect in a terminal card.
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    self
  }

  /// Sets the presentation background of the enclosing sheet. Has no effect in a terminal card.
  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Requests that the presentation have a corner radius. Has no effect in a terminal card.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Controls whether people can interact with the view behind a presentation. Has no effect in a
  /// terminal card.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Configures the behavior of swipe gestures on a presentation. Has no effect in a terminal card.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Specifies how to adapt a presentation to compact size classes. Has no effect in a terminal
  /// card.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }

  /// Inserts an inspector at the applied position in the view hierarchy. Has no effect in a
  /// terminal card: its content is never shown.
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View where V: View
  { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    self
  }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View { self }

  /// Presents an action sheet when a condition is true. Has no effect in a terminal card: it is
  /// never presented.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }

  /// Shows a view beside the modified view, whose safe area it insets. Has no effect in a terminal
  /// card: its content is not drawn.
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
}
