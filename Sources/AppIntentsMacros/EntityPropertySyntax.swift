// A computed property of an entity as it is written, and the declarations that make it public.

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  struct EntityPropertySyntax {
    enum Getter {
      /// `{ expression }`
      case body
      /// `get { … }`
      case accessor(AccessorDeclSyntax)
    }

    let declaration: VariableDeclSyntax
    let name: TokenSyntax
    let type: TypeSyntax
    let getter: Getter?
    let hasSetter: Bool
    /// How the entity's type is written inside itself.
    let owner: String
    private let arguments: LabeledExprListSyntax

    /// Reads a property; `nil` for what is none, with a diagnosis unless the compiler has its own.
    init?(
      _ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) {
      guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic else {
        context.diagnose(.onlyOn("a property of an entity", node, declaration))
        return nil
      }
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      if context.lexicalContext.first?.is(ExtensionDeclSyntax.self) == true {
        context.diagnose(.notInExtension(node))
        return nil
      }
      self.declaration = variable
      self.name = name.trimmed
      // A stored property without a type is diagnosed for being stored; a computed one by the
      // compiler.
      type = binding.typeAnnotation?.type.trimmed ?? "_"
      switch binding.accessorBlock?.accessors {
      case .getter:
        getter = .body
        hasSetter = false
      case .accessors(let accessors):
        let get = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        getter = get.map { .accessor($0) }
        hasSetter = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
      case nil:
        getter = nil
        hasSetter = false
      }
      // A class cannot say `Self` where a property is stored.
      owner =
        context.lexicalContext.first?.as(ClassDeclSyntax.self)?.name.trimmed.text ?? "Self"
      if case .argumentList(let list) = node.arguments { arguments = list } else { arguments = [] }
    }

    /// The property wrapper's object, kept, and its projection.
    func peers(reader: String) -> [DeclSyntax] {
      let plain = name.text.trimmingBackticks
      let others = arguments.map { "\($0.trimmed.with(\.trailingComma, nil)), " }.joined()
      return [
        """
        private let _\(raw: plain) = AppIntents.EntityProperty<\(type)>(
          identifier: "\(raw: plain)", \(raw: others)\(raw: reader))
        """,
        """
        \(raw: declaration.accessModifier)var $\(raw: plain): AppIntents.EntityProperty<\(type)> {
          _\(raw: plain)
        }
        """,
      ]
    }
  }

  extension AccessorDeclSyntax {
    var isAsync: Bool { effectSpecifiers?.asyncSpecifier != nil }
    var isThrowing: Bool { effectSpecifiers?.throwsClause != nil }
  }

  extension String {
    /// The name between backticks, which only the compiler needs.
    var trimmingBackticks: String {
      hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
  }
#endif
