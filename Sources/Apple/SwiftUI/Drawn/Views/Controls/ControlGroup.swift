// Groups of controls, and color pickers.

import BehestCards

/// A group of related controls. A card shows them one after another.
public struct ControlGroup<Content> where Content: View {
  let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup {
  /// Creates a group of controls with a label. A card shows the controls only.
  public init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
  where L: View { self.content = content() }

  /// Creates a group of controls with a localized title. A card shows the controls only.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    Element.row(context.lower(content), spacing: nil, alignment: .center)
  }
}

/// A control that selects a color. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label.
public struct ColorPicker<Label> where Label: View {
  let label: Label

  /// Creates a color picker with a custom label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { label = Text(titleKey) }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol { label = Text(title) }
}

extension ColorPicker: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(label) }
}
