// The actions of notifications, of which a terminal offers none.

public import Foundation

/// The options of an action of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The picture of an action. Has no effect in a terminal.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing is stored.
  /// Creates the picture of a system image.
  public init(systemImageName: String) {}

  /// Creates the picture of an image of the app.
  public init(templateImageName: String) {}
}

/// Something a person can do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The identifier of the action.
  public let identifier: String

  /// The title of the action.
  public let title: String

  /// The options of the action.
  public let options: UNNotificationActionOptions

  /// The picture of the action.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// An action for which a person writes a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String

  /// The text in the field as long as it is empty.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told when a notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Notifications may be shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// A kind of notification, with what a person can do with one.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The identifier of the category.
  public let identifier: String

  /// The actions that a person can choose.
  public let actions: [UNNotificationAction]

  /// The identifiers of intents.
  public let intentIdentifiers: [String]

  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  /// Creates a category with texts for where previews are hidden, which have no effect.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

/// The identifier of the action of a person who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action of a person who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The response of a person to a notification, of which there is none.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The notification.
  public let notification: UNNotification

  /// The identifier of the action.
  public let actionIdentifier: String

  fileprivate init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The text a person wrote to a notification, which never happens.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  private init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
