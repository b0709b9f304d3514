// What the macros have to say about a declaration they cannot help, and how to mend it.

#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  struct MacroProblem {
    let id: String
    let message: String
    let place: Syntax
    var fixes: [FixIt] = []

    private init(
      _ id: String, _ message: String, at place: some SyntaxProtocol, _ fixes: [FixIt] = []
    ) {
      self.id = id
      self.message = message
      self.place = Syntax(place)
      self.fixes = fixes
    }

    /// The macro stands on a declaration of the wrong kind.
    static func onlyOn(
      _ kind: String, _ node: AttributeSyntax, _ declaration: some SyntaxProtocol
    ) -> Self {
      MacroProblem(
        "kind", "'@\(node.macroName)' can only be applied to \(kind)", at: node,
        [
          .removing(node)
        ])
    }

    /// The union has no cases.
    static func noCases(_ node: AttributeSyntax, _ union: EnumDeclSyntax) -> Self {
      MacroProblem("cases", "'@UnionValue' requires an enum with at least one case", at: union.name)
    }

    /// A case of a union holds nothing, or more than one value.
    static func needsOneValue(_ element: EnumCaseElementSyntax) -> Self {
      let name = element.name.text
      guard element.parameterClause == nil else {
        return MacroProblem(
          "values", "case '\(name)' of a union value must have exactly one associated value",
          at: element)
      }
      let new = element.trimmed.with(
        \.parameterClause,
        EnumCaseParameterClauseSyntax(
          parameters: [
            EnumCaseParameterSyntax(type: TypeSyntax(stringLiteral: "<#Type#>"))
          ])
      ).with(\.leadingTrivia, element.leadingTrivia).with(\.trailingTrivia, element.trailingTrivia)
      return MacroProblem(
        "values", "case '\(name)' of a union value must have exactly one associated value",
        at: element, [.replacing("add an associated value", element, new)])
    }

    /// The property is stored.
    static func noGetter(
      _ node: AttributeSyntax, _ declaration: VariableDeclSyntax, async: Bool
    ) -> Self {
      let wanted = async ? "an asynchronous getter" : "a getter"
      var fixes: [FixIt] = []
      if let binding = declaration.bindings.first, binding.initializer == nil,
        binding.accessorBlock == nil, binding.typeAnnotation != nil
      {
        let body = async ? " { get async { <#code#> } }" : " { <#code#> }"
        let computed = PatternBindingSyntax(
          pattern: PatternSyntax(stringLiteral: binding.trimmedDescription + body))
        fixes.append(.replacing("add \(wanted)", binding, computed))
      }
      fixes.append(.renaming(node, to: "Property"))
      return MacroProblem(
        "getter", "'@\(node.macroName)' requires \(wanted)", at: declaration, fixes)
    }

    /// A computed property's getter takes time, or may fail.
    static func gettersTime(_ node: AttributeSyntax, _ accessor: AccessorDeclSyntax) -> Self {
      MacroProblem(
        "getter", "'@ComputedProperty' requires a getter that is neither 'async' nor 'throws'",
        at: accessor, accessor.isAsync ? [.renaming(node, to: "DeferredProperty")] : [])
    }

    /// A deferred property's getter takes no time.
    static func getterAtOnce(_ node: AttributeSyntax) -> Self {
      MacroProblem(
        "getter", "'@DeferredProperty' requires an asynchronous getter", at: node,
        [.renaming(node, to: "ComputedProperty")])
    }

    /// The property stands in an extension, which cannot store what the macro adds.
    static func notInExtension(_ node: AttributeSyntax) -> Self {
      MacroProblem(
        "extension",
        "'@\(node.macroName)' cannot be used in an extension; declare the property in its type",
        at: node, [.removing(node)])
    }

    /// The enum has no raw values.
    static func noRawType(_ choices: EnumDeclSyntax) -> Self {
      let new = choices.name.trimmed.with(\.trailingTrivia, [])
      return MacroProblem(
        "raw", "an enum that follows a schema must have a raw type, such as 'String'",
        at: choices.name,
        [
          .replacing(
            "add the raw type 'String'", choices.name,
            TokenSyntax.identifier(
              "\(new.text): String ", leadingTrivia: choices.name.leadingTrivia))
        ])
    }
  }

  extension MacroProblem: DiagnosticMessage {
    var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }
    var severity: DiagnosticSeverity { .error }
  }

  extension MacroExpansionContext {
    /// Reports a problem where it is.
    func diagnose(_ problem: MacroProblem) {
      diagnose(Diagnostic(node: problem.place, message: problem, fixIts: problem.fixes))
    }
  }

  /// What a fix does, in words.
  private struct Fix: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }
  }

  extension FixIt {
    fileprivate static func replacing(
      _ words: String, _ old: some SyntaxProtocol, _ new: some SyntaxProtocol
    ) -> FixIt {
      FixIt(
        message: Fix(message: words),
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }

    fileprivate static func removing(_ node: AttributeSyntax) -> FixIt {
      replacing("remove '@\(node.macroName)'", node, TokenSyntax.identifier(""))
    }

    fileprivate static func renaming(_ node: AttributeSyntax, to name: String) -> FixIt {
      let new = node.with(
        \.attributeName,
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))).with(
          \.trailingTrivia, node.attributeName.trailingTrivia))
      return replacing("use '@\(name)' instead", node, new)
    }
  }

  extension AttributeSyntax {
    /// The macro's name: `UnionValue` for `@AppIntents.UnionValue`.
    var macroName: String {
      let name = attributeName.trimmedDescription
      return name.split(separator: ".").last.map(String.init) ?? name
    }
  }
#endif
