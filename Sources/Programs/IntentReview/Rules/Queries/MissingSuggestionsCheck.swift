// Checks for entities in phrases without suggestions.

import SwiftSyntax

/// A check for entities with a slot in a phrase whose query suggests none.
enum MissingSuggestionsCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-suggestions", level: .warning,
    summary: "A phrase has a slot for an entity whose query suggests no entities.",
    help: "Implement suggestedEntities() in the entity's query.",
    reason: """
      The values of a slot are what `suggestedEntities()` gives. Without it the phrase matches \
      nothing, and the picker in Shortcuts is empty.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").flatMap { provider in
      model.shortcuts(of: provider).flatMap { shortcut in
        shortcut.phrases.flatMap { phrase in
          phrase.slots.compactMap { finding($0.name, $0.node, of: shortcut, model) }
        }
      }
    }
  }

  private static func finding(
    _ slot: String, _ node: ExprSyntax, of shortcut: ShortcutDeclaration, _ model: IntentModel
  ) -> ReviewFinding? {
    guard let parameter = model.parameter(slot, of: shortcut), !parameter.hasOptions,
      let entity = model.type(parameter.variable.type, from: parameter.variable.file),
      model.is(entity, "AppEntity"), let query = query(of: entity, model),
      suggestsNothing(query, model)
    else { return nil }
    return ReviewFinding(
      rule,
      "The phrase has a slot for \(entity.name), and \(query.name) has no suggestedEntities().",
      advice: "Implement suggestedEntities() in \(query.name).", at: node, in: shortcut.file)
  }

  private static func query(of entity: Declaration, _ model: IntentModel) -> Declaration? {
    guard let variable = model.variable("defaultQuery", of: entity) else { return nil }
    if let made = variable.value?.madeType, let type = model.type(named: made, from: variable.file)
    {
      return type
    }
    return model.type(variable.type, from: variable.file)
  }

  private static func suggestsNothing(_ query: Declaration, _ model: IntentModel) -> Bool {
    model.is(query, "EntityQuery") && model.isWholeKnown(query)
      && !["EnumerableEntityQuery", "UniqueAppEntityQuery"].contains { model.is(query, $0) }
      && model.function("suggestedEntities", of: query) == nil
  }
}
