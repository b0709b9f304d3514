// Logging calls that apps make. There is no system log here to read them in.

import Foundation

/// Takes down what an app tells about itself.
///
/// There is no system log here, and a terminal belongs to the conversation: messages are dropped
/// without being made.
public struct Logger: Sendable {
  /// A logger of no part in particular.
  public init() {}

  /// A logger of a part of an app.
  public init(subsystem: String, category: String) {}

  /// A logger for a log.
  public init(_ logObj: OSLog) {}

  /// Drops a message.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message for following a run step by step.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message for debugging.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message that may help.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message worth noting.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message about something that may go wrong.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message about something that went wrong.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message about something that must not be.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}

  /// Drops a message about a mistake in the program.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A log of a part of an app.
public final class OSLog: Sendable {
  /// The log of no part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log that takes nothing down.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A log of a part of an app.
  public init(subsystem: String, category: String) {}
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Worth noting.
  public static let `default` = OSLogType(rawValue: 0)
  /// May help.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Drops a message.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default) {}

/// Drops a message with arguments.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Drops a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
