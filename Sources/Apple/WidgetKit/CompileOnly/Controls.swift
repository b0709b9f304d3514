// Controls, as declarations.

public import AppIntents
public import FoundationGaps
public import BehestSwiftUI

/// Tells what a control shows.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value

  /// What is shown to choose the control by.
  var previewValue: Value { get }

  /// What the control shows now.
  func currentValue() async throws -> Value
}

/// Tells what a control shows, as its parameters say.
public protocol AppIntentControlValueProvider {
  /// What the control shows.
  associatedtype Value

  /// The control's parameters.
  associatedtype Configuration: ControlConfigurationIntent

  /// What is shown to choose the control by.
  func previewValue(configuration: Configuration) -> Value

  /// What the control shows now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without parameters.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// A configuration without a body.
  public typealias Body = Never

  /// Makes a control of a kind; its content is never made.
  nonisolated public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}

  /// Makes a control of a kind that shows a value; its content is never made.
  nonisolated public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control whose parameters are those of an intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// A configuration without a body.
  public typealias Body = Never

  /// Makes a control of a kind; its content is never made.
  nonisolated public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Makes a control of a kind that shows a value; its content is never made.
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

  /// Sets the localized description shown for a widget. Has no effect in a terminal card.
  nonisolated public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { self }

  /// Prompts for configuration when a control is added. Has no effect in a terminal card.
  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// A template without a body.
  public typealias Body = Never

  /// Makes a button, with a label that says whether the intent is running.
  nonisolated public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Makes a button.
  nonisolated public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Makes a button with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: Action) {}
}

extension ControlWidgetButton where Label == Text {
  /// Makes a button with a localized title, and a label that says whether the intent is running.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Makes a button with a title, and a label that says whether the intent is running.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// A template without a body.
  public typealias Body = Never

  /// Makes a toggle, with a label for what it is and one for whether it is on.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a toggle with a localized title, and a label for whether it is on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Makes a toggle with a title, and a label for whether it is on.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Makes a toggle with a title, and a label for whether it is on.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Makes a toggle with a label for what it is.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Makes a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}
}

/// Where an app asks for its controls to be drawn again; there are none.
public final class ControlCenter: Sendable {
  /// The centre.
  public static let shared = ControlCenter()

  private init() {}

  /// Does nothing: there is no screen to put a control on.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing: there is no screen to put a control on.
  public func reloadAllControls() {}

  /// The controls the person has put somewhere: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the person has put somewhere.
public struct ControlInfo: Sendable {
  /// The control's kind.
  public let kind: String
}
