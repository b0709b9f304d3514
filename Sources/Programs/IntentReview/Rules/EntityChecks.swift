// Checks of entities and enumerations.

import ReviewReport
import SwiftSyntax

enum UnstableIdentifierCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unstable-identifier", level: .warning,
    summary: "The identifier of an entity is made anew whenever the entity is.",
    help: "Take the identifier of the record that the entity stands for.",
    reason: """
      Shortcuts, widgets and Spotlight keep the identifier alone and ask `entities(for:)` for the \
      entity days later. One that `UUID()` or a hash value makes at load finds nothing then: hash \
      values differ with every launch.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppEntity").compactMap { entity in
      guard let id = entity.variable("id"), !id.isStatic, let maker = maker(of: id) else {
        return nil
      }
      if id.isStored, !id.isLet, isReplaced(entity) { return nil }
      return Problem(
        "The identifier of \(entity.name) is \(maker), which is another every time.", at: id.token)
    }
  }

  private static func maker(of id: Variable) -> String? {
    let pieces = [id.initializer.map { Syntax($0) }, id.getter.map { Syntax($0) }].compactMap(
      \.self)
    let calls = pieces.flatMap(\.calls)
    let makesUUID = calls.contains { call in
      guard call.arguments.isEmpty else { return false }
      if call.calledExpression.trimmedDescription == ".init" { return id.type?.plainName == "UUID" }
      return ["UUID", "NSUUID"].contains(ExprSyntax(call).madeType)
    }
    if makesUUID { return "a new UUID" }
    if calls.contains(where: { $0.calledName == "random" }) { return "a random value" }
    if calls.contains(where: { $0.calledName == "ObjectIdentifier" }) {
      return "an address in memory"
    }
    return pieces.contains { $0.mentions("hashValue") } ? "a hash value" : nil
  }

  /// Whether `var id = UUID()` is only a default that an initializer replaces.
  private static func isReplaced(_ entity: Declaration) -> Bool {
    // The memberwise initializer of a structure takes `id:`.
    if entity.initializers.allSatisfy({ $0.labels.isEmpty }) { return entity.kind == .structure }
    return entity.initializers.contains { initializer in
      initializer.labels.contains("from")
        || initializer.body?.assignmentTargets.contains { $0.lastName == "id" } ?? false
    }
  }
}

enum ExposedSecretCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "exposed-property", level: .warning,
    summary: "An entity shows the system a property that only the app should see.",
    help: "Remove @Property from it: a property without it stays in the app.",
    reason: """
      What `@Property` marks can be read by every shortcut, is shown when one filters and sorts, \
      and may be put into Spotlight. Passwords, tokens and the bookkeeping of a database belong to \
      the app alone.
      """)

  /// The last words of names of properties with secrets.
  private static let secrets: Set<String> = [
    "credentials", "passcode", "passphrase", "password", "secret", "token",
  ]
  private static let pairs: Set<String> = [
    "access key", "api key", "auth header", "cache key", "change tag", "database id",
    "encryption key", "file handle", "foreign key", "managed object", "object id", "primary key",
    "private key", "row id", "sync state",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppEntity").flatMap { entity in
      entity.exposedProperties.filter { isInternal($0.name) }.map { property in
        Problem("\(entity.name) shows “\(property.name)” to every shortcut.", at: property.token)
      }
    }
  }

  private static func isInternal(_ name: String) -> Bool {
    let words = name.camelWords
    // `tokenCount` is a number; `accessToken` is a secret.
    if let last = words.last, secrets.contains(last) { return true }
    return words.count > 1 && pairs.contains(words.suffix(2).joined(separator: " "))
  }
}

enum MissingRepresentationCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-representation", level: .error,
    summary: "An entity or an enumeration does not say how it, or its type, is shown.",
    help: "Declare displayRepresentation and typeDisplayRepresentation.",
    reason: """
      The type's representation is what a question names (“Which soup?”), the value's own is what \
      is picked from and read out. Both are required; an empty title leaves an empty line.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    let entities = (model.types("AppEntity") + model.types("TransientAppEntity")).flatMap {
      entity in
      // A unique entity needs only a representation of its type.
      let required = model.is(entity, "UniqueAppEntity") ? [] : ["displayRepresentation"]
      let typed = entity.hasSchema ? [] : ["typeDisplayRepresentation"]
      return problems(required + typed, of: entity, model)
    }
    return entities
      + model.types("AppEnum").flatMap { type in
        let hasName = type.hasSchema || model.variable("typeDisplayName", of: type) != nil
        let typed = hasName ? [] : ["typeDisplayRepresentation"]
        return problems(["caseDisplayRepresentations"] + typed, of: type, model)
      }
  }

  /// Returns the problems of members that are required: they are missing, or empty.
  private static func problems(
    _ names: [String], of type: Declaration, _ model: IntentModel
  ) -> [Problem] {
    names.compactMap { name in
      if model.isWholeKnown(type), model.variable(name, of: type) == nil {
        return Problem(
          "\(type.name) has no \(name).", advice: "Declare \(name).", at: type.nameToken)
      }
      guard let value = type.variable(name)?.value, let text = value.shownText,
        text.allSatisfy(\.isWhitespace)
      else { return nil }
      return Problem("The \(name) of \(type.name) is empty.", advice: "Give it a title.", at: value)
    }
  }
}

enum EnumRawValueCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "enum-raw-value", level: .warning,
    summary: "The raw values of an AppEnum are not strings.",
    help: "Give the enumeration String raw values.",
    reason: """
      Saved shortcuts and links hold the raw value. A number is valid, but says nothing when it is \
      read, and a case that is inserted in the middle moves all that follow to other numbers.
      """)

  private static let numbers: Set<String> = [
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppEnum").compactMap { type in
      guard type.kind == .enumeration, let raw = type.inherited.first(where: numbers.contains)
      else { return nil }
      return Problem("The raw values of \(type.name) are of type \(raw).", at: type.nameToken)
    }
  }
}

enum EnumCaseTitleCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "enum-case-title", level: .error,
    summary: "A case of an AppEnum has no title, or two.",
    help: "Give caseDisplayRepresentations one entry for each case.",
    reason: """
      A case without an entry has no name in a list and cannot be said; the systems' tools refuse \
      it. A key that stands twice in the literal ends the app when the dictionary is made.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppEnum").flatMap { type -> [Problem] in
      guard type.kind == .enumeration,
        let literal = type.variable("caseDisplayRepresentations")?.value?
          .as(DictionaryExprSyntax.self), let keys = keys(of: literal)
      else { return [] }
      let titled = Set(keys.map(\.name))
      var seen: Set<String> = []
      let twice = keys.filter { !seen.insert($0.name).inserted }.map { key in
        Problem(
          "\(type.name).\(key.name) has two entries in caseDisplayRepresentations.",
          advice: "Remove one of them: a literal with a key that stands twice fails when it runs.",
          at: key.node)
      }
      return twice
        + type.cases.filter { !titled.contains($0.name) }.map { item in
          Problem(
            "\(type.name).\(item.name) has no entry in caseDisplayRepresentations.",
            advice: "Add `.\(item.name): \"…\"` to caseDisplayRepresentations.", at: item.token)
        }
    }
  }

  /// Returns the keys, `.small` or `Size.small`; `nil` if any key is another expression.
  private static func keys(of literal: DictionaryExprSyntax) -> [(name: String, node: ExprSyntax)]?
  {
    guard case .elements(let elements) = literal.content else { return [] }
    var keys: [(name: String, node: ExprSyntax)] = []
    for element in elements {
      guard let access = element.key.as(MemberAccessExprSyntax.self) else { return nil }
      keys.append((access.declName.baseName.plain, element.key))
    }
    return keys
  }
}
