// Defaults by the names of key-value coding, as code writes them that comes from Apple's systems.

public import Foundation

extension UserDefaults {
  /// Stores a value under a key, like `set(_:forKey:)`.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// The value under a key, like `object(forKey:)`.
  @_disfavoredOverload public func value(forKey key: String) -> Any? { object(forKey: key) }
}
