// The model of all types in all files, which the rules query.

import SwiftSyntax

/// The declarations in the sources.
final class IntentModel {
  let files: [SourceFile]
  let declarations: [Declaration]
  private let byName: [String: [Declaration]]
  private let aliases: [String: [String]]
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

  /// Returns the type with a name; among several, the one whose file is nearest to the given one.
  func type(named name: String, from file: SourceFile) -> Declaration? {
    guard let last = name.split(separator: ".").last.map(String.init) else { return nil }
    let candidates = byName[last] ?? []
    let exact = candidates.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    return (exact.isEmpty ? candidates : exact).nearest(to: file)
  }

  /// Returns the declaration of a written type.
  func type(_ syntax: TypeSyntax?, from file: SourceFile) -> Declaration? {
    guard let name = syntax?.single.dottedName, !name.isEmpty else { return nil }
    return type(named: name, from: file)
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
      } else if let type = type(named: name, from: file), type !== declaration {
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
  /// Returns the element whose path shares most with the file's, the first of equals.
  func nearest(to file: SourceFile) -> Declaration? {
    guard count > 1 else { return first }
    func shared(_ other: SourceFile) -> Int {
      zip(other.path.utf8, file.path.utf8).prefix { $0 == $1 }.count
    }
    var best = first
    for candidate in dropFirst() {
      if let current = best, shared(candidate.file) > shared(current.file) { best = candidate }
    }
    return best
  }
}

extension Variable {
  /// Whether it is a protocol requirement without a value.
  var isRequirement: Bool { initializer == nil && (getter?.isEmpty ?? true) }
}
