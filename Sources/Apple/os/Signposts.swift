// Signposts, by which an app measures its performance. They are discarded.

/// An object that measures intervals and events of a run by signposts.
///
/// There is no instrument to record them: signposts are discarded, and the closures in between run.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem.
  public init() {}

  /// Creates a signposter from a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter from a subsystem and a predefined category.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter from a logger.
  public init(logger: Logger) {}

  /// Creates a signposter from a log.
  public init(logHandle: OSLog) {}

  /// A disabled signposter.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether signposts are recorded: always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier for one interval among several of the same name.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.exclusive }

  /// Returns an identifier for the interval that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID.exclusive }

  /// Discards the beginning of an interval.
  ///
  /// - Returns: The state to pass to `endInterval(_:_:)`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Discards the beginning of an interval, with a message.
  ///
  /// - Returns: The state to pass to `endInterval(_:_:)`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Discards the beginning of an animation interval.
  ///
  /// - Returns: The state to pass to `endInterval(_:_:)`.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Discards the beginning of an animation interval, with a message.
  ///
  /// - Returns: The state to pass to `endInterval(_:_:)`.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Discards the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Discards the end of an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Discards an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Discards an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Runs a closure and discards the signposts around it.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Runs a closure and discards the signposts around it, with their message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  private init(signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// Returns the state of an interval that has begun, from its identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }
}

/// An identifier that distinguishes intervals of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { self.rawValue = value }

  /// Creates an identifier for a log.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier for an object and a log.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier of intervals that never overlap.
  public static var exclusive: OSSignpostID { OSSignpostID(0xEEEE_B0B5_B2B2_EEEE) }
  /// An invalid identifier: signposts with it are not recorded.
  public static var invalid: OSSignpostID { OSSignpostID(UInt64.max) }
  /// A null identifier: signposts with it are not recorded.
  public static var null: OSSignpostID { OSSignpostID(0 as UInt64) }

  /// Returns whether the first identifier has the lower number.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The type as a number.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static var event: OSSignpostType { OSSignpostType(rawValue: 0) }
  /// The beginning of an interval.
  public static var begin: OSSignpostType { OSSignpostType(rawValue: 1) }
  /// The end of an interval.
  public static var end: OSSignpostType { OSSignpostType(rawValue: 2) }
}

/// Discards a signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Discards a signpost with a message, given as a format with its arguments.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
