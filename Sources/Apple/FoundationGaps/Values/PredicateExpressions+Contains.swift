// Predicate expressions that Foundation has on iOS and lacks on Linux.

public import Foundation

extension PredicateExpressions {
  /// An expression that tests whether a string contains another, ignoring case and diacritics.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The type of the result.
    public typealias Output = Bool

    /// The string to search in.
    public let root: Root

    /// The string to search for.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Returns whether the string contains the other one.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      let words = String(try other.evaluate(bindings))
      return text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Returns an expression for `localizedStandardContains(_:)` in `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
