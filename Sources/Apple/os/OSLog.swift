// Logs by name, the levels of messages, and the function older than `Logger`.

/// A log of a subsystem and a category of an app.
public final class OSLog: Sendable {
  /// A predefined category of signposts.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest in a recording of the app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded on request.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts that are recorded with their call stacks on request.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A disabled log.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log from a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Creates a log for signposts of a category.
  public init(subsystem: String, category: Category) {}

  /// Returns whether messages of a level are logged: always `false`.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are recorded: always `false`.
  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level, for information that is essential for finding problems.
  public static var `default`: OSLogType { OSLogType(rawValue: 0) }
  /// The level of information that may be helpful.
  public static var info: OSLogType { OSLogType(rawValue: 1) }
  /// The level of information for debugging.
  public static var debug: OSLogType { OSLogType(rawValue: 2) }
  /// The level of errors.
  public static var error: OSLogType { OSLogType(rawValue: 16) }
  /// The level of faults, such as bugs in the program.
  public static var fault: OSLogType { OSLogType(rawValue: 17) }
}

/// Discards a message, given as a format with its arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Discards a message of a level, given as a format with its arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {}

/// Discards a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Discards a message of a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
