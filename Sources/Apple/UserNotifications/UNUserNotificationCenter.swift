// The centre of an app's notifications, which a terminal does not show: they are denied.

public import Foundation
import Synchronization

/// The ways in which an app may notify a person.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set the badge of the app.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Show alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Show notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Play sounds of critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Offer the app's own settings of notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Notify without asking the person.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether an app may notify a person.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case authorized
  /// The app may notify silently.
  case provisional
  /// The app may notify for a while.
  case ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such kind.
  case notSupported
  /// The kind is off.
  case disabled
  /// The kind is on.
  case enabled
}

/// The settings of an app's notifications: none is on.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// Whether the app may notify a person.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  /// Whether alerts are shown.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether sounds are played.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has a badge.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are kept in a list.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are shown on a locked screen.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts play a sound.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications that cannot wait are shown at once.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are gathered in a summary.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
}

/// The presentation of a notification while its app is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set the badge of the app.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Play the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Show an alert, as older systems do.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Keep the notification in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Show a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// A receiver of notifications, which is never called: none is delivered.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Returns how to show a notification that arrives while the app is in use.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Passes how to show a notification that arrives while the app is in use to a function.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Tells what the person did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Tells what the person did with a notification, and waits for a function to be called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Tells that the app's own settings of notifications are to be shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Returns how to show a notification: not at all, unless stated.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Passes how to show a notification to a function: not at all, unless stated.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Tells what the person did with a notification. Does nothing unless stated.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Tells what the person did with a notification. Calls the function unless stated.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Tells that settings are to be shown. Does nothing unless stated.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The centre of an app's notifications: it is denied to notify, and keeps requests in memory.
///
/// A request stays pending until the app removes it, as nothing is delivered. What an app asks of its
/// own requests is therefore answered as on a device whose owner does not allow notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: all state but the delegate is guarded, and the delegate is only ever set.
  private struct State {
    var status = UNAuthorizationStatus.notDetermined
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
  }

  private static let shared = UNUserNotificationCenter()
  private let state = Mutex(State())

  /// The receiver of notifications, which is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether there are extensions that show a notification's content: `false`.
  open var supportsContentExtensions: Bool { false }

  private override init() {}

  /// Returns the centre of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks for authorization: it is denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    deny()
  }

  /// Asks for authorization, and passes `false` to a function: it is denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(deny(), nil) }

  private func deny() -> Bool {
    state.withLock { $0.status = .denied }
    return false
  }

  /// Returns the settings of the app's notifications.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  /// Passes the settings of the app's notifications to a function.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(settings) }

  private var settings: UNNotificationSettings { UNNotificationSettings(state.withLock(\.status)) }

  /// Adds a request, in place of the one with its identifier. It is never delivered.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  /// Adds a request, in place of the one with its identifier. It is never delivered.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  private func keep(_ request: UNNotificationRequest) {
    state.withLock { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
  }

  /// Returns the requests that were added and not removed, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Passes the requests that were added and not removed to a function.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }

  private var pending: [UNNotificationRequest] { state.withLock(\.pending) }

  /// Removes the requests with identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { state.withLock { $0.pending = [] } }

  /// Returns the notifications that were delivered: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Passes the notifications that were delivered to a function: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// Removes delivered notifications. Has no effect in a terminal.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all delivered notifications. Has no effect in a terminal.
  open func removeAllDeliveredNotifications() {}

  /// Sets the categories of notifications, which say what a person can do with one.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Returns the categories of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  /// Passes the categories of notifications to a function.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }

  private var categories: Set<UNNotificationCategory> { state.withLock(\.categories) }

  /// Sets the number on the app's icon. Has no effect in a terminal.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Sets the number on the app's icon. Has no effect in a terminal.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
