// What a person is doing in an app, as Foundation declares it on iOS.

public import Foundation

/// Something a person does in an app, with what is needed to continue it.
///
/// Only the facts are kept: there is no other device here to hand an activity to.
open class NSUserActivity: NSObject {
  /// The type of activity, in reverse domain notation.
  public let activityType: String

  /// A name for people.
  open var title: String?

  /// What is needed to continue.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` that are always needed.
  open var requiredUserInfoKeys: Set<String>?

  /// A page on the web that shows the same.
  open var webpageURL: URL?

  /// When the activity is no longer of use; `nil` for never.
  open var expirationDate: Date?

  /// An identifier of the app's own.
  open var persistentIdentifier: String?

  /// Whether another device may continue it.
  open var isEligibleForHandoff = true

  /// Whether it may be found by searching.
  open var isEligibleForSearch = false

  /// Whether it may be suggested.
  open var isEligibleForPrediction = false

  /// Whether anybody may find it by searching, not the person alone.
  open var isEligibleForPublicIndexing = false

  /// Words that it is found by.
  open var keywords: Set<String> = []

  /// Where the person came from.
  open var referrerURL: URL?

  /// Which of the app's windows it is continued in.
  open var targetContentIdentifier: String?

  /// Whether `userInfo` is out of date.
  open var needsSave = false

  /// What other modules keep with the activity, by their own names.
  package var attachments: [String: any Sendable] = [:]

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Says that this is what the person does now; nobody is told here.
  open func becomeCurrent() {}

  /// Says that the person does something else now; nobody is told here.
  open func resignCurrent() {}

  /// Says that the activity is of no more use; nobody is told here.
  open func invalidate() {}

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
