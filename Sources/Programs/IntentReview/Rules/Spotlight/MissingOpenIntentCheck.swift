// Checks for entities that Spotlight finds but cannot open.

import SwiftSyntax

/// A check for indexed entities without an intent that opens them.
enum MissingOpenIntentCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-open-intent", level: .warning,
    summary: "An indexed entity has no OpenIntent.",
    help: "Declare an OpenIntent whose target is the entity.",
    reason: """
      Who taps a result in Spotlight wants to see it. Without an `OpenIntent` for the entity, or a \
      URL that represents it, the app opens where it was.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    let targets = model.types("AppIntent").flatMap { intent -> [String] in
      guard model.is(intent, "OpenIntent") || intent.hasSchema,
        let target = model.variable("target", of: intent)
      else { return [] }
      return names(of: target, model)
    }
    return model.types("IndexedEntity").compactMap { entity in
      guard !model.is(entity, "URLRepresentableEntity"), !targets.contains(entity.shortName),
        !targets.contains("")
      else { return nil }
      return ReviewFinding(
        rule, "Spotlight shows \(entity.name), and no OpenIntent opens it.",
        advice: "Declare an OpenIntent with `var target: \(entity.name)`.", at: entity.nameToken,
        in: entity.file)
    }
  }

  /// Returns the names of a target's possible types; an empty one if they are unknown.
  private static func names(of target: Variable, _ model: IntentModel) -> [String] {
    guard let type = target.type?.single else { return [""] }
    let name = type.plainName
    guard let declared = model.type(type, from: target.file) else { return [name] }
    // The cases of a union have the actual types as payloads.
    guard declared.kind == .enumeration else { return [name] }
    return [""]
  }
}
