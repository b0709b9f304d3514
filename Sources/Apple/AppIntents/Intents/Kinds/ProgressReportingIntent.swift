// Intents that say how far they have got.

public import Foundation

/// An intent that reports its progress while it is performed.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {
  /// How far the intent has got.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// How far the intent has got; a fresh progress outside a run of the engine.
  public var progress: Progress { IntentEnvironment.progress ?? Progress(totalUnitCount: 0) }
}
