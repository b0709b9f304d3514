// Where entities go that an app hands to the search index.

package import BehestCoreSpotlight
import Foundation
import Synchronization

/// What takes the entities that an app hands to the search index.
package protocol EntityIndex: Sendable {
  /// Takes entities in.
  ///
  /// - Parameter name: The index's name; `nil` for the app's first one.
  func take(_ entities: [any IndexedEntity], into name: String?, priority: Int) async throws

  /// Forgets the entities of a type with these identifiers; all of them for `nil`.
  func forget(_ ids: [String]?, of type: any IndexedEntity.Type, from name: String?) async throws
}

/// The index in force, of which there is none unless whoever runs the app puts one there.
package enum EntityIndexing {
  private static let current = Mutex<(any EntityIndex)?>(nil)

  /// The index in force.
  package static var index: (any EntityIndex)? { current.withLock { $0 } }

  /// Puts an index in force; `nil` for none.
  package static func use(_ index: (any EntityIndex)?) { current.withLock { $0 = index } }
}

/// Where the value of a property goes in what is known of its entity.
package struct IndexingKey: Sendable {
  /// Writes a value, which is left out when it is of another type.
  package let write: @Sendable (CSSearchableItemAttributeSet, any Sendable) -> Void

  init<Attribute>(_ keyPath: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>) {
    // Safe: key paths do not change.
    nonisolated(unsafe) let keyPath = keyPath
    write = { set, value in
      if let value = indexed(value, as: Attribute.self) { set[keyPath: keyPath] = value }
    }
  }

  init(_ key: CSCustomAttributeKey) {
    write = { set, value in set.setValue(coded(value), forCustomKey: key) }
  }
}

/// A value as the attribute it is written to: a number as an `NSNumber`, a styled text as text.
private func indexed<Attribute>(_ value: any Sendable, as type: Attribute.Type) -> Attribute? {
  if let value = value as? Attribute { return value }
  return switch value {
  case let value as Bool: NSNumber(value: value) as? Attribute
  case let value as Int: NSNumber(value: value) as? Attribute
  case let value as Double: NSNumber(value: value) as? Attribute
  case let value as AttributedString: String(value.characters) as? Attribute
  case let value as URL: value.absoluteString as? Attribute
  case let value as any AppEntity:
    String(localized: value.displayRepresentation.title) as? Attribute
  case let value as any AppEnum: String(localized: value.display.title) as? Attribute
  default: nil
  }
}

/// A value as something that can be stored; `nil` for one that cannot.
private func coded(_ value: any Sendable) -> (any NSSecureCoding)? {
  switch value {
  case let value as Bool: NSNumber(value: value)
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as String: NSString(string: value)
  case let value as Date:
    NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
  default: nil
  }
}
