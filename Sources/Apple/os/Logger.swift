// Logging calls that apps make. There is no system log here to read them in.

/// Takes down what an app tells about itself.
///
/// There is no system log here, and a terminal belongs to the conversation: messages are dropped
/// without being made.
@frozen
public struct Logger: Sendable {
  /// A logger of no part in particular.
  @_alwaysEmitIntoClient
  public init() {}

  /// A logger of a part of an app.
  @_alwaysEmitIntoClient
  public init(subsystem: String, category: String) {}

  /// A logger for a log.
  @_alwaysEmitIntoClient
  public init(_ logObj: OSLog) {}

  /// The logger that takes nothing down.
  @_alwaysEmitIntoClient
  public static var disabled: Logger { Logger() }

  /// Whether messages of a level are taken down: never here.
  @_alwaysEmitIntoClient
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Drops a message.
  @_alwaysEmitIntoClient
  public func log(_ message: OSLogMessage) {}

  /// Drops a message of a level.
  @_alwaysEmitIntoClient
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Drops a message for following a run step by step.
  @_alwaysEmitIntoClient
  public func trace(_ message: OSLogMessage) {}

  /// Drops a message for debugging.
  @_alwaysEmitIntoClient
  public func debug(_ message: OSLogMessage) {}

  /// Drops a message that may help.
  @_alwaysEmitIntoClient
  public func info(_ message: OSLogMessage) {}

  /// Drops a message worth noting.
  @_alwaysEmitIntoClient
  public func notice(_ message: OSLogMessage) {}

  /// Drops a message about something that may go wrong.
  @_alwaysEmitIntoClient
  public func warning(_ message: OSLogMessage) {}

  /// Drops a message about something that went wrong.
  @_alwaysEmitIntoClient
  public func error(_ message: OSLogMessage) {}

  /// Drops a message about something that must not be.
  @_alwaysEmitIntoClient
  public func critical(_ message: OSLogMessage) {}

  /// Drops a message about a mistake in the program.
  @_alwaysEmitIntoClient
  public func fault(_ message: OSLogMessage) {}
}
