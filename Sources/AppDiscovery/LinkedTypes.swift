// What a module of the running program declares for the system: intents, entities, shortcuts.

package import AppIntents
import SwiftUI

/// The types for the system that modules of the running program declare.
///
/// Apple's build reads them out of the sources; here they are read out of the program itself, so
/// that an app's sources need not list them. An optimised build drops internal types that nothing
/// names; built with `-Xswiftc -enable-testing`, it keeps them.
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
    var found = Self.read(modules)
    var packages = found.types("AppIntentsPackage")
    while true {
      let included = packages.compactMap { $0 as? any AppIntentsPackage.Type }
        .flatMap { $0.includedPackages }.compactMap { Self.module(of: $0) }
      let new = Set(included).subtracting(modules).sorted()
      guard !new.isEmpty else { break }
      modules += new
      found = Self.read(modules)
      packages = found.types("AppIntentsPackage")
    }
    self.modules = modules
    intents = found.types("AppIntent").compactMap { $0 as? any AppIntent.Type }
    entities = found.types("AppEntity").compactMap { $0 as? any AppEntity.Type }
    enums = found.types("AppEnum").compactMap { $0 as? any AppEnum.Type }
    shortcuts = found.types("AppShortcutsProvider").compactMap {
      $0 as? any AppShortcutsProvider.Type
    }
  }

  /// Makes each `App` of the modules, whose `init` sets up what the intents need.
  @MainActor package func launchApps() {
    for app in Self.read(modules).types("App").compactMap({ $0 as? any App.Type }) {
      Self.make(app)
    }
  }

  @MainActor private static func make<Type: App>(_ type: Type.Type) { _ = Type() }

  /// The modules of the program that declare intents or App Shortcuts, by name.
  package static func modules() -> [String] {
    let found = ConformanceRecords.conformers(to: [.intent, .shortcuts]) {
      !standIns.contains($0)
    }
    return Set(found.values.joined().map(\.module)).sorted()
  }

  /// The module a type is declared in.
  private static func module(of type: Any.Type) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }

  private static let standIns: Set<String> = ["AppIntents", "SwiftUI", "IntentEngine"]

  private static func read(_ modules: [String]) -> Found {
    let conformers = ConformanceRecords.conformers(
      to: [.intent, .shortcuts, .entity, .enumeration, .package, .app]
    ) { modules.contains($0) }
    var byName: [String: [Any.Type]] = [:]
    for (name, list) in conformers {
      let sorted = list.map { conformer in
        (
          modules.firstIndex(of: conformer.module) ?? 0, String(reflecting: conformer.type),
          conformer
        )
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      byName[name.name] = sorted.map(\.2.type)
    }
    return Found(byName: byName)
  }

  private struct Found {
    let byName: [String: [Any.Type]]

    func types(_ name: String) -> [Any.Type] { byName[name] ?? [] }
  }
}

extension ConformanceRecords.ProtocolName {
  fileprivate static let intent = Self(module: "AppIntents", name: "AppIntent")
  fileprivate static let entity = Self(module: "AppIntents", name: "AppEntity")
  fileprivate static let enumeration = Self(module: "AppIntents", name: "AppEnum")
  fileprivate static let shortcuts = Self(module: "AppIntents", name: "AppShortcutsProvider")
  fileprivate static let package = Self(module: "AppIntents", name: "AppIntentsPackage")
  fileprivate static let app = Self(module: "SwiftUI", name: "App")
}
