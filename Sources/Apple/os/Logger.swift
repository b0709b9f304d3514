// The logger that apps write messages to. There is no system log, so messages are discarded.

/// An object that writes messages to the log. Messages are discarded.
///
/// There is no system log, and the terminal belongs to the conversation: messages are discarded
/// without being composed.
@frozen
public struct Logger: Sendable {
  /// Creates a logger without a subsystem.
  @_alwaysEmitIntoClient
  public init() {}

  /// Creates a logger from a subsystem and a category.
  @_alwaysEmitIntoClient
  public init(subsystem: String, category: String) {}

  /// Creates a logger for a log.
  @_alwaysEmitIntoClient
  public init(_ logObj: OSLog) {}

  /// A disabled logger.
  @_alwaysEmitIntoClient
  public static var disabled: Logger { Logger() }

  /// Returns whether messages of a level are logged: always `false`.
  @_alwaysEmitIntoClient
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Discards a message.
  @_alwaysEmitIntoClient
  public func log(_ message: OSLogMessage) {}

  /// Discards a message of a level.
  @_alwaysEmitIntoClient
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Discards a trace message.
  @_alwaysEmitIntoClient
  public func trace(_ message: OSLogMessage) {}

  /// Discards a debug message.
  @_alwaysEmitIntoClient
  public func debug(_ message: OSLogMessage) {}

  /// Discards an informative message.
  @_alwaysEmitIntoClient
  public func info(_ message: OSLogMessage) {}

  /// Discards a notice.
  @_alwaysEmitIntoClient
  public func notice(_ message: OSLogMessage) {}

  /// Discards a warning.
  @_alwaysEmitIntoClient
  public func warning(_ message: OSLogMessage) {}

  /// Discards an error message.
  @_alwaysEmitIntoClient
  public func error(_ message: OSLogMessage) {}

  /// Discards a critical error message.
  @_alwaysEmitIntoClient
  public func critical(_ message: OSLogMessage) {}

  /// Discards a message about a bug in the program.
  @_alwaysEmitIntoClient
  public func fault(_ message: OSLogMessage) {}
}
