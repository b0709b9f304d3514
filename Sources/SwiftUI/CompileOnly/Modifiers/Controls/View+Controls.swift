// Modifiers that set how controls look: a front end decides that for a card.

public import Foundation

extension View {
  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func labelsHidden() -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
