// Reads the members of a type or an extension into the model.

import SwiftSyntax

/// A reader of the members of a type or an extension.
struct DeclarationReader {
  let file: SourceFile

  func read(_ members: MemberBlockItemListSyntax, into type: Declaration) {
    for member in members { read(member.decl, into: type) }
  }

  private func read(_ declaration: DeclSyntax, into type: Declaration) {
    if let node = declaration.as(VariableDeclSyntax.self) {
      type.variables += variables(node)
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      type.functions.append(function(node))
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.plain)
      type.initializers.append(Initializer(labels: labels, body: node.body?.statements))
    } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
      type.cases += node.elements.map { element in
        EnumCase(
          name: element.name.plain, hasPayload: element.parameterClause != nil,
          token: element.name, file: file)
      }
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for clause in node.clauses {
        if case .decls(let members)? = clause.elements { read(members, into: type) }
      }
    } else if declaration.is(MacroExpansionDeclSyntax.self) {
      type.hasForeignMacro = true
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [Variable] {
    let modifiers = node.modifiers.map(\.name.text)
    // In `let a, b: Int` the type applies to both.
    var type: TypeSyntax?
    let read = node.bindings.reversed().compactMap { binding -> Variable? in
      type = binding.typeAnnotation?.type ?? type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return Variable(
        name: pattern.identifier.plain,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let), type: type,
        initializer: binding.initializer?.value, getter: getter(binding.accessorBlock),
        attributes: Self.attributes(node.attributes), modifiers: modifiers, file: file,
        token: pattern.identifier)
    }
    return read.reversed()
  }

  private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let items)?: return items
    case .accessors(let accessors)?:
      let get = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return get.map { $0.body?.statements ?? [] }
    case nil: return nil
    }
  }

  private func function(_ node: FunctionDeclSyntax) -> Function {
    let parameters = node.signature.parameterClause.parameters
    let modifiers = node.modifiers.map(\.name.text)
    return Function(
      name: node.name.plain, labels: parameters.map(\.firstName.plain),
      parameters: parameters.map { ($0.secondName ?? $0.firstName).plain },
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      body: node.body?.statements, returnType: node.signature.returnClause?.type,
      attributes: Self.attributes(node.attributes), file: file, token: node.name)
  }

  static func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node):
        var arguments: [(label: String, value: ExprSyntax)] = []
        if case .argumentList(let list)? = node.arguments {
          arguments = list.map { ($0.label?.plain ?? "", $0.expression) }
        }
        return [
          Attribute(name: node.attributeName.plainName, arguments: arguments, node: node)
        ]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [Attribute] in
          if case .attributes(let list)? = clause.elements { return Self.attributes(list) }
          return []
        }
      }
    }
  }
}
