// The content of notifications, which a terminal does not show.

public import Foundation

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Added to the list, without a light or a sound.
  case passive
  /// Shown at once.
  case active
  /// Shown at once, also while the person wants to be left alone.
  case timeSensitive
  /// Shown at once, and its sound is played in any case.
  case critical
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the name of a sound.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates the name of a sound.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Has no effect in a terminal.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing is stored.
  /// The system's sound.
  public static let `default` = UNNotificationSound()

  /// The system's sound of a critical alert.
  public static let defaultCritical = UNNotificationSound()

  /// The system's sound of a call.
  public static let defaultRingtone = UNNotificationSound()

  private override init() {}

  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) {}

  /// Returns the system's sound of a critical alert at a volume between 0 and 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }

  /// Returns the sound of a file for a critical alert.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Returns the sound of a file for a critical alert, at a volume between 0 and 1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
}

/// A file shown with a notification. Has no effect in a terminal.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Unchecked, as a class that can be inherited from: nothing in it changes.
  /// The identifier of the attachment.
  public let identifier: String

  /// The place of the file.
  public let url: URL

  /// The identifier of the file's type; empty, as the file is not read.
  open var type: String { "" }

  /// Creates an attachment.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` if there is no file at the URL.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Unchecked, as on Apple's systems: content is changed before it is handed over, and copied then.
  fileprivate var values = Values()

  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var summaryArgument = ""
    var filterCriteria: String?
  }

  fileprivate override init() {}

  fileprivate init(_ values: Values) { self.values = values }

  /// Returns content with the same values, which no longer change.
  open override func copy() -> Any { UNNotificationContent(values) }

  /// Returns content with the same values, which can be changed.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }

  /// The title.
  open var title: String { values.title }
  /// The line below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The values that the app keeps with the notification.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category, which says what a person can do.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier by which notifications are grouped.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the content that the notification is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The urgency of the notification.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The relevance of the notification among the app's own, between 0 and 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The text that a summary names.
  open var summaryArgument: String { values.summaryArgument }
  /// The criterion by which a focus filters the notification.
  open var filterCriteria: String? { values.filterCriteria }
}

/// Content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates empty content.
  public override init() { super.init() }

  fileprivate override init(_ values: Values) { super.init(values) }

  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line below the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The values that the app keeps with the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The files shown.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The identifier of the category, which says what a person can do.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier by which notifications are grouped.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The identifier of the content that the notification is about.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The urgency of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The relevance of the notification among the app's own, between 0 and 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The text that a summary names.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// The criterion by which a focus filters the notification.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
