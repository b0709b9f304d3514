// The search index of an app. There is none yet.

@_exported public import Foundation

/// An index of an app's searchable items.
///
/// There is no index yet: items are discarded, and `isIndexingAvailable()` returns `false`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The name of the index; `nil` for the app's default one.
  package let name: String?

  private static let first = CSSearchableIndex(name: nil)

  private init(name: String?) { self.name = name }

  /// Creates an index with a name.
  public init(name: String) { self.name = name }

  /// Creates an index with a name and a protection class, which is not applied.
  public init(name: String, protectionClass: FileProtectionType?) { self.name = name }

  /// Returns the app's default index.
  open class func `default`() -> CSSearchableIndex { first }

  /// Returns whether indexing is available: always `false`, as there is no index yet.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items to the index. Discards them, as there is no index yet.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

  /// Adds items to the index. Discards them, as there is no index yet.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Removes items by their identifiers. Does nothing, as there is no index yet.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Removes items by their identifiers. Does nothing, as there is no index yet.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Removes items by their domains. Does nothing, as there is no index yet.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {}

  /// Removes items by their domains. Does nothing, as there is no index yet.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }

  /// Removes all items. Does nothing, as there is no index yet.
  open func deleteAllSearchableItems() async throws {}

  /// Removes all items. Does nothing, as there is no index yet.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
}

/// A description of the index whose items are to be added again.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The protection class of the index; `nil` for none.
  public let protectionClass: FileProtectionType?

  /// Creates a description from a protection class.
  package init(protectionClass: FileProtectionType?) { self.protectionClass = protectionClass }
}

/// An item that searches can find.
open class CSSearchableItem: NSObject {
  /// The item's identifier.
  open var uniqueIdentifier: String

  /// The identifier of the item's domain, which groups items; `nil` for none.
  open var domainIdentifier: String?

  /// The date at which the item leaves the index; `nil` leaves it to the system.
  open var expirationDate: Date?

  /// The attributes of the item.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item from its identifiers and attributes.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The key of a custom attribute.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The key's name.
  public let keyName: String

  /// Creates a key; `nil` for a name with anything but letters, digits and underscores in it.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    self.keyName = keyName
  }

  /// Creates a key with the properties of its attribute; `nil` for a name with anything but
  /// letters, digits and underscores in it.
  public convenience init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) { self.init(keyName: keyName) }
}

/// A person that is related to an item.
open class CSPerson: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The person's name; `nil` when it is not known.
  public let displayName: String?

  /// The addresses of the person.
  public let handles: [String]

  /// The kind of the addresses.
  public let handleIdentifier: String

  /// Creates a person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
}

/// The activity type of an activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key in such an activity's `userInfo` for the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
