// Checks of the entities that Spotlight finds.

import ReviewReport
import SwiftSyntax

enum IndexingKeyCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-indexing-key", level: .warning,
    summary: "No property of an indexed entity has an indexing key.",
    help: "Write `@Property(title: …, indexingKey: \\.…)`, or extend defaultAttributeSet.",
    reason: """
      Spotlight searches what the attribute set holds. Without indexing keys that is what the \
      display representation says, and the entity is not found by anything else it is made of.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("IndexedEntity").compactMap { entity in
      let properties = entity.exposedProperties
      let labels = properties.flatMap(\.attributes).flatMap(\.arguments).map(\.label)
      guard !properties.isEmpty, model.isWholeKnown(entity),
        model.variable("attributeSet", of: entity) == nil,
        !labels.contains("indexingKey"), !labels.contains("customIndexingKey")
      else { return nil }
      return Problem("No property of \(entity.name) has an indexing key.", at: entity.nameToken)
    }
  }
}

enum FreshAttributeSetCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "fresh-attribute-set", level: .warning,
    summary: "attributeSet begins with an empty set instead of defaultAttributeSet.",
    help: "Begin with `let attributes = defaultAttributeSet`.",
    reason: """
      `defaultAttributeSet` holds the title, the subtitle and what the indexing keys name. A set that \
      is made anew replaces all of that.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("IndexedEntity").compactMap { entity in
      guard let body = entity.variable("attributeSet")?.getter,
        !body.mentions("defaultAttributeSet"),
        let made = body.calls.first(where: {
          ExprSyntax($0).madeType == "CSSearchableItemAttributeSet"
        })
      else { return nil }
      return Problem(
        "attributeSet of \(entity.name) drops what defaultAttributeSet holds.", at: made)
    }
  }
}

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

  static func problems(in model: IntentModel) -> [Problem] {
    let entities = model.types("IndexedEntity").filter { !$0.hasSchema }
    guard !entities.isEmpty,
      !model.files.contains(where: { file in indexing.contains { file.mentions($0) } })
    else { return [] }
    return entities.map { entity in
      Problem(
        "\(entity.name) is an IndexedEntity, and nothing calls indexAppEntities(_:).",
        at: entity.nameToken)
    }
  }
}

enum UnnamedIndexCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unnamed-index", level: .warning,
    summary: "Entities go into the default Spotlight index.",
    help: "Use an index with a name: `CSSearchableIndex(name: \"Recipes\")`.",
    reason: """
      The default index takes no batches and no client state, so an update that is interrupted \
      cannot go on where it ended; and whatever else the app puts there is cleared with it.
      """)

  private static let methods: Set<String> = ["indexAppEntities", "deleteAppEntities"]

  static func problems(in model: IntentModel) -> [Problem] {
    model.files.flatMap { file -> [Problem] in
      let calls = file.tree.calls.filter { methods.contains($0.calledName) }
      guard !calls.isEmpty else { return [] }
      let unnamed = unnamedIndexes(in: file)
      return calls.compactMap { call in
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base?.bare,
          isDefaultIndex(base) || base.lastName.map(unnamed.contains) ?? false
        else { return nil }
        return Problem("\(call.calledName) is called on the default index.", at: access.declName)
      }
    }
  }

  /// Returns the variables of a file that hold only the default index.
  private static func unnamedIndexes(in file: SourceFile) -> Set<String> {
    var isDefault: [String: Bool] = [:]
    for binding in file.tree.all(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let value = binding.initializer?.value
      else { continue }
      isDefault[name] = (isDefault[name] ?? true) && isDefaultIndex(value.bare)
    }
    return Set(isDefault.filter(\.value).keys)
  }

  /// Whether a value is `CSSearchableIndex.default()` or `CSSearchableIndex()`.
  private static func isDefaultIndex(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else {
      return false
    }
    if value.madeType == "CSSearchableIndex" { return true }
    return call.calledName == "default" && call.calledExpression.rootName == "CSSearchableIndex"
  }
}

enum MissingOpenIntentCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-open-intent", level: .warning,
    summary: "An indexed entity has no OpenIntent.",
    help: "Declare an OpenIntent whose target is the entity.",
    reason: """
      Who taps a result in Spotlight wants to see it. Without an `OpenIntent` for the entity, or a \
      URL that represents it, the app opens where it was.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    let targets = model.types("AppIntent").filter { model.is($0, "OpenIntent") || $0.hasSchema }
      .compactMap { model.variable("target", of: $0) }.map { name(of: $0, model) }
    return model.types("IndexedEntity").compactMap { entity in
      guard !model.is(entity, "URLRepresentableEntity"), !targets.contains(entity.shortName),
        !targets.contains("")
      else { return nil }
      return Problem(
        "Spotlight shows \(entity.name), and no OpenIntent opens it.",
        advice: "Declare an OpenIntent with `var target: \(entity.name)`.", at: entity.nameToken)
    }
  }

  /// Returns the name of a target's type; an empty one if that is unknown.
  private static func name(of target: Variable, _ model: IntentModel) -> String {
    // The cases of a union have the actual types as payloads.
    model.type(target.type)?.kind == .enumeration ? "" : target.type?.single.plainName ?? ""
  }
}
