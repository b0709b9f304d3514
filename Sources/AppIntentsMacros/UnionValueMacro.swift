// `@UnionValue`: what an enum needs so that its cases are values of their own types.

#if Macros
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros

  /// The macro `@UnionValue`.
  package struct UnionValueMacro: ExtensionMacro {
    /// The extension that makes the type what the macro says.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard let union = declaration.as(EnumDeclSyntax.self) else {
        context.diagnose(.onlyOn("an enum", node, declaration))
        return []
      }
      guard let cases = cases(of: union, node, context), !protocols.isEmpty else { return [] }
      let access = declaration.accessModifier
      let readers = cases.map { member in
        let made = ".\(member.name)(\(member.label)value)"
        return "if let value = (\(member.type))._value(from: found) { return \(made) }"
      }
      let contents = cases.map { member in
        "case .\(member.name)(let value): (case: .\(member.name), value: value)"
      }
      let extended: DeclSyntax = """
        extension \(type.trimmed): AppIntents.AppUnionValue {
          \(raw: access)enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
            \(raw: access)typealias UnionValue = \(type.trimmed)
            \(raw: cases.map { "case \($0.name)" }.joined(separator: "\n"))
          }

          \(raw: access)static var _valueTypes: [any AppIntents._IntentValue.Type] {
            [\(raw: cases.map { "\($0.type).self" }.joined(separator: ", "))]
          }

          \(raw: access)static func _value(from found: any Swift.Sendable) -> Self? {
            if let value = found as? Self { return value }
            \(raw: readers.joined(separator: "\n"))
            return nil
          }

          \(raw: access)var _content: (case: Cases, value: any Swift.Sendable) {
            switch self {
            \(raw: contents.joined(separator: "\n"))
            }
          }
        }
        """
      return extended.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }

    /// The cases with the type each holds; `nil`, and a diagnosis each, when one holds none or many.
    private static func cases(
      of union: EnumDeclSyntax, _ node: AttributeSyntax, _ context: some MacroExpansionContext
    ) -> [(name: TokenSyntax, label: String, type: TypeSyntax)]? {
      let elements = union.memberBlock.members
        .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap(\.elements)
      guard !elements.isEmpty else {
        context.diagnose(.noCases(node, union))
        return nil
      }
      var cases: [(TokenSyntax, String, TypeSyntax)] = []
      for element in elements {
        let values = element.parameterClause?.parameters ?? []
        guard let value = values.first, values.count == 1 else {
          context.diagnose(.needsOneValue(element))
          continue
        }
        let name = value.firstName?.trimmed.text
        let label = name.map { $0 == "_" ? "" : "\($0): " } ?? ""
        cases.append((element.name.trimmed, label, value.type.trimmed))
      }
      return cases.count == elements.count ? cases : nil
    }
  }
#endif
