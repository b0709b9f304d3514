// Buttons and their roles.

import BehestCards

/// The action of a control.
enum ControlAction {
  /// A closure of the app. A card cannot run it, so the control is drawn as disabled.
  case closure
  /// A value that another module acts on: an intent.
  case payload(any Sendable)
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  let role: Control.Role?

  /// The role of a destructive action.
  public static let destructive = ButtonRole(role: .destructive)
  /// The role of an action that cancels.
  public static let cancel = ButtonRole(role: .cancel)
  /// The role of an action that confirms.
  public static let confirm = ButtonRole(role: nil)
  /// The role of an action that closes a view.
  public static let close = ButtonRole(role: .cancel)
}

/// A control that performs an action when pressed.
///
/// A card cannot keep a closure: a button with one is drawn as disabled. The buttons that work in a
/// card are those that run an intent.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: ControlAction
  let label: Label

  /// Creates a button with a custom label. Has no action in a terminal card: the closure never
  /// runs.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: .closure, label: label())
  }

  /// Creates a button with a role and a custom label. Has no action in a terminal card: the closure
  /// never runs.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: .closure, label: label()) }

  /// Creates a button whose action is performed by another module.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - payload: The value that stands for the action; it is returned in
  ///     `SnippetRendering.actions`.
  ///   - label: The label of the button.
  package init(
    role: ButtonRole? = nil, payload: any Sendable, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: .payload(payload), label: label()) }

  init(role: ButtonRole?, action: ControlAction, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [Element(.control(context.control(.button, action, role: role, label: AnyView(label))))]
  }
}

extension LoweringContext {
  /// Returns a control with its label, and collects its action.
  func control(
    _ kind: Control.Kind, _ action: ControlAction, role: ButtonRole? = nil, label: AnyView
  ) -> Control {
    let label = controlLabel(label)
    let prominence = kind == .button ? environment.buttonProminence : nil
    guard case .payload(let payload) = action else {
      return Control(
        kind, label: label, role: role?.role, prominence: prominence, isEnabled: false)
    }
    return Control(
      kind, label: label, role: role?.role, prominence: prominence,
      isEnabled: environment.isEnabled,
      action: collect(payload))
  }

  /// Returns the texts and images of a control's label, in the color of controls.
  func controlLabel(_ label: AnyView) -> [Inline] {
    let context = with {
      if let tint = $0.tint { $0.textStyle.foreground = tint }
    }
    return context.lower(label).labelInlines
  }
}
