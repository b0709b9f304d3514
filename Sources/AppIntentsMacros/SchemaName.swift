// The schema an attribute names, `.books.openBook`, and what it asks of a declaration.

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder

  struct SchemaName {
    /// The name with its domain: `books.openBook`.
    let name: String

    /// The name without its domain: `openBook`.
    var member: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Reads the argument `schema:`; `nil` for what is no name, which the compiler diagnoses.
    init?(_ node: AttributeSyntax) {
      guard case .argumentList(let arguments) = node.arguments,
        let argument = arguments.first(where: { $0.label?.text == "schema" })
      else { return nil }
      var parts: [String] = []
      var rest = argument.expression.as(MemberAccessExprSyntax.self)
      while let part = rest {
        parts.insert(part.declName.baseName.text.trimmingBackticks, at: 0)
        rest = part.base?.as(MemberAccessExprSyntax.self)
      }
      guard parts.count >= 2 else { return nil }
      name = parts.suffix(2).joined(separator: ".")
    }

    /// Whether a variable belongs to the schema: one of its own, or any where they are not known.
    func hasMember(_ variable: String) -> Bool {
      schemaMembers[name]?.contains(variable) ?? true
    }
  }

  extension DeclGroupSyntax {
    /// What the declaration says of its access, with a space; `public` for `open`.
    var accessModifier: String { modifiers.access }

    /// The names of the variables the declaration declares itself.
    var variableNames: [String] {
      memberBlock.members.compactMap {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern
          .as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }

    /// The extension that conforms to those of the protocols that are asked for and still missing,
    /// with the schema's name.
    func conforming(
      _ type: some TypeSyntaxProtocol, to kinds: [String], of missing: [TypeSyntax],
      member: String, _ schema: SchemaName
    ) -> [ExtensionDeclSyntax] {
      let missing = Set(missing.map { $0.trimmedDescription.lastComponent })
      let conformances = kinds.filter(missing.contains).map { "AppIntents.\($0)" }
      guard !conformances.isEmpty else { return [] }
      let extended: DeclSyntax = """
        extension \(type.trimmed): \(raw: conformances.joined(separator: ", ")) {
          \(raw: accessModifier)static var \(raw: member): Swift.String {
            "\(raw: schema.name)"
          }
        }
        """
      return extended.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
  }

  extension VariableDeclSyntax {
    var accessModifier: String { modifiers.access }

    var isStatic: Bool {
      modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }
  }

  extension DeclSyntaxProtocol {
    /// The name of a stored variable of an instance that nobody has wrapped; `nil` for any other.
    ///
    /// One with a value of its own is left as it is: the wrappers take none.
    var plainVariable: String? {
      guard let variable = self.as(VariableDeclSyntax.self), !variable.isStatic,
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }),
        variable.attributes.allSatisfy({ $0.isAvailability }),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        binding.accessorBlock == nil, binding.initializer == nil, binding.typeAnnotation != nil
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    }
  }

  extension AttributeListSyntax.Element {
    fileprivate var isAvailability: Bool {
      self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
    }
  }

  extension DeclModifierListSyntax {
    /// The word for who may use the declaration's members, with a space; empty for the module.
    fileprivate var access: String {
      for modifier in self where modifier.detail == nil {
        switch modifier.name.tokenKind {
        case .keyword(.public), .keyword(.open): return "public "
        case .keyword(.package): return "package "
        default: continue
        }
      }
      return ""
    }
  }

  extension String {
    /// The name without the module's: `AppEntity` for `AppIntents.AppEntity`.
    fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
  }
#endif
