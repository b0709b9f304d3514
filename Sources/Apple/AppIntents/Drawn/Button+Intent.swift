// Buttons and toggles that run intents.

public import BehestSwiftUI

extension Button {
  /// Creates a button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(payload: intent, label: label)
  }

  /// Creates a button that runs an intent and has a role.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, payload: intent, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title that runs an intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(payload: intent) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role that runs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, payload: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(payload: intent) { Text(title) }
  }

  /// Creates a button with a title and a role that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, payload: intent) { Text(title) }
  }
}

extension Button where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol that runs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(payload: intent) { BehestSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, intent: some AppIntent) {
    self.init(payload: intent) { BehestSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle that runs an intent.
  ///
  /// - Parameter isOn: Whether the toggle is on; the intent changes that, and the view is drawn
  ///   again.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, payload: intent, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title that runs an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, payload: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, payload: intent) { Text(title) }
  }
}
