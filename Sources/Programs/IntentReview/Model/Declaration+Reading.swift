// Reads the members of a type or an extension into the model.

import SwiftSyntax

extension Declaration {
  /// Adds the members of a type or an extension; those of all branches of `#if`.
  func add(_ members: MemberBlockItemListSyntax) {
    for member in members.map(\.decl) {
      if let node = member.as(VariableDeclSyntax.self) {
        variables += Variable.all(in: node)
      } else if let node = member.as(FunctionDeclSyntax.self) {
        functions.append(Function(node))
      } else if let node = member.as(InitializerDeclSyntax.self) {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.plain)
        initializers.append(Initializer(labels: labels, body: node.body?.statements))
      } else if let node = member.as(EnumCaseDeclSyntax.self) {
        cases += node.elements.map { EnumCase(name: $0.name.plain, token: $0.name) }
      } else if let node = member.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses {
          if case .decls(let members)? = clause.elements { add(members) }
        }
      } else if member.is(MacroExpansionDeclSyntax.self) {
        hasForeignMacro = true
      }
    }
  }
}

extension Variable {
  fileprivate static func all(in node: VariableDeclSyntax) -> [Variable] {
    let modifiers = node.modifiers.map(\.name.text)
    // In `let a, b: Int` the type applies to both.
    var type: TypeSyntax?
    let read = node.bindings.reversed().compactMap { binding -> Variable? in
      type = binding.typeAnnotation?.type ?? type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return Variable(
        name: pattern.identifier.plain, isStatic: modifiers.areStatic,
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let), type: type,
        initializer: binding.initializer?.value, getter: getter(binding.accessorBlock),
        attributes: node.attributes.read, modifiers: modifiers, token: pattern.identifier)
    }
    return read.reversed()
  }

  private static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let items)?: return items
    case .accessors(let accessors)?:
      let get = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return get.map { $0.body?.statements ?? [] }
    case nil: return nil
    }
  }
}

extension Function {
  fileprivate init(_ node: FunctionDeclSyntax) {
    let list = node.signature.parameterClause.parameters
    self.init(
      name: node.name.plain, labels: list.map(\.firstName.plain),
      parameters: list.map { ($0.secondName ?? $0.firstName).plain },
      isStatic: node.modifiers.map(\.name.text).areStatic, body: node.body?.statements,
      returnType: node.signature.returnClause?.type, token: node.name)
  }
}

extension [String] {
  /// Whether the modifiers of a declaration make it one of the type.
  fileprivate var areStatic: Bool { contains("static") || contains("class") }
}

extension AttributeListSyntax {
  /// The attributes of a declaration; those of all branches of `#if`.
  var read: [Attribute] {
    flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node):
        var arguments: [(label: String, value: ExprSyntax)] = []
        if case .argumentList(let list)? = node.arguments {
          arguments = list.map { ($0.label?.plain ?? "", $0.expression) }
        }
        return [Attribute(name: node.attributeName.plainName, arguments: arguments, node: node)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [Attribute] in
          if case .attributes(let list)? = clause.elements { return list.read }
          return []
        }
      }
    }
  }
}
