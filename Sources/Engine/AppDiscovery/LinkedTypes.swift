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

  /// What a module declares, and the modules that its `AppIntentsPackage` includes.
  package init(module: String) {
    var modules = [module]
    var found = Self.types(of: modules)
    while true {
      let packages = found[4].compactMap { $0 as? any AppIntentsPackage.Type }
      let included = packages.flatMap { $0.includedPackages }.compactMap { Self.module(of: $0) }
      let new = Set(included).subtracting(modules).sorted()
      guard !new.isEmpty else { break }
      modules += new
      found = Self.types(of: modules)
    }
    self.modules = modules
    intents = found[0].compactMap { $0 as? any AppIntent.Type }
    entities = found[1].compactMap { $0 as? any AppEntity.Type }
    enums = found[2].compactMap { $0 as? any AppEnum.Type }
    shortcuts = found[3].compactMap { $0 as? any AppShortcutsProvider.Type }
  }

  /// Makes each `App` of the modules, whose `init` sets up what the intents need.
  @MainActor package func launchApps() {
    for app in Self.types(of: modules)[5].compactMap({ $0 as? any App.Type }) { Self.make(app) }
  }

  @MainActor private static func make<Type: App>(_ type: Type.Type) { _ = Type() }

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

  /// What modules declare, those of a module by name: intents, entities, enumerations, providers of
  /// App Shortcuts, packages of intents, and apps.
  private static func types(of modules: [String]) -> [[Any.Type]] {
    ConformanceRecords.conformers(
      to: [
        (any AppIntent).self, (any AppEntity).self, (any AppEnum).self,
        (any AppShortcutsProvider).self, (any AppIntentsPackage).self, (any App).self,
      ]
    ) { modules.contains($0) }.map { conformers in
      conformers.map { conformer in
        (
          modules.firstIndex(of: conformer.module) ?? 0, String(reflecting: conformer.type),
          conformer.type
        )
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
  }
}
