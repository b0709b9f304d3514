// Intents that clean up when they are cancelled, and those that take their time.

/// Why an intent is cancelled.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String

  /// It took too long.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The person cancelled it.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

/// An intent that cleans up when it is cancelled.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Does something, and tells why if that is cancelled.
  ///
  /// The reason is that of whoever runs the intent; a cancelled task without one counts as the
  /// person's.
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

/// What a task that takes its time needs. Has no effect in a terminal.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The processor that draws pictures.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1 << 0)
}

/// An intent that takes its time, and says how far it has got.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Does something that takes its time. Nothing here is cut short: it runs as it stands.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T { try await operation() }

  /// Does something that takes its time, and tells why if that is cancelled.
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
