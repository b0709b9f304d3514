// Protocols by which an intent states where else the system may use it. Most have no effect yet.

/// An intent that starts, stops or changes the playing of audio. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing audio. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records audio. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts, pauses or changes a live activity. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent whose target a view of the app shows, by a modifier.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Returns an empty result: a view of the app shows the target.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// Returns an empty result: a view of the app shows the target.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent that replaces one made for an older framework. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the intent that this one replaces.
  static var intentClassName: String { get }
}

/// The parameters of a widget, as an intent that performs nothing.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Returns an empty result: the intent only carries parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// The parameters of a control, as an intent that performs nothing.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Returns an empty result: the intent only carries parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
