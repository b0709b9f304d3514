// The configurations and templates of controls, which are only declared.

public import AppIntents
public import BehestSwiftUI
public import FoundationGaps

/// A type that provides the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value for the preview of the control.
  var previewValue: Value { get }

  /// Returns the current value of the control.
  func currentValue() async throws -> Value
}

/// A type that provides the value of a control with parameters.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The type of the control's parameters.
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns the value for the preview of the control.
  func previewValue(configuration: Configuration) -> Value

  /// Returns the current value of the control.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// The configuration of a control without parameters.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates a configuration of a kind of control. The content is never made.
  nonisolated public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}

  /// Creates a configuration of a kind of control with a value. The content is never made.
  nonisolated public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// The configuration of a control whose parameters are those of an intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates a configuration of a kind of control. The content is never made.
  nonisolated public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates a configuration of a kind of control with a value. The content is never made.
  nonisolated public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

extension ControlWidgetConfiguration {
  /// Sets the localized name shown for a control. Has no effect in a terminal card.
  nonisolated public func displayName(_ displayName: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { self }

  /// Sets the localized description shown for a control. Has no effect in a terminal card.
  nonisolated public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { self }

  /// Prompts for configuration when a control is added. Has no effect in a terminal card.
  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that runs an intent when pressed.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// The body of the template: `Never`.
  public typealias Body = Never

  /// Creates a button with a label and one that depends on whether the intent is running.
  nonisolated public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Creates a button with a label.
  nonisolated public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Creates a button with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: Action) {}
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a localized title and a label that depends on whether the intent is
  /// running.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Creates a button with a title and a label that depends on whether the intent is running.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A control that switches between on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// The body of the template: `Never`.
  public typealias Body = Never

  /// Creates a toggle with a label and one that depends on its state.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a localized title and a label that depends on its state.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title and a label that depends on its state.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title and a label that depends on its state.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Creates a toggle with a label.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Creates a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}
}

/// The object that reloads an app's controls. There are none.
public final class ControlCenter: Sendable {
  /// The shared center.
  public static let shared = ControlCenter()

  private init() {}

  /// Reloads nothing: a terminal shows no controls.
  public func reloadControls(ofKind kind: String) {}

  /// Reloads nothing: a terminal shows no controls.
  public func reloadAllControls() {}

  /// Returns the controls that the person has added: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the person has added.
public struct ControlInfo: Sendable {
  /// The kind of the control.
  public let kind: String
}
