// Access to user defaults by key-value coding, as in code for Apple's systems.

public import Foundation

extension UserDefaults {
  /// Stores a value under a key, like `set(_:forKey:)`.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// Returns the value for a key, like `object(forKey:)`.
  @_disfavoredOverload public func value(forKey key: String) -> Any? { object(forKey: key) }
}
