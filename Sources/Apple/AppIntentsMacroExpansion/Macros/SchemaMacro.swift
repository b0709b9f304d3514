// `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`, by either of their names.

/// The macros of types that follow a schema.
enum SchemaMacro {
  case intent
  case entity
  case enumeration

  /// Returns the extension that adds the conformances, or the wrapper of one of the type's
  /// variables.
  func expand(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    guard let schema = SchemaName(request.attribute) else { return Expansion() }
    guard request.role == "extension" else {
      let owner = request.surroundings.first?.name.withoutBackticks
      return Expansion(source: wrapper(of: request.declaration, in: owner, schema) ?? "")
    }
    let declaration = request.declaration
    switch self {
    case .intent, .entity:
      guard ["struct", "class"].contains(declaration.keyword) else {
        throw .only(on: "a struct", request)
      }
    case .enumeration:
      guard declaration.keyword == "enum" else { throw .only(on: "an enum", request) }
      guard declaration.hasInheritance else { throw .noRawType(declaration) }
    }
    let kinds = kinds(of: schema, declaration.variableNames).filter(request.missing.contains)
    guard !kinds.isEmpty else { return Expansion() }
    let conformances = kinds.map { "AppIntents.\($0)" }.joined(separator: ", ")
    return Expansion(
      source: """
        nonisolated extension \(request.extendedType): \(conformances) {
          \(declaration.access)static var \(member): Swift.String {
            "\(schema.name)"
          }
        }
        """)
  }

  /// The declaration of the variable with the schema's name.
  private var member: String {
    switch self {
    case .intent: "__appSchemaIntent"
    case .entity: "__appSchemaEntity"
    case .enumeration: "__appSchemaEnum"
    }
  }

  /// Returns the wrapper of a variable that belongs to the schema; `nil` for another.
  ///
  /// - Parameter owner: The name of the type that the variable is in.
  private func wrapper(
    of member: Declaration, in owner: String?, _ schema: SchemaName
  ) -> String? {
    guard let variable = Variable(member), let name = variable.plainName, schema.hasMember(name)
    else { return nil }
    switch self {
    case .intent: return "@AppIntents.IntentParameter"
    case .entity:
      guard name != "id" else { return nil }
      let words = (variable.type ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let isOwn = words.contains { $0 == "Self" || String($0) == owner }
      return isOwn ? "@AppIntents._OwnEntityProperty" : "@AppIntents.EntityProperty"
    case .enumeration: return nil
    }
  }

  /// Returns the protocols of a schema whose requirements the declaration meets.
  private func kinds(of schema: SchemaName, _ names: [String]) -> [String] {
    switch self {
    case .intent:
      return ["AppIntent", "AssistantSchemaIntent"]
        + (names.contains("urlRepresentation") ? ["URLRepresentableIntent"] : [])
        + actions(of: schema, names)
    case .entity:
      return ["AppEntity", "AssistantSchemaEntity"]
        + (names.contains("supportedContentTypes") ? ["FileEntity"] : [])
        + (names.contains("urlRepresentation") ? ["URLRepresentableEntity"] : [])
    case .enumeration:
      return ["AppEnum", "AssistantSchemaEnum"]
    }
  }

  private func actions(of schema: SchemaName, _ names: [String]) -> [String] {
    switch schema.name {
    case _ where schema.member == "search" || schema.member == "searchInApp":
      names.contains("criteria") ? ["ShowInAppSearchResultsIntent"] : []
    case _ where schema.member.hasPrefix("open"):
      names.contains("target") ? ["OpenIntent"] : []
    case _ where schema.member.hasPrefix("delete"):
      names.contains("entities") ? ["DeleteIntent"] : []
    case "audio.playAudio", "books.playAudiobook": ["AudioPlaybackIntent"]
    case "journal.createAudioEntry": ["AudioRecordingIntent", "LiveActivityIntent"]
    default: []
    }
  }
}

/// The name of a schema in an attribute: `.books.openBook`.
struct SchemaName {
  /// The name with its domain: `books.openBook`.
  let name: String

  /// The name without its domain: `openBook`.
  var member: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Creates a name from the argument `schema:`; `nil` if that is no name, which the compiler
  /// diagnoses.
  init?(_ attribute: Declaration.Attribute) {
    for argument in attribute.arguments?.separatedByCommas() ?? [] {
      var words = argument
      guard words.take("schema"), words.take(":") else { continue }
      let parts = words.tokens.filter { $0.kind == .word }.map { String($0.text).withoutBackticks }
      guard parts.count >= 2, words.tokens.allSatisfy({ $0.kind == .word || $0.text == "." }) else {
        return nil
      }
      name = parts.suffix(2).joined(separator: ".")
      return
    }
    return nil
  }

  /// Returns whether a variable belongs to the schema: one of its own, or any where they are not
  /// known.
  func hasMember(_ variable: String) -> Bool {
    schemaMembers[name]?.contains(variable) ?? true
  }
}
