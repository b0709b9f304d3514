// Collects types with the members of their extensions in all files.

import SwiftSyntax

/// The types of some files.
struct DeclarationCollector {
  private(set) var declarations: [Declaration] = []
  /// The types that each `typealias` stands for, by its name.
  private(set) var aliases: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    var extensions: [(node: ExtensionDeclSyntax, file: SourceFile)] = []
    for file in files {
      for node in file.tree.all(DeclSyntax.self) {
        if let node = node.as(ExtensionDeclSyntax.self) {
          extensions.append((node, file))
        } else if let alias = node.as(TypeAliasDeclSyntax.self) {
          let names = alias.initializer.value.conformanceNames
          if names != [alias.name.plain] { aliases[alias.name.plain] = names }
        } else if let (kind, name, group) = Self.parts(of: node) {
          add(kind, name, group, file)
        }
      }
    }
    extend(extensions)
  }

  private static func parts(of node: DeclSyntax)
    -> (Declaration.Kind, TokenSyntax, any DeclGroupSyntax)?
  {
    if let node = node.as(StructDeclSyntax.self) { return (.structure, node.name, node) }
    if let node = node.as(EnumDeclSyntax.self) { return (.enumeration, node.name, node) }
    if let node = node.as(ClassDeclSyntax.self) { return (.reference, node.name, node) }
    if let node = node.as(ActorDeclSyntax.self) { return (.isolated, node.name, node) }
    if let node = node.as(ProtocolDeclSyntax.self) { return (.interface, node.name, node) }
    return nil
  }

  private mutating func add(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ group: any DeclGroupSyntax, _ file: SourceFile
  ) {
    let declaration = Declaration(
      kind: kind, name: Self.names(around: Syntax(group)) + name.plain, file: file,
      nameToken: name, attributes: group.attributes.read,
      inherited: Self.inherited(group.inheritanceClause))
    declaration.add(group.memberBlock.members)
    declarations.append(declaration)
  }

  private mutating func extend(_ extensions: [(node: ExtensionDeclSyntax, file: SourceFile)]) {
    guard !extensions.isEmpty else { return }
    var byName = Dictionary(grouping: declarations, by: \.shortName)
    for (node, file) in extensions {
      let name = node.extendedType.dottedName
      let last = String(name.split(separator: ".").last ?? "")
      if byName[last] == nil, SystemProtocols.harmless.contains(last) {
        // An extension of a system protocol applies to all of its types.
        let type = Declaration(
          kind: .interface, name: last, file: file, nameToken: node.extensionKeyword,
          attributes: [], inherited: [])
        declarations.append(type)
        byName[last] = [type]
      }
      guard let type = (byName[last] ?? []).named(name, nearest: file) else { continue }
      // `extension Box where Item == Book` does not apply to every Box.
      if node.genericWhereClause == nil {
        type.inherited += Self.inherited(node.inheritanceClause)
      }
      type.attributes += node.attributes.read.filter { $0.name != "available" }
      type.add(node.memberBlock.members)
    }
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap(\.type.conformanceNames) ?? []
  }

  /// Returns the names of the types that enclose a declaration, each followed by a dot.
  private static func names(around node: Syntax) -> String {
    var names: [String] = []
    var parent = node.parent
    while let node = parent {
      if let outer = node.as(ExtensionDeclSyntax.self) {
        names.append(outer.extendedType.dottedName)
      } else if let outer = node.as(DeclSyntax.self), let (_, name, _) = parts(of: outer) {
        names.append(name.plain)
      }
      parent = node.parent
    }
    return names.reversed().map { $0 + "." }.joined()
  }
}
