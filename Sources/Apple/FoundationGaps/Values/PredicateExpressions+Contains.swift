// What predicates can say on iOS and not in Foundation's edition here: texts as people search them.

public import Foundation

extension PredicateExpressions {
  /// Whether a text holds another, letter case and accents aside.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool

    /// The text.
    public let root: Root

    /// The text that is looked for.
    public let other: Other

    /// Makes an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whether the text holds the other one.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      let words = String(try other.evaluate(bindings))
      return text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Whether a text holds another, letter case and accents aside; `#Predicate` asks for it.
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
