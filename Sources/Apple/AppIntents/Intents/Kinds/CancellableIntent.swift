// Intents that handle their cancellation, and intents that run for a long time.

/// The reason for which an intent is cancelled.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String

  /// The intent took too long.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The person cancelled the intent.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

/// An intent that cleans up when it is cancelled.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Performs an operation, and calls a handler with the reason if it is cancelled.
  ///
  /// The reason is the one stated by the runtime; a task that is cancelled without one counts as
  /// cancelled by the person.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let cause = IntentEnvironment.cancellation
    return try await withTaskCancellationHandler(
      operation: operation, onCancel: { handler(cause?.reason ?? .userCancelled) },
      isolation: isolation)
  }
}

/// The resources that a long-running task requires. Has no effect in a terminal.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1 << 0)
}

/// An intent that runs for a long time and reports its progress.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Performs a long-running operation. Nothing limits its time: it runs as it is.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T { try await operation() }

  /// Performs a long-running operation, and calls a handler with the reason if it is cancelled.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    let cause = IntentEnvironment.cancellation
    return try await withTaskCancellationHandler(
      operation: operation, onCancel: { onCancel(cause?.reason ?? .userCancelled) },
      isolation: isolation)
  }
}
