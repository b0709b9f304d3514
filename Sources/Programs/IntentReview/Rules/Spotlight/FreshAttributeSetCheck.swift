// Checks for attribute sets that discard the system's attributes.

import SwiftSyntax

/// A check for `attributeSet` that starts with an empty set.
enum FreshAttributeSetCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "fresh-attribute-set", level: .warning,
    summary: "attributeSet begins with an empty set instead of defaultAttributeSet.",
    help: "Begin with `let attributes = defaultAttributeSet`.",
    reason: """
      `defaultAttributeSet` holds the title, the subtitle and what the indexing keys name. A set that \
      is made anew replaces all of that.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("IndexedEntity").compactMap { entity in
      guard let set = entity.variable("attributeSet"), let body = set.getter,
        !body.mentions("defaultAttributeSet"),
        let made = body.calls.first(where: {
          ExprSyntax($0).madeType == "CSSearchableItemAttributeSet"
        })
      else { return nil }
      return ReviewFinding(
        rule, "attributeSet of \(entity.name) drops what defaultAttributeSet holds.", at: made,
        in: set.file)
    }
  }
}
