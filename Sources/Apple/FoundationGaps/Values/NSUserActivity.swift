// The activity of a person in an app, as Foundation declares it on iOS.

public import Foundation

/// An activity of a person in an app, with the state needed to continue it.
///
/// The activity is only kept: there is no other device to hand it off to.
open class NSUserActivity: NSObject {
  /// The type of activity, in reverse domain notation.
  public let activityType: String

  /// The title, for people.
  open var title: String?

  /// The state needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` that are required to continue.
  open var requiredUserInfoKeys: Set<String>?

  /// The URL of a web page with the same content.
  open var webpageURL: URL?

  /// The date after which the activity is of no use; `nil` for never.
  open var expirationDate: Date?

  /// The app's identifier of the activity.
  open var persistentIdentifier: String?

  /// Whether another device may continue the activity.
  open var isEligibleForHandoff = true

  /// Whether searches may find the activity.
  open var isEligibleForSearch = false

  /// Whether the activity may be suggested.
  open var isEligibleForPrediction = false

  /// Whether other people's searches may find the activity.
  open var isEligibleForPublicIndexing = false

  /// The search keywords of the activity.
  open var keywords: Set<String> = []

  /// The URL that led the person to the activity.
  open var referrerURL: URL?

  /// The identifier of the scene that should continue the activity.
  open var targetContentIdentifier: String?

  /// Whether `userInfo` needs to be updated.
  open var needsSave = false

  /// Values that other modules keep with the activity, by their own names.
  package var attachments: [String: any Sendable] = [:]

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Marks the activity as current. Does nothing: there is no other device.
  open func becomeCurrent() {}

  /// Marks the activity as no longer current. Does nothing: there is no other device.
  open func resignCurrent() {}

  /// Marks the activity as ended. Does nothing: there is no other device.
  open func invalidate() {}

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
