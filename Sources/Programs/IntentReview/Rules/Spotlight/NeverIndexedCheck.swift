// Checks for indexed entities that are never added to an index.

import SwiftSyntax

/// A check for indexed entities in sources that add nothing to an index.
enum NeverIndexedCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "never-indexed", level: .warning,
    summary: "An entity is an IndexedEntity, and nothing puts entities into an index.",
    help: "Call `CSSearchableIndex(name:).indexAppEntities(_:)` when entities change.",
    reason: """
      `IndexedEntity` says how an entity is indexed and indexes nothing. Spotlight finds it once \
      `indexAppEntities(_:)` has been called, or an item of the index is associated with it.
      """)

  private static let indexing = ["indexAppEntities", "associateAppEntity", "IndexedEntityQuery"]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    let entities = model.types("IndexedEntity").filter { !$0.hasSchema }
    guard !entities.isEmpty,
      !model.files.contains(where: { file in indexing.contains { file.mentions($0) } })
    else { return [] }
    return entities.map { entity in
      ReviewFinding(
        rule, "\(entity.name) is an IndexedEntity, and nothing calls indexAppEntities(_:).",
        at: entity.nameToken, in: entity.file)
    }
  }
}
