// The addresses of scripts, as the original has them: scripting://run/colour?text=hi.

import BehestJSON
import BehestProcess
import BehestShell
import Foundation
import IntentEngine

/// An address that runs or opens a script.
struct ScriptAddress {
  /// The scheme of the addresses.
  static let scheme = "scripting://"

  private enum Action: String, CaseIterable {
    case run, open, doc
    case runSingle = "run_single"
    case importScripts = "import_scripts"
  }

  private let action: Action
  private let name: String
  private let query: JSON

  /// Reads an address.
  ///
  /// - Throws: `UsageError` for one that is not of a script.
  init(_ text: String) throws {
    let parts = text.dropFirst(Self.scheme.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    guard let action = path.first.flatMap(Action.init) else {
      let names = Action.allCases.map { Self.scheme + $0.rawValue }.joined(separator: ", ")
      throw UsageError("“\(text)” is no address of a script: they begin with \(names).")
    }
    self.action = action
    name = path.dropFirst().first ?? ""
    guard !name.contains("/"), !name.hasPrefix(".") else {
      throw UsageError("“\(name)” is no script's name: an address runs scripts of yours alone.")
    }
    guard let components = URLComponents(string: parts.count > 1 ? "?\(parts[1])" : "") else {
      throw UsageError("“\(text)” has a query that is none: write a blank as %20.")
    }
    query = (components.queryItems ?? []).reduce(into: [:]) {
      $0[$1.name] = .string($1.value ?? "")
    }
  }

  /// Does what the address says.
  func open(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    switch action {
    case .run, .runSingle:
      let script = try program.script(name)
      var arguments = ScriptArguments()
      arguments.name = script.path
      arguments.others = ["--query", query.text(isPretty: false)]
      return try await arguments.run(
        ScriptProgram.has("index", in: script) ? "RunScriptInApp" : "RunScript", in: context)
    case .open:
      let script = try program.script(name)
      let editor = PersonEditor(environment: context.facts.environment)
      guard let editor, context.canAsk, context.facts.outputIsTerminal else {
        context.print([script.path], json: script.path)
        return .done
      }
      return await onThread { editor.open(script.path) } == 0 ? .done : .failed
    case .doc:
      context.console.note("See behest script --help, and Documentation/Scripts.md.")
      return .done
    case .importScripts:
      throw UsageError(
        "Scripts are not fetched by their addresses: copy the folder of each into "
          + "\(program.folder.path).")
    }
  }
}
