// The index of things that can be searched for. There is none yet.

public import Foundation

/// The index of an app's things that can be searched for.
///
/// There is no index yet: what is handed over is dropped, and `isIndexingAvailable()` says so.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The index's name; `nil` for the app's first one.
  package let name: String?

  private static let first = CSSearchableIndex(name: nil)

  private init(name: String?) { self.name = name }

  /// The app's index of a name.
  public init(name: String) { self.name = name }

  /// The app's index of a name, with a protection that is not applied.
  public init(name: String, protectionClass: FileProtectionType?) { self.name = name }

  /// The app's first index.
  open class func `default`() -> CSSearchableIndex { first }

  /// Whether things can be searched for: not yet.
  open class func isIndexingAvailable() -> Bool { false }

  /// Takes things in. There is no index yet: they are dropped.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

  /// Takes things in. There is no index yet: they are dropped.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Forgets things by their identifiers. There is no index yet, and nothing in it.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Forgets things by their identifiers. There is no index yet, and nothing in it.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Forgets things by their groups. There is no index yet, and nothing in it.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {}

  /// Forgets things by their groups. There is no index yet, and nothing in it.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Forgets everything. There is no index yet, and nothing in it.
  open func deleteAllSearchableItems() async throws {}

  /// Forgets everything. There is no index yet, and nothing in it.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
}

/// Which index is to be filled again.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// How the index is protected; `nil` when it is not.
  public let protectionClass: FileProtectionType?

  /// Describes an index.
  package init(protectionClass: FileProtectionType?) { self.protectionClass = protectionClass }
}

/// A thing that can be searched for.
open class CSSearchableItem: NSObject {
  /// The item's identifier.
  open var uniqueIdentifier: String

  /// The group the item is in; `nil` for none.
  open var domainIdentifier: String?

  /// When the item leaves the index; `nil` leaves it to the system.
  open var expirationDate: Date?

  /// What is known of the item.
  open var attributeSet: CSSearchableItemAttributeSet

  /// A thing that can be searched for.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// A key of an app's own for what it knows of its things.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The key's name.
  public let keyName: String

  /// A key; `nil` for a name with anything but letters, digits and underscores in it.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    self.keyName = keyName
  }

  /// A key with what is done with its values; `nil` for a name with anything but letters, digits
  /// and underscores in it.
  public convenience init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) { self.init(keyName: keyName) }
}

/// A person that a thing has to do with.
open class CSPerson: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The person's name; `nil` when it is not known.
  public let displayName: String?

  /// How the person is reached.
  public let handles: [String]

  /// What kind of addresses the handles are.
  public let handleIdentifier: String

  /// A person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
}

/// The activity type of an activity that opens a thing that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key under which such an activity has the identifier of the thing.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
