// Modifiers of the appearance of controls. The front end decides it for a card.

public import Foundation

extension View {
  /// Sets the border shape for buttons in the view. Has no effect in a terminal card.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets whether buttons repeatedly trigger their actions on prolonged interactions. Has no effect
  /// in a terminal card.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Sets the size for controls within the view. Has no effect in a terminal card.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Sets the style for toggles in the view. Has no effect in a terminal card.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { self }

  /// Sets the style for progress views in the view. Has no effect in a terminal card.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    self
  }

  /// Sets the style for gauges within the view. Has no effect in a terminal card.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }

  /// Sets the style for pickers within the view. Has no effect in a terminal card.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }

  /// Sets the style for text fields within the view. Has no effect in a terminal card.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    self
  }

  /// Sets the style for date pickers within the view. Has no effect in a terminal card.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    self
  }

  /// Sets the style for menus within the view. Has no effect in a terminal card.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

  /// Sets the style for lists within the view. Has no effect in a terminal card.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

  /// Sets the style for forms in the view. Has no effect in a terminal card.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

  /// Sets the style for group boxes within the view. Has no effect in a terminal card.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { self }

  /// Sets the style for labeled content within the view. Has no effect in a terminal card.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle { self }

  /// Sets the style for tab views within the view. Has no effect in a terminal card.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }

  /// Hides the labels of controls contained within the view. Has no effect in a terminal card.
  nonisolated public func labelsHidden() -> some View { self }

  /// Controls the visibility of labels of controls contained within the view. Has no effect in a
  /// terminal card.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the header prominence for the view. Has no effect in a terminal card.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Places a custom background view behind a list row item. Has no effect in a terminal card.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { self }

  /// Applies an inset to the rows in a list. Has no effect in a terminal card.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the display mode for the separator of the row. Has no effect in a terminal card.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the tint color of the row's separator. Has no effect in a terminal card.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the vertical spacing between two adjacent rows in a list. Has no effect in a terminal
  /// card.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the spacing between adjacent sections in a list. Has no effect in a terminal card.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets a fixed tint color for content in a list. Has no effect in a terminal card.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Specifies the visibility of the background for scrollable views. Has no effect in a terminal
  /// card.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets the visibility of scroll indicators. Has no effect in a terminal card.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Disables or enables scrolling in scrollable views. Has no effect in a terminal card.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Configures how scrollable content interacts with the keyboard. Has no effect in a terminal
  /// card.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Configures the bounce behavior of scrollable views. Has no effect in a terminal card.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Sets whether to disable autocorrection. Has no effect in a terminal card.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets how often the shift key in the keyboard is automatically enabled. Has no effect in a
  /// terminal card.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets the submit label for the view. Has no effect in a terminal card.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the menu indicator visibility for controls within the view. Has no effect in a terminal
  /// card.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
