// Reading the log, for apps that attach it to a report. The log is always empty.

@_exported public import BehestOS
@_exported public import Foundation

/// The store of logged messages: always empty, as messages are discarded.
public class OSLogStore {
  /// The processes whose messages are read.
  public enum Scope: Int, Sendable {
    /// All processes.
    case system = 0
    /// The current process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store of the messages in a scope.
  public init(scope: Scope) throws {}

  /// Returns the position of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }

  /// Returns the position of a time, in seconds since the system was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns the position of a time, in seconds relative to the last message.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns the entries after a position: none, as messages are discarded.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A position in the log.
public class OSLogPosition {
  init() {}
}

/// An enumeration of log entries.
public enum OSLogEnumerator {
  /// The options for enumerating entries.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The enumeration in reverse order.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry in the log.
public class OSLogEntry {
  init() {}

  /// The date of the entry.
  public var date: Date { .distantPast }

  /// The text of the entry.
  public var composedMessage: String { "" }
}

/// A message in the log.
public class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// A message without a level.
    case undefined = 0
    /// A message for debugging.
    case debug = 1
    /// A message that may be helpful.
    case info = 2
    /// A message that is essential for finding problems.
    case notice = 3
    /// An error of the process.
    case error = 4
    /// A fault, such as a bug in the program.
    case fault = 5
  }

  /// The level of the message.
  public var level: Level { .undefined }

  /// The name of the process that logged the entry.
  public var process: String { "" }

  /// The identifier of the process that logged the entry.
  public var processIdentifier: pid_t { 0 }

  /// The name of the library that logged the entry.
  public var sender: String { "" }

  /// The category of the entry within its subsystem.
  public var category: String { "" }

  /// The subsystem of the entry, usually the app.
  public var subsystem: String { "" }

  /// The message with placeholders for its values.
  public var formatString: String { "" }
}

/// An entry with the process that logged it.
public protocol OSLogEntryFromProcess {
  /// The name of the process that logged the entry.
  var process: String { get }
  /// The identifier of the process that logged the entry.
  var processIdentifier: pid_t { get }
  /// The name of the library that logged the entry.
  var sender: String { get }
}

/// An entry with a subsystem and a category.
public protocol OSLogEntryWithPayload {
  /// The category of the entry within its subsystem.
  var category: String { get }
  /// The subsystem of the entry, usually the app.
  var subsystem: String { get }
  /// The message with placeholders for its values.
  var formatString: String { get }
}
