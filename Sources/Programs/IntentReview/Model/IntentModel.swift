// The model of all types in all files, which the rules query.

import SwiftSyntax

/// The declarations in the sources.
final class IntentModel {
  let files: [SourceFile]
  let declarations: [Declaration]
  private let byName: [String: [Declaration]]
  private let aliases: [String: [String]]
  private let fileByTree: [SyntaxIdentifier: SourceFile]
  /// The direct and indirect ancestors of each type, by the identity of its declaration.
  private var ancestries: [ObjectIdentifier: Ancestry] = [:]

  private struct Ancestry {
    var names: Set<String> = []
    var projectTypes: [Declaration] = []
    var isKnown = true
  }

  init(_ files: [SourceFile]) {
    let collected = DeclarationCollector(files)
    self.files = files
    fileByTree = Dictionary(files.map { ($0.tree.id, $0) }) { first, _ in first }
    declarations = collected.declarations
    byName = Dictionary(grouping: collected.declarations, by: \.shortName)
    aliases = collected.aliases
    for declaration in declarations {
      ancestries[ObjectIdentifier(declaration)] = ancestry(of: declaration)
    }
  }

  /// Returns the types with a name or ancestor, in the order of the sources; no protocols.
  func types(_ name: String) -> [Declaration] {
    declarations.filter { $0.kind != .interface && self.is($0, name) }
  }

  /// Whether a type conforms to a system protocol, directly or indirectly.
  func `is`(_ declaration: Declaration, _ name: String) -> Bool {
    ancestries[ObjectIdentifier(declaration)]?.names.contains(name) ?? false
  }

  /// Whether all ancestors of the type are known, so that a missing member is really missing.
  func isWholeKnown(_ declaration: Declaration) -> Bool {
    !declaration.hasForeignMacro && ancestries[ObjectIdentifier(declaration)]?.isKnown ?? false
  }

  /// Returns the type, followed by its ancestors in the sources.
  func withInherited(_ declaration: Declaration) -> [Declaration] {
    [declaration] + (ancestries[ObjectIdentifier(declaration)]?.projectTypes ?? [])
  }

  /// Returns a property of the type, of its superclasses or of extensions of its protocols.
  func variable(_ name: String, of declaration: Declaration) -> Variable? {
    for type in withInherited(declaration) {
      // A requirement alone provides no value.
      if let found = type.variable(name), type.kind != .interface || !found.isRequirement {
        return found
      }
    }
    return nil
  }

  /// Returns a method of the type, of its superclasses or of extensions of its protocols.
  func function(_ name: String, _ label: String? = nil, of declaration: Declaration) -> Function? {
    for type in withInherited(declaration) {
      if let found = type.function(name, label), type.kind != .interface || found.body != nil {
        return found
      }
    }
    return nil
  }

  /// Returns the file of a node.
  func file(of node: some SyntaxProtocol) -> SourceFile? { fileByTree[node.root.id] }

  /// Returns the type with a name; among several, the one whose file is nearest to that of a node.
  func type(named name: String, near node: some SyntaxProtocol) -> Declaration? {
    file(of: node).flatMap { type(named: name, nearest: $0) }
  }

  /// Returns the declaration of a written type.
  func type(_ syntax: TypeSyntax?) -> Declaration? {
    syntax.flatMap { type(named: $0.single.dottedName, near: $0) }
  }

  private func type(named name: String, nearest file: SourceFile) -> Declaration? {
    name.split(separator: ".").last.flatMap { byName[String($0)]?.named(name, nearest: file) }
  }

  private func ancestry(of declaration: Declaration) -> Ancestry {
    var ancestry = Ancestry()
    var pending = declaration.inherited.map { (name: $0, file: declaration.file) }
    var seen: Set<String> = []
    while let (name, file) = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      ancestry.names.insert(name)
      if SystemProtocols.harmless.contains(name), let added = byName[name]?.first,
        added.kind == .interface
      {
        ancestry.projectTypes.append(added)
      }
      if let refined = SystemProtocols.refined[name] {
        pending += refined.map { ($0, file) }
      } else if SystemProtocols.harmless.contains(name) {
        continue
      } else if let names = aliases[name] {
        pending += names.map { ($0, file) }
      } else if let type = type(named: name, nearest: file), type !== declaration {
        ancestry.projectTypes.append(type)
        pending += type.inherited.map { ($0, type.file) }
      } else {
        ancestry.isKnown = false
      }
    }
    return ancestry
  }
}

extension [Declaration] {
  /// Returns one of types with the same last name: rather one that also has the enclosing types of
  /// the given name, and of several the one whose path shares most with the file's.
  func named(_ name: String, nearest file: SourceFile) -> Declaration? {
    let exact = filter { $0.name == name || $0.name.hasSuffix("." + name) }
    func shared(_ type: Declaration) -> Int {
      zip(type.file.path.utf8, file.path.utf8).prefix { $0 == $1 }.count
    }
    return (exact.isEmpty ? self : exact).max { shared($0) < shared($1) }
  }
}
