// The search attributes that an entity's properties are written to.

package import BehestCoreSpotlight
import Foundation

/// The search attribute that a property's value is written to.
package struct IndexingKey: Sendable {
  /// The closure that writes a value and ignores one of another type.
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

/// Converts a value to the type of an attribute: a number to `NSNumber`, an attributed string to
/// text.
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

/// Converts a value to one that can be encoded; `nil` for one that cannot.
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
