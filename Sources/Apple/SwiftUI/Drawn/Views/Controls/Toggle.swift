// Toggles, whose state is on or off.

import BehestCards
public import FoundationGaps

/// A control that switches between on and off.
///
/// A card cannot change a binding: a toggle with one shows its value and is drawn as disabled. The
/// toggles that work in a card are those that run an intent.
public struct Toggle<Label> where Label: View {
  let isOn: () -> Bool
  let action: ControlAction
  let label: Label

  /// Creates a toggle with a custom label. Has no action in a terminal card: the binding never
  /// changes.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: { isOn.wrappedValue }, action: .closure, label: label())
  }

  /// Creates a toggle for several values, which is on if all of them are. Has no action in a
  /// terminal card: the binding never changes.
  public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      isOn: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } }, action: .closure,
      label: label())
  }

  /// Creates a toggle whose action is performed by another module.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - payload: The value that stands for the action; it is returned in
  ///     `SnippetRendering.actions`.
  ///   - label: The label of the toggle.
  package init(isOn: Bool, payload: any Sendable, @ViewBuilder label: () -> Label) {
    self.init(isOn: { isOn }, action: .payload(payload), label: label())
  }

  private init(isOn: @escaping () -> Bool, action: ControlAction, label: Label) {
    self.isOn = isOn
    self.action = action
    self.label = label
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title. Has no action in a terminal card: the binding never
  /// changes.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title. Has no action in a terminal card: the binding never changes.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a title that is a resource. Has no action in a terminal card: the
  /// binding never changes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system symbol. Has no action in a terminal card:
  /// the binding never changes.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { BehestSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system symbol. Has no action in a terminal card: the
  /// binding never changes.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { BehestSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    [context.control(.toggle(isOn: isOn()), action, label: AnyView(label))]
  }
}
