// Marks an app sets to measure itself by. No instrument reads them here.

/// Marks moments and stretches of time in a run.
///
/// There is no instrument here to show them: marks are dropped, and what they surround runs.
@frozen
public struct OSSignposter: Sendable {
  /// A signposter of no part in particular.
  @_alwaysEmitIntoClient
  public init() {}

  /// A signposter of a part of an app.
  @_alwaysEmitIntoClient
  public init(subsystem: String, category: String) {}

  /// A signposter of a part of an app.
  @_alwaysEmitIntoClient
  public init(subsystem: String, category: OSLog.Category) {}

  /// A signposter of the part a logger is for.
  @_alwaysEmitIntoClient
  public init(logger: Logger) {}

  /// A signposter of the part a log is for.
  @_alwaysEmitIntoClient
  public init(logHandle: OSLog) {}

  /// The signposter that marks nothing.
  @_alwaysEmitIntoClient
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether marks are recorded: never here.
  @_alwaysEmitIntoClient
  public var isEnabled: Bool { false }

  /// An identifier for one stretch among several of the same name.
  @_alwaysEmitIntoClient
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.exclusive }

  /// An identifier for the stretch that belongs to an object.
  @_alwaysEmitIntoClient
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID.exclusive }

  /// Drops the mark of a beginning.
  /// - Returns: What `endInterval(_:_:)` is called with.
  @_alwaysEmitIntoClient
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Drops the mark of a beginning, with a message.
  /// - Returns: What `endInterval(_:_:)` is called with.
  @_alwaysEmitIntoClient
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Drops the mark of an animation's beginning.
  /// - Returns: What `endInterval(_:_:)` is called with.
  @_alwaysEmitIntoClient
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Drops the mark of an animation's beginning, with a message.
  /// - Returns: What `endInterval(_:_:)` is called with.
  @_alwaysEmitIntoClient
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Drops the mark of an end.
  @_alwaysEmitIntoClient
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Drops the mark of an end, with a message.
  @_alwaysEmitIntoClient
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Drops the mark of a moment.
  @_alwaysEmitIntoClient
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Drops the mark of a moment, with a message.
  @_alwaysEmitIntoClient
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Runs a closure; the marks around it are dropped.
  @_alwaysEmitIntoClient
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Runs a closure; the marks around it, with their message, are dropped.
  @_alwaysEmitIntoClient
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The message of a mark.
public typealias SignpostMetadata = OSLogMessage

/// What a stretch of time has from its beginning to its end.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier of the stretch.
  public let signpostID: OSSignpostID

  private init(signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// The state of a stretch that began, by its identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }
}

/// Tells stretches of one name apart.
@frozen
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64

  /// An identifier by its number.
  @_alwaysEmitIntoClient
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// An identifier by its number.
  @_alwaysEmitIntoClient
  public init(_ value: UInt64) { self.rawValue = value }

  /// An identifier for a log, where no signpost is recorded.
  @_alwaysEmitIntoClient
  public init(log: OSLog) { self = .exclusive }

  /// An identifier for an object and a log, where no signpost is recorded.
  @_alwaysEmitIntoClient
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// For stretches that never overlap.
  @_alwaysEmitIntoClient
  public static var exclusive: OSSignpostID { OSSignpostID(0xEEEE_B0B5_B2B2_EEEE) }
  /// None: signposts with it are not recorded.
  @_alwaysEmitIntoClient
  public static var invalid: OSSignpostID { OSSignpostID(UInt64.max) }
  /// None: signposts with it are not recorded.
  @_alwaysEmitIntoClient
  public static var null: OSSignpostID { OSSignpostID(0 as UInt64) }

  /// Orders identifiers by their numbers.
  @_alwaysEmitIntoClient
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
@frozen
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind as a number.
  public let rawValue: UInt8

  /// A kind by its number.
  @_alwaysEmitIntoClient
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A kind by its number.
  @_alwaysEmitIntoClient
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  @_alwaysEmitIntoClient
  public static var event: OSSignpostType { OSSignpostType(rawValue: 0) }
  /// The beginning of a stretch.
  @_alwaysEmitIntoClient
  public static var begin: OSSignpostType { OSSignpostType(rawValue: 1) }
  /// The end of a stretch.
  @_alwaysEmitIntoClient
  public static var end: OSSignpostType { OSSignpostType(rawValue: 2) }
}

/// Drops a mark.
@_alwaysEmitIntoClient
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Drops a mark with a message, written as a format with its arguments.
@_alwaysEmitIntoClient
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
