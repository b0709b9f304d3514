// Finds the intents, entities and shortcuts that modules of the running program declare.

package import AppIntents
import BehestSwiftUI
import FoundationGaps

/// The App Intents types that modules of the running program declare.
///
/// Apple's build finds them in the sources; here they are found in the program, so that an app need
/// not list them. An optimised build keeps types that nothing names when they conform to a protocol
/// of the framework directly (`@_alwaysEmitConformanceMetadata`); a type that conforms only through
/// a protocol of the app must be public, or be named somewhere.
package struct LinkedTypes: Sendable {
  /// The modules, the main one first.
  package private(set) var modules: [String] = []
  /// The intents, sorted by name within each module.
  package private(set) var intents: [any AppIntent.Type] = []
  /// The entities, transient ones included, sorted by name within each module.
  package private(set) var entities: [any AppEntity.Type] = []
  /// The enumerations, sorted by name within each module.
  package private(set) var enums: [any AppEnum.Type] = []
  /// The providers of App Shortcuts; an app should have one.
  package private(set) var shortcuts: [any AppShortcutsProvider.Type] = []

  // Safe: types are constant.
  nonisolated(unsafe) private var apps: [any BehestSwiftUI.App.Type] = []

  /// Finds the types of an app by its main module.
  ///
  /// The app has the types of that module, of those that its `AppIntentsPackage` includes, and of
  /// those whose types its App Shortcuts, intents and entities name.
  package init(module: String) {
    let known = Set(Self.found(by: Self.protocols) { !Self.standIns.contains($0) }.map(\.module))
    var group = [module]
    repeat {
      self = Self.of(groups: [group])[0]
      group = modules + named(among: known).subtracting(modules).sorted()
    } while group.count > modules.count
    // A generic type is not found, nor in an optimised build one that conforms by another protocol.
    for shortcut in shortcuts.first?.appShortcuts ?? [] {
      let intent = type(of: shortcut.intent)
      if !intents.contains(where: { $0 == intent }) { intents.append(intent) }
    }
  }

  private init(_ modules: [String], in found: [[ConformanceRecords.Conformer]]) {
    func types<Metatype>(_ kind: Int, as metatype: Metatype.Type) -> [Metatype] {
      found[kind].compactMap { conformer in
        modules.firstIndex(of: conformer.module).map {
          ($0, qualifiedNameOfType(conformer.type), conformer)
        }
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.compactMap { $0.2.type(as: metatype) }
    }
    self.modules = modules
    intents = types(0, as: (any AppIntent.Type).self)
    entities = types(1, as: (any AppEntity.Type).self)
    enums = types(2, as: (any AppEnum.Type).self)
    shortcuts = types(3, as: (any AppShortcutsProvider.Type).self)
    apps = types(5, as: (any BehestSwiftUI.App.Type).self)
  }

  /// Returns the types of each of several modules and the packages they include, in the given
  /// order.
  ///
  /// The program is searched once, and again only for modules that a package includes.
  package static func of(modules: [String]) -> [LinkedTypes] { of(groups: modules.map { [$0] }) }

  private static func of(groups: [[String]]) -> [LinkedTypes] {
    var scanned: Set<String> = []
    var groups = groups
    var found: [[ConformanceRecords.Conformer]] = Array(repeating: [], count: 6)
    while true {
      let missing = Set(groups.joined()).subtracting(scanned)
      guard !missing.isEmpty else { return groups.map { LinkedTypes($0, in: found) } }
      scanned.formUnion(missing)
      let new = ConformanceRecords.conformers(to: protocols) { missing.contains($0) }
      for kind in found.indices { found[kind] += new[kind] }
      groups = groups.map { group in
        let packages = found[4].filter { group.contains($0.module) }
          .compactMap { $0.type(as: (any AppIntentsPackage.Type).self) }
        let included = packages.flatMap { $0.includedPackages }.compactMap { module(of: $0) }
        return group + Set(included).subtracting(group).sorted()
      }
    }
  }

  /// Creates each `App` of the modules, whose `init` sets up what the intents need.
  @MainActor package func launchApps() {
    for app in apps { Self.make(app) }
  }

  @MainActor private static func make<Type: BehestSwiftUI.App>(_ type: Type.Type) { _ = Type() }

  /// Returns the modules of the program that declare intents, App Shortcuts or a package, by name.
  package static func modules() -> [String] {
    let found = found(
      by: [(any AppIntent).self, (any AppShortcutsProvider).self, (any AppIntentsPackage).self]
    ) { !standIns.contains($0) }
    return Set(found.map(\.module)).sorted()
  }

  private static func found(
    by protocols: [any Any.Type], inModules isWanted: (String) -> Bool
  ) -> [ConformanceRecords.Conformer] {
    Array(ConformanceRecords.conformers(to: protocols, inModules: isWanted).joined())
  }

  private static let protocols: [any Any.Type] = [
    (any AppIntent).self, (any AppEntity).self, (any AppEnum).self,
    (any AppShortcutsProvider).self, (any AppIntentsPackage).self, (any BehestSwiftUI.App).self,
  ]

  /// Returns the name of the module that declares a type.
  private static func module(of type: Any.Type) -> String? {
    qualifiedNameOfType(type).split(separator: ".").first.map(String.init)
  }

  private static let standIns: Set<String> = [
    "BehestAppIntents", "BehestSwiftUI", "BehestWidgetKit",
  ]
}
