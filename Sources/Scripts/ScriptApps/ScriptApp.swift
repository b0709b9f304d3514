// A script as an app of the engine: its intents, and the runs that they start.

package import BehestJSON
import Foundation
import FoundationGaps
package import IntentEngine
import PhraseMatching
package import ScriptBundles
import ScriptCards
package import ScriptEngine
import Synchronization

/// A script that the engine can run.
///
/// The script is read again before each run, so that a change counts at once.
package final class ScriptApp: Sendable {
  /// The state of a script's files.
  struct Contents: Sendable {
    var project: ScriptProject
    var bundles: [ScriptEntry: ScriptBundle]
    /// The intents that the script registers: names, and numbers of protocols.
    var registered: [(name: String, number: Int)] = []
    /// The mistake because of which the script registers none.
    var mistake: (any Error)?
  }

  let engine: JavaScriptEngine
  let folders: ScriptFolders
  let folder: String
  let bundler: ScriptBundler
  private let current: Mutex<Contents>
  private let sessions = Mutex<[String: ScriptSession]>([:])

  /// Reads the script in a folder.
  ///
  /// - Throws: `ScriptError` for mistakes in its script.json.
  package init(
    at folder: String, in folders: ScriptFolders, engine: JavaScriptEngine, bundler: ScriptBundler
  ) async throws {
    self.folder = folder
    self.folders = folders
    self.engine = engine
    self.bundler = bundler
    current = Mutex(Contents(project: try ScriptProject(at: folder), bundles: [:]))
    try await refresh()
  }

  /// The script as it was last read.
  var contents: Contents { current.withLock { $0 } }

  /// The display name of the script.
  package var name: String { contents.project.name }

  /// The app for the engine.
  package var app: App {
    let project = contents.project
    let names = project.synonyms.map(\.text) + project.localizedNames.values.sorted()
    return App(name: name, synonyms: names.filter { $0 != name }, host: self)
  }

  /// Reads the script again, with the intents that it registers.
  ///
  /// A mistake in the code is told by the run that meets it.
  ///
  /// - Throws: `ScriptError` for mistakes in its script.json.
  package func refresh() async throws {
    let project = try ScriptProject(at: folder)
    current.withLock { ($0.project, $0.mistake) = (project, nil) }
    do {
      try await register()
    } catch {
      current.withLock { $0.mistake = error }
    }
  }

  /// Reads the script's files again.
  func refreshed() throws -> Contents {
    let project = try ScriptProject(at: folder)
    let bundles = try bundler.bundles(of: project)
    return current.withLock { contents in
      contents.project = project
      contents.bundles = bundles
      return contents
    }
  }

  /// The intents that the script registers, as its factories describe them: `script`, `name` and
  /// `protocol`, with the `kind` that is its name.
  ///
  /// - Throws: `ScriptError` and `Failure` for mistakes in the script.
  package func intentRecords() throws -> [JSON] {
    let contents = contents
    if let mistake = contents.mistake { throw mistake }
    return contents.registered.map { intent in
      [
        "script": .string(contents.project.name), "name": .string(intent.name),
        "protocol": .integer(intent.number),
        "kind": .string(ScriptIntent.protocols[intent.number]),
      ]
    }
  }

  /// The code that registers intents; empty where there is none.
  ///
  /// - Throws: `ScriptError` for mistakes in the code.
  package func registrations() throws -> String {
    try refreshed().bundles[.appIntents]?.source ?? ""
  }

  /// Evaluates the registrations of intents, in a fresh context.
  ///
  /// - Throws: `Failure` for mistakes in them.
  package func register() async throws {
    let contents = try refreshed()
    guard let bundle = contents.bundles[.appIntents] else {
      return current.withLock { $0.registered = [] }
    }
    let session = ScriptSession(self, contents, entry: .appIntents, way: .run, respondent: nil)
    let run = try await session.load(bundle)
    defer { session.end() }
    let intents = try await session.failing { try await run.call("intents") }
    let own = Set((ScriptIntent.ownKinds.map { ScriptIntent(app: self, kind: $0).typeName }))
    if let name = intents.array?.compactMap({ $0["name"]?.string }).first(where: own.contains) {
      throw Failure(.intentFailed, "“\(name)” is a name that every script has: choose another.")
    }
    current.withLock { state in
      state.registered = (intents.array ?? []).compactMap { intent in
        let number = intent["protocol"]?.integer ?? 0
        guard ScriptIntent.protocols.indices.contains(number) else { return nil }
        return intent["name"]?.string.map { ($0, number) }
      }
    }
  }

  // MARK: Sessions

  /// Keeps a run whose views are presented, under a name.
  func keep(_ session: ScriptSession) { sessions.withLock { $0[session.name] = session } }

  func forget(_ session: ScriptSession) { sessions.withLock { $0[session.name] = nil } }

  /// Returns a run whose views are presented.
  ///
  /// - Throws: `Failure` when it has ended.
  func session(named name: String) throws(Failure) -> ScriptSession {
    guard let session = sessions.withLock({ $0[name] }) else {
      throw Failure(.intentFailed, "\(self.name) has ended.")
    }
    return session
  }
}

extension ScriptApp: AppHost {
  /// The ways to run the script, and the intents that it registers.
  package var intents: [any IntentSource] {
    let contents = contents
    let registered = contents.registered.map { ScriptIntent.Kind.registered($0.name, $0.number) }
    let tool = ScriptTool(contents.project).map { ToolIntent(app: self, tool: $0) }
    return ([.start(nil)] + ScriptIntent.ownKinds + registered).map {
      ScriptIntent(app: self, kind: $0)
    }
      + (tool.map { [$0] } ?? [])
  }

  /// The phrases of script.json in the current language, or one with the script's name.
  package var shortcuts: [Shortcut] {
    let project = contents.project
    let phrases = project.phrases(in: LocalizationEnvironment.locale)
    return [
      Shortcut(
        intent: ScriptIntent(app: self, kind: .start(nil)), symbol: project.icon,
        phrases: phrases.isEmpty ? ["Run ${applicationName}"] : phrases.map(\.text),
        places: phrases.map { SourcePlace(file: $0.place.file, line: $0.place.line) })
    ]
  }

  /// Phrases that do not mean the script: none.
  package var negativePhrases: [String] { [] }
  /// The languages of the phrases and names in script.json.
  package var languages: [String] {
    let project = contents.project
    return Set(project.phrases.compactMap(\.language) + project.localizedNames.keys).sorted()
  }

  /// Whether the process reads no files but its own: so it is where the kernel can confine it.
  package var isConfined: Bool { true }

  /// The files that say what the script offers.
  package var sources: [String] {
    let entries = contents.project.entries
    let names = [
      "script.json", entries[.appIntents], entries[.assistantTool], "assistant_tool.json",
    ]
    // The folder for files that are new in it.
    // Another state of the program may make other intents of the same script.
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return [folder] + names.compactMap { $0.map { "\(folder)/\($0)" } }
      + (program.map { [$0] } ?? [])
  }

  /// Prepares the script: each run prepares itself.
  package func launch() async {}
  /// The number of changes to values in phrases: scripts have none.
  package var valueChanges: Int { 0 }
  /// Creates an undo stack, which stays empty.
  package func makeUndoStack() -> any UndoStack { NoUndo() }

  /// Returns the message for an error of a script.
  package func failure(for error: any Error, of app: String) -> Failure? {
    switch error {
    case let failure as Failure: failure
    case let error as ScriptError: Failure(.intentFailed, error.description)
    case let error as RunError: Failure(.intentFailed, error.message)
    default: nil
    }
  }
}

/// A stack without effects: what a script does is not undone.
private struct NoUndo: UndoStack {
  var canUndo: Bool { false }
  func undo() async -> String { "" }
}
