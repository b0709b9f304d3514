// Checks for entities and enumerations without a display representation.

/// A check for entities and enumerations without a display or a type representation.
enum MissingRepresentationCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-representation", level: .error,
    summary: "An entity or an enumeration does not say how it, or its type, is shown.",
    help: "Declare displayRepresentation and typeDisplayRepresentation.",
    reason: """
      The type's representation is what a question names (“Which soup?”), the value's own is what \
      is picked from and read out. Both are required; an empty title leaves an empty line.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    entityFindings(model) + enumFindings(model)
  }

  private static func entityFindings(_ model: IntentModel) -> [ReviewFinding] {
    (model.types("AppEntity") + model.types("TransientAppEntity")).flatMap { entity in
      // A unique entity needs only a representation of its type.
      var required = model.is(entity, "UniqueAppEntity") ? [] : ["displayRepresentation"]
      if !entity.hasSchema { required.append("typeDisplayRepresentation") }
      return missing(required, of: entity, model) + empty(required, of: entity)
    }
  }

  private static func enumFindings(_ model: IntentModel) -> [ReviewFinding] {
    model.types("AppEnum").flatMap { type -> [ReviewFinding] in
      var required = ["caseDisplayRepresentations"]
      if !type.hasSchema, model.variable("typeDisplayName", of: type) == nil {
        required.append("typeDisplayRepresentation")
      }
      return missing(required, of: type, model) + empty(required, of: type)
    }
  }

  private static func missing(_ names: [String], of type: Declaration, _ model: IntentModel)
    -> [ReviewFinding]
  {
    guard model.isWholeKnown(type) else { return [] }
    return names.filter { model.variable($0, of: type) == nil }.map { name in
      ReviewFinding(
        rule, "\(type.name) has no \(name).", advice: "Declare \(name).", at: type.nameToken,
        in: type.file)
    }
  }

  private static func empty(_ names: [String], of type: Declaration) -> [ReviewFinding] {
    names.compactMap { name in
      guard let variable = type.variable(name), let value = variable.value,
        let text = value.shownText, text.allSatisfy(\.isWhitespace)
      else { return nil }
      return ReviewFinding(
        rule, "The \(name) of \(type.name) is empty.", advice: "Give it a title.", at: value,
        in: variable.file)
    }
  }
}
