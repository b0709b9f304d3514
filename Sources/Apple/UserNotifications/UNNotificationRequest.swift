// A request for a notification, and when it is due. A terminal does not deliver it.

public import Foundation

/// When a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// Whether the notification is due again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A notification is due when some time has passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns when the notification is due, counted from now.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification is due at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns when the notification is due next; `nil` if it never is.
  open func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: .now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The identifier of the request.
  public let identifier: String

  /// The content of the notification.
  public let content: UNNotificationContent

  /// When the notification is due; `nil` means at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; its content is copied.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that was delivered, of which there is none.
open class UNNotification: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The time of its delivery.
  public let date: Date

  /// The request that led to it.
  public let request: UNNotificationRequest

  private init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
