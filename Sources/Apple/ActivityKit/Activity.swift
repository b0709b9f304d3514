// Live Activities, which a terminal does not have: every request fails, and there is none.

public import Foundation
public import FoundationGaps

/// The content of a Live Activity: attributes that stay, and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The state, which changes while the activity lasts.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of a Live Activity's content, and how long it holds.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The state.
  public var state: State

  /// When the state is out of date; `nil` means never.
  public var staleDate: Date?

  /// The relevance of the activity among the app's own.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of a Live Activity.
public enum ActivityState: String, Codable, Sendable {
  /// Shown.
  case active
  /// Not shown before a date.
  case pending
  /// Shown with content that is out of date.
  case stale
  /// Ended, and shown for the last time.
  case ended
  /// No longer shown.
  case dismissed
}

/// When a Live Activity that ended disappears. Has no effect in a terminal.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?

  /// After a while.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)

  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  /// At a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The announcement of a change of a Live Activity. Has no effect in a terminal.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an announcement.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system's sound.
    public static let `default` = AlertSound(name: nil)

    /// Returns the sound of a file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public var title: LocalizedStringResource

  /// The text.
  public var body: LocalizedStringResource

  /// The sound.
  public var sound: AlertSound

  /// Creates an announcement.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The source of updates of a Live Activity, if not the app. Has no effect in a terminal.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// By a token of its own.
  public static let token = PushType(channel: nil)

  /// Returns the type of a channel that many devices listen to.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// The duration of a Live Activity. Has no effect in a terminal.
public enum ActivityStyle: Sendable {
  /// Until it ends.
  case standard
  /// Until the person turns to something else.
  case transient
}

/// The reason why a Live Activity cannot be started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are too large.
  case attributesTooLarge
  /// The person does not allow it.
  case denied
  /// There are too many on the device.
  case globalMaximumExceeded
  /// There are too many of the app.
  case targetMaximumExceeded
  /// The app lacks an entitlement.
  case unentitled
  /// The device has no Live Activities.
  case unsupported
  /// The app does not support them.
  case unsupportedTarget
  /// The app is in the background.
  case visibility
  /// The system cannot keep it.
  case persistenceFailure
}

/// The permissions of an app for Live Activities: none.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}

  /// Whether the app may start a Live Activity: `false`.
  public var areActivitiesEnabled: Bool { false }

  /// Whether a Live Activity may be updated often: `false`.
  public var frequentPushesEnabled: Bool { false }

  /// The changes of `areActivitiesEnabled`, of which there are none.
  public var activityEnablementUpdates: AsyncStream<Bool> { .ended }

  /// The changes of `frequentPushesEnabled`, of which there are none.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .ended }
}

/// A Live Activity, which a terminal does not have: none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // Unchecked, as there is no instance.
  /// The type of the state.
  public typealias ContentState = Attributes.ContentState

  /// The identifier of the activity.
  public let id: String

  /// The attributes, which stay.
  public let attributes: Attributes

  /// The content, which changes.
  public let content: ActivityContent<ContentState>

  /// The state of the activity.
  public var activityState: ActivityState { .dismissed }

  /// The token by which the activity is updated.
  public var pushToken: Data? { nil }

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// The app's activities: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// The activities that are started, of which there are none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .ended }

  /// The token by which activities are started from elsewhere: `nil`.
  public static var pushToStartToken: Data? { nil }

  /// The changes of `pushToStartToken`, of which there are none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .ended }

  /// Starts an activity.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity of a style.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity, as older systems do.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// The changes of the activity's state.
  public var activityStateUpdates: AsyncStream<ActivityState> { .ended }

  /// The changes of the activity's content.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .ended }

  /// The changes of the activity's token.
  public var pushTokenUpdates: AsyncStream<Data> { .ended }

  /// Updates the activity. Has no effect in a terminal.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Updates the activity, as older systems do. Has no effect in a terminal.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Ends the activity. Has no effect in a terminal.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends the activity, as older systems do. Has no effect in a terminal.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

extension AsyncStream {
  /// A sequence without elements.
  fileprivate static var ended: AsyncStream { AsyncStream { $0.finish() } }
}
