// The key-value store of iCloud, which behaves as on a device without an account.

public import Foundation

/// A store of values by key that other devices of the person would share.
///
/// The values are kept in memory while the program runs: there is no other device.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards the values, which have no common type that is Sendable.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  private static let shared = NSUbiquitousKeyValueStore()

  /// The store of the app.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  /// The name of the notification of changes on other devices, which is never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// A copy of all values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns the value for a key; `nil` for none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Stores a value, or removes it with `nil`.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  /// Removes the value for a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns the string for a key; `nil` for none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// Returns the array for a key; `nil` for none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Returns the dictionary for a key; `nil` for none.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  /// Returns the data for a key; `nil` for none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// Returns the integer for a key; 0 for none.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0
  }

  /// Returns the number for a key; 0 for none.
  open func double(forKey aKey: String) -> Double {
    (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0
  }

  /// Returns the Boolean value for a key; `false` for none.
  open func bool(forKey aKey: String) -> Bool {
    (object(forKey: aKey) as? NSNumber)?.boolValue ?? false
  }

  /// Stores a string, or removes the value with `nil`.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  /// Stores data, or removes the value with `nil`.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  /// Stores an array, or removes the value with `nil`.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  /// Stores a dictionary, or removes the value with `nil`.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }

  /// Stores an integer.
  open func set(_ value: Int64, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// Stores a number.
  open func set(_ value: Double, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// Stores a Boolean value.
  open func set(_ value: Bool, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// Returns `true`, as nothing has to be written.
  @discardableResult open func synchronize() -> Bool { true }
}

/// The key of the reason for a change, in a notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys that changed, in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a change by another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of a change by the first download.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of a change as there is no space left.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of a change of the account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
