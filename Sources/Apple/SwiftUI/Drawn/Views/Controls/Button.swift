// Buttons and their roles.

import BehestCards
public import FoundationGaps

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

extension Button: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    var button = context.control(.button, action, role: role, label: AnyView(label))
    if let style = context.environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(view: AnyView(label)), isPressed: false)
      let styled = context.environment.around {
        AnyView(style.makeBody(configuration: configuration))
      }
      button.expansion = context.expansion(of: styled)
    }
    return [button]
  }
}

extension LoweringContext {
  /// Returns a control with its label, and collects its action.
  ///
  /// A label that takes the full width makes its control do so.
  func control(
    _ kind: Control.Kind, _ action: ControlAction, role: ButtonRole? = nil, label: AnyView
  ) -> Element {
    var control = Control(
      kind, label: controlLabel(label), role: role?.role,
      prominence: kind == .button ? environment.buttonProminence : nil, isEnabled: false)
    if case .payload(let payload) = action {
      control.isEnabled = environment.isEnabled
      control.action = collect(payload)
    }
    return Element(.control(control), expansion: expansion(of: label))
  }

  /// Returns the alignment of a view that takes the full width; `nil` for any other.
  func expansion(of view: some View) -> HorizontalAlignment? {
    let elements = lower(view)
    return elements.count == 1 ? elements[0].expansion : nil
  }

  /// Returns the texts and images of a control's label, in the color of controls.
  ///
  /// A label of symbols alone gets the words of the first, as VoiceOver says them.
  func controlLabel(_ label: AnyView) -> [Inline] {
    let context = with {
      if let tint = $0.tint { $0.textStyle.foreground = tint }
    }
    let inlines = context.lower(label).labelInlines
    guard !inlines.plainText.contains(where: { !$0.isWhitespace }),
      let symbol = inlines.symbols.first
    else { return inlines }
    return inlines.describingFirstImage(as: Symbols.words(for: symbol))
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title. Has no action in a terminal card: the closure never
  /// runs.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: .closure, label: Text(titleKey))
  }

  /// Creates a button with a title. Has no action in a terminal card: the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: nil, action: .closure, label: Text(title))
  }

  /// Creates a button with a title from a resource. Has no action in a terminal card: the closure
  /// never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: .closure, label: Text(titleResource))
  }

  /// Creates a button with a localized title and a role. Has no action in a terminal card: the
  /// closure never runs.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: Text(titleKey)) }

  /// Creates a button with a title and a role. Has no action in a terminal card: the closure never
  /// runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { self.init(role: role, action: .closure, label: Text(title)) }

  /// Creates a button with a title from a resource, and a role. Has no action in a terminal card:
  /// the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: Text(titleResource)) }
}

extension Button where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol. Has no action in a terminal card:
  /// the closure never runs.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: .init(titleKey, systemImage: systemImage)) }

  /// Creates a button with a title and a system symbol. Has no action in a terminal card: the
  /// closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: .closure, label: .init(title, systemImage: systemImage))
  }

  /// Creates a button with a title from a resource, and a system symbol. Has no action in a
  /// terminal card: the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: .closure, label: .init(titleResource, systemImage: systemImage))
  }
}
