// Intents that say where else the system may use them. Nothing here acts on these yet.

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

/// An intent whose target the app shows when a view says how.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Does nothing: the view that shows the target does.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// Does nothing: the view that shows the target does.
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
  /// Does nothing: the intent only carries parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// The parameters of a control, as an intent that performs nothing.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: the intent only carries parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
