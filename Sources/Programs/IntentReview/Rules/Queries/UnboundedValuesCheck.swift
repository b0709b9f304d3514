// Checks for value queries without a limit on their results.

import SwiftSyntax

/// A check for value queries without a limit.
enum UnboundedValuesCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unbounded-values", level: .warning,
    summary: "A value query returns as many values as there are.",
    help: "Return the best few: `Array(ranked.prefix(8))`, or pass a limit to the search.",
    reason: """
      Visual search shows a handful of results and waits for them with little patience. A query \
      that returns everything is slow where it matters and buries what fits best.
      """)

  private static let limits: Set<String> = [
    "count", "fetchLimit", "first", "limit", "max", "maxCount", "maxLength", "maxResults",
    "maximum",
    "maximumCount", "prefix", "suffix", "top", "upTo",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("IntentValueQuery").compactMap { query in
      guard let values = query.function("values", "for"), let body = values.body, !body.isEmpty,
        yieldsMany(body),
        !query.functions.contains(where: { $0.body.map(isLimited) ?? false })
      else { return nil }
      return ReviewFinding(
        rule, "values(for:) of \(query.name) returns as many values as there are.",
        at: values.token, in: values.file)
    }
  }

  /// Whether the values are made from a collection here; other types are not examined.
  private static func yieldsMany(_ body: CodeBlockItemListSyntax) -> Bool {
    body.calls.contains { call in
      // `(0..<4).map` has a literal bound.
      ["map", "compactMap", "filter", "flatMap", "sorted"].contains(call.calledName)
        && call.calledExpression.rootName != nil
    }
  }

  private static func isLimited(_ body: CodeBlockItemListSyntax) -> Bool {
    body.all(DeclReferenceExprSyntax.self).contains { isLimit($0.baseName.plain) }
      || body.all(LabeledExprSyntax.self).contains { $0.label.map { isLimit($0.plain) } ?? false }
      || body.all(BreakStmtSyntax.self).isEmpty == false
  }

  private static func isLimit(_ name: String) -> Bool {
    limits.contains(name)
      || name.camelWords.contains {
        ["limit", "limited", "max", "maximum", "nearest", "closest"].contains($0)
      }
  }
}
