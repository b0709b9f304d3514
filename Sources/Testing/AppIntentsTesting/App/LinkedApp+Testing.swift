// Finds the app that a test names among those that are linked into the test.

import AppIntents
import BehestShell
import Foundation
import FoundationGaps
import IntentEngine
import PhraseMatching
import SwiftApps
import Synchronization

extension LinkedApp {
  /// Returns the app with a bundle identifier or a module name.
  ///
  /// - Throws: `AppIntentsTestingError` when there is none, and the errors in its phrase files.
  static func named(_ name: String) throws -> LinkedApp {
    if let known = known.withLock({ $0.apps[name] }) { return known }
    let app = try LinkedApp(module: try module(for: name))
    app.describeProgram()
    known.withLock { $0.apps[name] = app }
    return app
  }

  /// Returns the module for a bundle identifier or a name.
  ///
  /// It is the module with that name or that of the last part, ignoring case and hyphens, or the
  /// one with the identifier in its property list.
  private static func module(for name: String) throws -> String {
    let modules = LinkedTypes.modules()
    if modules.contains(name) { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let folded = [name, last].map(fold)
    if let module = modules.first(where: { folded.contains(fold($0)) }) { return module }
    var names: [String] = []
    for module in modules {
      let app = try LinkedApp(module: module)
      if app.bundleIdentifier == name || fold(app.name) == fold(name) { return module }
      names.append(app.name)
    }
    throw AppIntentsTestingError(
      .unknownName, "No app “\(name)” is linked into this test.", named: last, among: names,
      otherwise: "Does the test's target depend on the app's, and has the app an intent?")
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private struct Known {
    var apps: [String: LinkedApp] = [:]
    var launches: [String: Task<Void, Never>] = [:]
    var mistakes: Set<TemplateError> = []
  }

  /// The apps that tests of this process have named, and their launches: each is once in a process.
  private static let known = Mutex(Known())

  /// Calls a function in a locale, or in that of the source, regardless of the machine's.
  ///
  /// - Parameter texts: The string tables for the function; `nil` for the current ones.
  static func speaking<Result: Sendable>(
    _ locale: Locale?, _ texts: AppTexts? = nil, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let locale = locale ?? LocalizationEnvironment.taskLocale ?? Locale(identifier: "en_US")
    let tables = texts ?? LocalizationEnvironment.taskTables
    return try await LocalizationEnvironment.$taskLocale.withValue(locale) {
      try await LocalizationEnvironment.$taskTables.withValue(tables) { try await body() }
    }
  }

  /// Notes the phrases that are left out on standard error, each once in the process.
  static func note(leavingOut mistakes: [TemplateError]) {
    let new = known.withLock { known in
      mistakes.filter { known.mistakes.insert($0).inserted }
    }
    guard !new.isEmpty else { return }
    Console(program: "AppIntentsTesting", facts: TerminalFacts.current(environment: [:]))
      .note(leavingOut: new)
  }

  /// Creates the app's `App`, if it has one, once in the process.
  func launchOnce() async {
    let launch = Self.known.withLock { known in
      let launch = known.launches[module] ?? Task { await self.launch() }
      known.launches[module] = launch
      return launch
    }
    await launch.value
  }

  /// Returns an intent by the name of its type, with or without "Intent".
  func intent(named name: String) throws -> any AppIntent.Type {
    do {
      return try Self.find(name, "intent", "Intent", among: types.intents)
    } catch {
      guard let place = place(ofIntentNamed: name) else { throw error }
      throw AppIntentsTestingError(.unknownName, "There is no intent “\(name)”. \(place)")
    }
  }

  /// Returns an entity by the name of its type, with or without "Entity".
  func entity(named name: String) throws -> any AppEntity.Type {
    try Self.find(name, "entity", "Entity", among: types.entities)
  }

  /// Returns an enumeration by the name of its type, with or without "Enum".
  func enumeration(named name: String) throws -> any AppEnum.Type {
    try Self.find(name, "enumeration", "Enum", among: types.enums)
  }

  private static func find<Type>(
    _ name: String, _ kind: String, _ suffix: String, among types: [Type]
  ) throws -> Type {
    let names = types.map { "\($0)" }
    // A name with its module tells types of one name apart.
    if let index = types.firstIndex(where: { String(reflecting: $0) == name }) {
      return types[index]
    }
    for wanted in [name, name + suffix] {
      if let index = names.firstIndex(of: wanted) { return types[index] }
    }
    let without = names.firstIndex { $0 + suffix == name }
    if let without { return types[without] }
    throw AppIntentsTestingError(
      .unknownName, "There is no \(kind) “\(name)”.",
      named: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name,
      among: names.map { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0 })
  }
}
