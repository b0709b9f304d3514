// A log by its name, the levels of its messages, and the function that came before Logger.

/// A log of a part of an app.
public final class OSLog: Sendable {
  /// What a log is for, where the system treats its signposts alike.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moments that matter in a recording of the app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded when somebody asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts that are recorded, with the calls that led to them, when somebody asks for them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of no part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log that takes nothing down.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// A log for signposts of a kind.
  public init(subsystem: String, category: Category) {}

  /// Whether messages of a level are taken down: never here.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are recorded: never here.
  public var signpostsEnabled: Bool { false }
}

/// How much a message matters.
@frozen
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// A level by its number.
  @_alwaysEmitIntoClient
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level by its number.
  @_alwaysEmitIntoClient
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Worth noting.
  @_alwaysEmitIntoClient
  public static var `default`: OSLogType { OSLogType(rawValue: 0) }
  /// May help.
  @_alwaysEmitIntoClient
  public static var info: OSLogType { OSLogType(rawValue: 1) }
  /// For debugging.
  @_alwaysEmitIntoClient
  public static var debug: OSLogType { OSLogType(rawValue: 2) }
  /// Something went wrong.
  @_alwaysEmitIntoClient
  public static var error: OSLogType { OSLogType(rawValue: 16) }
  /// A mistake in the program.
  @_alwaysEmitIntoClient
  public static var fault: OSLogType { OSLogType(rawValue: 17) }
}

/// Drops a message, written as a format with its arguments.
@_alwaysEmitIntoClient
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Drops a message of a level, written as a format with its arguments.
@_alwaysEmitIntoClient
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {}

/// Drops a message.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Drops a message of a level.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
