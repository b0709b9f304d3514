// Buttons.

import BehestCards

/// What pressing a control does.
enum ControlAction {
  /// A closure of the app; a card cannot run it, so the control is drawn as disabled.
  case closure
  /// Something another module runs, an intent.
  case payload(any Sendable)
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let role: Control.Role?

  /// It destroys something.
  public static let destructive = ButtonRole(role: .destructive)
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(role: .cancel)
  /// It confirms.
  public static let confirm = ButtonRole(role: nil)
  /// It closes what is shown.
  public static let close = ButtonRole(role: .cancel)
}

/// A control that does something when pressed.
///
/// A closure cannot be kept in a card: a button with one is drawn as disabled. The buttons that
/// work in a card are those that run an intent.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: ControlAction
  let label: Label

  /// Makes a button with any label. Has no action in a terminal card: the closure never runs.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: .closure, label: label())
  }

  /// Makes a button with a role and any label. Has no action in a terminal card: the closure never
  /// runs.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: .closure, label: label()) }

  /// Makes a button whose press another module answers.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - payload: What the press stands for; it comes back in `SnippetRendering.actions`.
  ///   - label: What the button shows.
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
  /// A button is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [Element(.control(context.control(.button, action, role: role, label: AnyView(label))))]
  }
}

extension LoweringContext {
  /// A control with the words of its label, and its action collected.
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

  /// The words and images of a control's label, in the colour of controls.
  func controlLabel(_ label: AnyView) -> [Inline] {
    let context = with {
      if let tint = $0.tint { $0.textStyle.foreground = tint }
    }
    return context.lower(label).labelInlines
  }
}
