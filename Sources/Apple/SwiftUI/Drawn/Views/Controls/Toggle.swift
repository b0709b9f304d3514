// Toggles.

import BehestCards
public import FoundationGaps

/// A control that is on or off.
///
/// A card cannot change a binding: a toggle with one shows its value and is drawn as disabled. The
/// toggles that work in a card are those that run an intent.
public struct Toggle<Label> where Label: View {
  let isOn: () -> Bool
  let action: ControlAction
  let label: Label

  /// Makes a toggle with any label. Has no action in a terminal card: the binding never changes.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: { isOn.wrappedValue }, action: .closure, label: label())
  }

  /// Makes a toggle that shows whether all of several values are on. Has no action in a terminal
  /// card: the binding never changes.
  public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      isOn: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } }, action: .closure,
      label: label())
  }

  /// Makes a toggle whose press another module answers.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - payload: What the press stands for; it comes back in `SnippetRendering.actions`.
  ///   - label: What the toggle shows.
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
  /// Makes a toggle with a localized title. Has no action in a terminal card: the binding never
  /// changes.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title. Has no action in a terminal card: the binding never changes.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title that is a resource. Has no action in a terminal card: the binding
  /// never changes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a toggle with a localized title and a system symbol. Has no action in a terminal card:
  /// the binding never changes.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { BehestSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a system symbol. Has no action in a terminal card: the binding
  /// never changes.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { BehestSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: View {
  /// A toggle is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [Element(.control(context.control(.toggle(isOn: isOn()), action, label: AnyView(label))))]
  }
}
