// One run of a script as the host has it: it answers the script's messages.

import BehestCards
import BehestJSON
import BehestProcess
import Foundation
import FoundationGaps
import IntentEngine
import ScriptBundles
import ScriptCards
import ScriptEngine
import Synchronization

/// A host of one run, which answers its messages and asks the person on its behalf.
final class ScriptSession: ScriptHost {
  /// The name that calls of the presented view refer to the run by.
  let name = UUID().uuidString
  let app: ScriptApp
  let project: ScriptProject
  let way: ScriptWay?
  let respondent: (any Respondent)?
  let entry: ScriptEntry
  /// The code of the entry; `nil` when there is none.
  let bundle: ScriptBundle?
  /// The number of scripts that have run one another to run this one.
  let depth: Int
  private let hasRegistrations: Bool
  let questions = AccessQuestions()
  private let databases = ScriptDatabases()
  let requests = WebRequests()
  let state = Mutex(State())

  struct State {
    var run: ScriptRun?
    /// The calls that press a button now, the innermost last: they ask what its closure asks.
    var pressing: [any Respondent] = []
    /// The number of questions that the person has not answered yet.
    var openQuestions = 0
    /// The error that ends the run, though the script may not hear of it.
    var end: (any Error)?
    var copied: String?
    var handover = Handover()
    /// The words of the last error of a script that this one has run.
    var cause: String?
    /// What was written to the log.
    var said: Set<String> = []
    /// Whether the presented view has changed since it was drawn last.
    var isChanged = false
    /// The results of presented views that were dismissed and have not been passed on yet.
    var dismissed: [JSON] = []
    var files: ScriptFiles?
    /// What a widget or a control has presented: the argument of its message.
    var fixed: JSON?
  }

  init(
    _ app: ScriptApp, _ contents: ScriptApp.Contents, entry: ScriptEntry, way: ScriptWay?,
    respondent: (any Respondent)?, depth: Int = 0
  ) {
    self.app = app
    self.depth = depth
    self.entry = entry
    self.way = way
    self.respondent = respondent
    project = contents.project
    bundle = contents.bundles[entry]
    hasRegistrations = contents.project.entries[.appIntents] != nil
  }

  // MARK: The run

  /// Evaluates a bundle in a fresh context.
  func load(
    _ bundle: ScriptBundle, input: JSON = [:], query: JSON = [:], others: JSON = [:]
  ) async throws -> ScriptRun {
    let facts: JSON = [
      "entry": .string(entry.rawValue), "env": .string(entry.rawValue),
      "script": [
        "name": .string(project.name), "directory": .string(project.folder),
        "metadata": project.metadata,
      ],
      "queryParameters": query, "input": input, "isInteractive": .boolean(respondent != nil),
      "locale": .string(LocalizationEnvironment.locale.identifier), "colorScheme": "dark",
      "allowsRegistration": .boolean(hasRegistrations),
    ]
    return try await failing {
      let run = try await ScriptRun(app.engine, facts: facts.merging(others), host: self)
      state.withLock { $0.run = run }
      do {
        try await run.load(bundle.source, named: Self.bundleName)
      } catch {
        end()
        throw error
      }
      return run
    }
  }

  private static let bundleName = "bundle"

  /// Returns what a function returns; its errors are the end of the session, or have the place in
  /// the script.
  func failing<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await withTaskCancellationHandler(operation: body) {
        state.withLock { $0.run }?.close()
      }
    } catch let error as RunError {
      if let end = state.withLock({ $0.end }) { throw end }
      try Task.checkCancellation()
      throw failure(error)
    }
  }

  /// Ends the run, and lets go of what it had.
  func end() {
    let run = state.withLock { state in
      state.files = nil
      return state.run.take()
    }
    run?.close()
    databases.close()
  }

  /// Ends the run because of an error that the script is not told.
  func end(because error: any Error) {
    let run = state.withLock { state in
      state.end = state.end ?? error
      return state.run
    }
    run?.close()
  }

  /// Returns a message of the engine in the author's words, who has not seen the bundle.
  private static func plain(_ message: String) -> String {
    var words = message.split(separator: " (In '", maxSplits: 1).first.map(String.init) ?? message
    // The bundler's name of an imported module.
    words = words.replacing(/\bimport_\w+\./, with: "")
    if words.contains("(void 0) is not a function") {
      return "What is called here is not exported by its file: write export before it."
    }
    if let missing = words.firstMatch(of: /Can't find variable: (\w+)/)?.1,
      ScriptDeclarations.isExported(String(missing))
    {
      return "“\(missing)” is not imported: import { \(missing) } from \"scripting\"."
    }
    return words
  }

  private func failure(_ error: RunError) -> Failure {
    let frames =
      bundle?.map?.frames(ofStack: error.stack, inBundle: Self.bundleName, linesBefore: 1) ?? []
    let file = project.entries[entry] ?? entry.rawValue
    switch error.kind {
    case .thrown where error.message == cause: return Failure(.intentFailed, error.message)
    case .thrown:
      let message = Self.plain(error.message)
      return Failure(.intentFailed, "\(frames.first?.place.description ?? file): \(message)")
    case .waitsForNothing: return Failure(.intentFailed, "\(file): \(error.message)")
    case .tookTooLong, .usedTooMuchMemory, .ended: return Failure(.intentFailed, error.message)
    }
  }

  /// What a widget or a control has presented: the argument of its message; `nil` for nothing yet.
  var fixed: JSON? { state.withLock { $0.fixed } }

  /// The text that the script has copied; `nil` when it has copied none.
  var copied: String? {
    get { state.withLock { $0.copied } }
    set { state.withLock { $0.copied = newValue } }
  }

  /// The words of the last error of a script that this one has run.
  var cause: String? {
    get { state.withLock { $0.cause } }
    set { state.withLock { $0.cause = newValue } }
  }

  // MARK: Messages

  func answer(_ message: String, _ argument: JSON) throws -> JSON {
    let parts = message.split(separator: ".", maxSplits: 1).map(String.init)
    if let kind = StoreKind(rawValue: parts[0]), parts.count == 2 {
      let store = app.folders.store(
        kind, of: project.folder, isShared: argument["shared"] == true)
      let answer = try store.answer(parts[1], argument)
      if let remark = kind.remark(on: store), !hasSaid(remark) { log(remark) }
      return answer
    }
    switch message {
    case "log":
      log(argument["text"]?.string ?? "")
      return nil
    case "changed":
      state.withLock { $0.isChanged = true }
      return nil
    case "clearLog": return nil
    case "cancelFetch":
      requests.cancel(argument["id"]?.integer ?? 0)
      return nil
    case "crypto.hash": return try digest(argument)
    case "dismiss":
      state.withLock { $0.dismissed.append(argument["result"] ?? .null) }
      return nil
    case "widget.present", "control.present":
      // What a widget does afterwards it does without anybody waiting.
      state.withLock { $0.fixed = argument }
      state.withLock { $0.run }?.close()
      return nil
    case "widget.reload", "control.reload":
      if parts[0] == "widget" { try app.folders.widgets.reload() }
      return nil
    case "random": return .random(bytes: min(max(argument["count"]?.integer ?? 0, 0), 65_536))
    default:
      if message == "sqlite.open" {
        let file = try argument["path"].map { try files().url($0) }
        let isReadOnly = argument["readonly"] == true
        return .integer(try databases.open(file, isReadOnly: isReadOnly))
      }
      if parts[0] == "file", parts.count == 2 { return try files().answer(parts[1], argument) }
      throw RunError(.thrown, "“\(message)” does nothing in a terminal.")
    }
  }

  func answerLater(_ message: String, _ argument: JSON) async throws -> JSON {
    do {
      switch message {
      case "confirm": return try await confirm(argument)
      case "continueInForeground": return try await continueInForeground(argument)
      case "present": return try await present()
      case "alert": return try await alert(argument)
      case "confirmDialog": return try await confirmDialog(argument)
      case "prompt": return try await prompt(argument)
      case "actionSheet": return try await actionSheet(argument)
      case "run": return try await runScript(argument)
      case "access": return try await requestAccess(argument)
      case "fetch": return try await fetch(argument)
      case "openURL": return try openURL(argument)
      case "pick": return try await pickFile(argument)
      case "exportFiles": return try exportFiles(argument)
      case "widget.preview": return try await previewWidget(argument)
      case "activity.start", "activity.update", "activity.end", "activity.list":
        return try app.folders.activities.answer(message, argument, of: project)
      default:
        if message.hasPrefix("sqlite.") {
          return try await databases.answer(String(message.dropFirst("sqlite.".count)), argument)
        }
        guard message.hasPrefix("pasteboard.") else {
          throw RunError(.thrown, "“\(message)” does nothing in a terminal.")
        }
        return try await paste(message, argument)
      }
    } catch let error as RunError {
      throw error
    } catch {
      // A question that nobody answered ends the script, and nothing after it runs.
      end(because: error)
      throw CancellationError()
    }
  }

  func files() throws -> ScriptFiles {
    if let files = state.withLock({ $0.files }) { return files }
    let files = try ScriptFiles(
      script: URL(filePath: project.folder), in: app.folders)
    state.withLock { $0.files = files }
    return files
  }

  /// Returns whether the script's author has been told already.
  func hasSaid(_ remark: String) -> Bool { state.withLock { $0.said.contains(remark) } }

  /// Returns the lines of a text, where each stack trace is a place in the author's files.
  private func withPlaces(_ text: String) -> [String] {
    var lines: [String] = []
    var trace: [Substring] = []
    func endTrace() {
      let stack = trace.joined(separator: "\n")
      trace = []
      let frames = bundle?.map?.frames(ofStack: stack, inBundle: Self.bundleName, linesBefore: 1)
      if let place = frames?.first?.place, !lines.isEmpty {
        lines[lines.count - 1] += " (\(place))"
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let places = ["@\(Self.bundleName):", "@\(ScriptRun.runtimeName):", "@[native code]"]
      if places.contains(where: line.contains) {
        trace.append(line)
      } else {
        endTrace()
        lines.append(String(line))
      }
    }
    endTrace()
    return lines
  }

  func log(_ text: String) {
    state.withLock { _ = $0.said.insert(text) }
    // Whoever reads the log knows by the name which lines are the script's.
    let lines = withPlaces(text).map { "\(project.name): \($0)\n" }
    _ = Descriptor.write(lines.joined().utf8, to: STDERR_FILENO)
  }
}

extension JSON {
  fileprivate static func random(bytes count: Int) -> JSON {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return ["$data": .string(Data(bytes).base64EncodedString())]
  }
}
