// What a module of the running program declares for the system: intents, entities, shortcuts.

package import AppIntents
import BehestSwiftUI

/// The types for the system that modules of the running program declare.
///
/// Apple's build reads them out of the sources; here they are read out of the program itself, so
/// that an app's sources need not list them. An optimised build keeps types that nothing names when
/// they conform to a protocol of the framework by name (`@_alwaysEmitConformanceMetadata`); one that
/// conforms only through a protocol of the app's own has to be public there, or to be named.
package struct LinkedTypes: Sendable {
  /// The modules, the main one first.
  package private(set) var modules: [String] = []
  /// The intents, those of a module by name.
  package private(set) var intents: [any AppIntent.Type] = []
  /// The entities, transient ones included, those of a module by name.
  package private(set) var entities: [any AppEntity.Type] = []
  /// The enumerations, those of a module by name.
  package private(set) var enums: [any AppEnum.Type] = []
  /// The providers of App Shortcuts; an app should have one.
  package private(set) var shortcuts: [any AppShortcutsProvider.Type] = []

  // Safe: types are constant.
  nonisolated(unsafe) private var apps: [any BehestSwiftUI.App.Type] = []

  /// What a module declares, and the modules that its `AppIntentsPackage` includes.
  package init(module: String) { self = Self.of(modules: [module])[0] }

  private init(_ modules: [String], in found: [[ConformanceRecords.Conformer]]) {
    func types(_ kind: Int) -> [any Any.Type] {
      found[kind].compactMap { conformer in
        modules.firstIndex(of: conformer.module).map {
          ($0, String(reflecting: conformer.type), conformer.type)
        }
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
    self.modules = modules
    intents = types(0).compactMap { $0 as? any AppIntent.Type }
    entities = types(1).compactMap { $0 as? any AppEntity.Type }
    enums = types(2).compactMap { $0 as? any AppEnum.Type }
    shortcuts = types(3).compactMap { $0 as? any AppShortcutsProvider.Type }
    apps = types(5).compactMap { $0 as? any BehestSwiftUI.App.Type }
  }

  /// What each of some modules declares, with what its packages include, in the order given.
  ///
  /// The program is searched once, and again only for modules that a package includes.
  package static func of(modules: [String]) -> [LinkedTypes] {
    var scanned: Set<String> = []
    var groups = modules.map { [$0] }
    var found: [[ConformanceRecords.Conformer]] = Array(repeating: [], count: 6)
    while true {
      let missing = Set(groups.joined()).subtracting(scanned)
      guard !missing.isEmpty else { return groups.map { LinkedTypes($0, in: found) } }
      scanned.formUnion(missing)
      let new = ConformanceRecords.conformers(
        to: [
          (any AppIntent).self, (any AppEntity).self, (any AppEnum).self,
          (any AppShortcutsProvider).self, (any AppIntentsPackage).self,
          (any BehestSwiftUI.App).self,
        ]
      ) { missing.contains($0) }
      for kind in found.indices { found[kind] += new[kind] }
      groups = groups.map { group in
        let packages = found[4].filter { group.contains($0.module) }
          .compactMap { $0.type as? any AppIntentsPackage.Type }
        let included = packages.flatMap { $0.includedPackages }.compactMap { module(of: $0) }
        return group + Set(included).subtracting(group).sorted()
      }
    }
  }

  /// Makes each `App` of the modules, whose `init` sets up what the intents need.
  @MainActor package func launchApps() {
    for app in apps { Self.make(app) }
  }

  @MainActor private static func make<Type: BehestSwiftUI.App>(_ type: Type.Type) { _ = Type() }

  /// The modules of the program that declare intents or App Shortcuts, by name.
  package static func modules() -> [String] {
    let found = ConformanceRecords.conformers(
      to: [(any AppIntent).self, (any AppShortcutsProvider).self]
    ) { !standIns.contains($0) }
    return Set(found.joined().map(\.module)).sorted()
  }

  /// The module a type is declared in.
  private static func module(of type: Any.Type) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }

  private static let standIns: Set<String> = ["AppIntents", "SwiftUI", "IntentEngine"]
}
