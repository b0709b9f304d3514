// Checks for indexed entities that give Spotlight only a title.

import SwiftSyntax

/// A check for indexed entities without an indexing key on any property.
enum IndexingKeyCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-indexing-key", level: .warning,
    summary: "No property of an indexed entity has an indexing key.",
    help: "Write `@Property(title: …, indexingKey: \\.…)`, or extend defaultAttributeSet.",
    reason: """
      Spotlight searches what the attribute set holds. Without indexing keys that is what the \
      display representation says, and the entity is not found by anything else it is made of.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("IndexedEntity").compactMap { entity in
      let properties = entity.exposedProperties
      guard !properties.isEmpty, model.isWholeKnown(entity),
        model.variable("attributeSet", of: entity) == nil,
        !properties.contains(where: { hasKey($0) })
      else { return nil }
      return ReviewFinding(
        rule, "No property of \(entity.name) has an indexing key.", at: entity.nameToken,
        in: entity.file)
    }
  }

  private static func hasKey(_ property: Variable) -> Bool {
    property.attributes.contains { attribute in
      attribute.arguments.contains { ["indexingKey", "customIndexingKey"].contains($0.label) }
    }
  }
}
