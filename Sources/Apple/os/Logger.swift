// The logger that apps write messages to. There is no system log, so messages are discarded.

/// An object that writes messages to the log. Messages are discarded.
///
/// There is no system log, and the terminal belongs to the conversation: messages are discarded
/// without being composed.
public struct Logger: Sendable {
  /// Creates a logger without a subsystem.
  public init() {}

  /// Creates a logger from a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {}

  /// A disabled logger.
  public static var disabled: Logger { Logger() }

  /// Returns whether messages of a level are logged: always `false`.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Discards a message.
  public func log(_ message: OSLogMessage) {}

  /// Discards a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Discards a trace message.
  public func trace(_ message: OSLogMessage) {}

  /// Discards a debug message.
  public func debug(_ message: OSLogMessage) {}

  /// Discards an informative message.
  public func info(_ message: OSLogMessage) {}

  /// Discards a notice.
  public func notice(_ message: OSLogMessage) {}

  /// Discards a warning.
  public func warning(_ message: OSLogMessage) {}

  /// Discards an error message.
  public func error(_ message: OSLogMessage) {}

  /// Discards a critical error message.
  public func critical(_ message: OSLogMessage) {}

  /// Discards a message about a bug in the program.
  public func fault(_ message: OSLogMessage) {}
}
