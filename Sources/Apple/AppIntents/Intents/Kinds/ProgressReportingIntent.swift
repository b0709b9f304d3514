// Intents that report their progress.

public import Foundation

/// An intent that reports its progress while it is performed.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {
  /// The progress of the intent.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the intent; a new `Progress` when the intent is not run by the engine.
  public var progress: Progress { IntentEnvironment.progress ?? Progress(totalUnitCount: 0) }
}
