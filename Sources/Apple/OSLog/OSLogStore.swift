// Reading the log back, for apps that send it along with a report.

public import Foundation
@_exported public import BehestOS

/// Reads what was logged: nothing here, where messages are dropped.
public class OSLogStore {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// Those of everything on the machine.
    case system = 0
    /// Those of this program.
    case currentProcessIdentifier = 1
  }

  /// A store of the messages in a scope.
  public init(scope: Scope) throws {}

  /// The position of a point in time.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }

  /// The position of a point in time, in seconds since the machine was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// The position of a point in time, in seconds before or after the last message.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// The entries from a position on: none, as none were kept.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place in the log.
public class OSLogPosition {
  init() {}
}

/// In which order entries are read.
public enum OSLogEnumerator {
  /// What may be asked for when entries are read.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last entry first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Something in the log.
public class OSLogEntry {
  init() {}

  /// When it was logged.
  public var date: Date { .distantPast }

  /// What was logged, as text.
  public var composedMessage: String { "" }
}

/// A message in the log.
public class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// It is not said.
    case undefined = 0
    /// For debugging.
    case debug = 1
    /// May help.
    case info = 2
    /// Worth noting.
    case notice = 3
    /// Something went wrong.
    case error = 4
    /// A mistake in the program.
    case fault = 5
  }

  /// How much the message matters.
  public var level: Level { .undefined }

  /// The name of the program that logged it.
  public var process: String { "" }

  /// The number of the program that logged it.
  public var processIdentifier: pid_t { 0 }

  /// The name of the library that logged it.
  public var sender: String { "" }

  /// The part of the app that it is about.
  public var category: String { "" }

  /// The app that it is about.
  public var subsystem: String { "" }

  /// The message with places for its values.
  public var formatString: String { "" }
}

/// Who logged an entry.
public protocol OSLogEntryFromProcess {
  /// The name of the program that logged it.
  var process: String { get }
  /// The number of the program that logged it.
  var processIdentifier: pid_t { get }
  /// The name of the library that logged it.
  var sender: String { get }
}

/// What an entry is about.
public protocol OSLogEntryWithPayload {
  /// The part of the app that it is about.
  var category: String { get }
  /// The app that it is about.
  var subsystem: String { get }
  /// The message with places for its values.
  var formatString: String { get }
}
