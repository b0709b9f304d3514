// Controls that belong together, and the control that chooses a colour.

import BehestCards

/// Controls that belong together; a card shows them one after another.
public struct ControlGroup<Content> where Content: View {
  let content: Content

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup {
  /// Makes a group of controls with a label; a card shows the controls.
  public init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
  where L: View { self.content = content() }

  /// Makes a group of controls with a localized title; a card shows the controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  /// A group is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}

/// A control that chooses a colour. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label.
public struct ColorPicker<Label> where Label: View {
  let label: Label

  /// Makes a control with any label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { label = Text(titleKey) }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol { label = Text(title) }
}

extension ColorPicker: View {
  /// The control is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(label) }
}
