// The result of an intent in a form that is independent of its type.

public import AppIntents

/// A type-safe result from performing an app intent.
@dynamicMemberLookup public struct ResolvedIntentResult: Equatable, Sendable {
  /// A structure that enables key-path syntax for the intent result.
  public struct ValueKeyPath {
    /// The intent's return value.
    public var value: Never { fatalError("A key path alone is never read.") }
  }

  private let path: DynamicPropertyPath

  init(intent: String, value: (any Sendable)?) {
    path = DynamicPropertyPath("\(intent)'s value", value: value)
  }

  /// Returns the intent’s output, converted to the inferred type.
  ///
  /// - Throws: `AppIntentsTestingError` when the value is of another type, or there is none.
  public subscript<T>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> T
  where T: IntentValueConvertible {
    get throws { try path.as(T.self) }
  }

  /// Accesses nested properties of the result’s return value.
  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
    path
  }

  /// Accesses the return value of the result, without casting.
  @_disfavoredOverload
  public subscript(
    dynamicMember keyPath: KeyPath<ValueKeyPath, Never>
  ) -> (any IntentValueExpressing)? { path.expressing }

  /// Returns whether two results have the same value.
  public static func == (left: ResolvedIntentResult, right: ResolvedIntentResult) -> Bool {
    areEqual(try? left.path.found.get(), try? right.path.found.get())
  }
}

/// Returns whether two values have the same type and are equal; entities are compared by
/// identifier.
func areEqual(_ left: (any Sendable)?, _ right: (any Sendable)?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  if let left = left as? any AppEntity, let right = right as? any AppEntity {
    return AnyAppEntity(left) == AnyAppEntity(right)
  }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isEqual<Value: Equatable>(_ value: Value, to other: any Sendable) -> Bool {
  (other as? Value) == value
}
