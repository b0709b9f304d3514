// `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`, by either of their names.

#if Macros
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros

  /// The macros `@AppIntent(schema:)` and `@AssistantIntent(schema:)`.
  package struct AppIntentMacro: ExtensionMacro, MemberAttributeMacro {
    /// The extension that makes the type what the macro says.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
        context.diagnose(.onlyOn("a struct", node, declaration))
        return []
      }
      guard let schema = SchemaName(node) else { return [] }
      let kinds = ["AppIntent", "AssistantSchemaIntent"] + kinds(of: schema, declaration)
      return declaration.conforming(
        type, to: kinds, of: protocols, member: "__appSchemaIntent", schema)
    }

    /// The wrapper of a variable that belongs to the schema.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
      guard let name = member.plainVariable, SchemaName(node)?.hasMember(name) == true else {
        return []
      }
      return ["@AppIntents.IntentParameter"]
    }

    /// The kinds of intent that a schema is, where the declaration has what they need.
    private static func kinds(of schema: SchemaName, _ declaration: some DeclGroupSyntax)
      -> [String]
    {
      let names = declaration.variableNames
      let addressed = names.contains("urlRepresentation") ? ["URLRepresentableIntent"] : []
      return addressed + actions(of: schema, names)
    }

    private static func actions(of schema: SchemaName, _ names: [String]) -> [String] {
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

  /// The macros `@AppEntity(schema:)` and `@AssistantEntity(schema:)`.
  package struct AppEntityMacro: ExtensionMacro, MemberAttributeMacro {
    /// The extension that makes the type what the macro says.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
        context.diagnose(.onlyOn("a struct", node, declaration))
        return []
      }
      guard let schema = SchemaName(node) else { return [] }
      let names = declaration.variableNames
      let kinds =
        (names.contains("supportedContentTypes") ? ["FileEntity"] : [])
        + (names.contains("urlRepresentation") ? ["URLRepresentableEntity"] : [])
      return declaration.conforming(
        type, to: ["AppEntity", "AssistantSchemaEntity"] + kinds, of: protocols,
        member: "__appSchemaEntity", schema)
    }

    /// The wrapper of a variable that belongs to the schema.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
      guard let name = member.plainVariable, name != "id",
        SchemaName(node)?.hasMember(name) == true
      else { return [] }
      return ["@AppIntents.EntityProperty"]
    }
  }

  /// The macros `@AppEnum(schema:)` and `@AssistantEnum(schema:)`.
  package struct AppEnumMacro: ExtensionMacro {
    /// The extension that makes the type what the macro says.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard let choices = declaration.as(EnumDeclSyntax.self) else {
        context.diagnose(.onlyOn("an enum", node, declaration))
        return []
      }
      guard choices.inheritanceClause != nil else {
        context.diagnose(.noRawType(choices))
        return []
      }
      guard let schema = SchemaName(node) else { return [] }
      return declaration.conforming(
        type, to: ["AppEnum", "AssistantSchemaEnum"], of: protocols, member: "__appSchemaEnum",
        schema)
    }
  }
#endif
