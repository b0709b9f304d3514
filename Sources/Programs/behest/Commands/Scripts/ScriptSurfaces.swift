// Shows what scripts have beside cards: the part that widgets, controls and activities share.

import BehestCards
import BehestShell
import CardTerminal
import Foundation
import InstalledApps
import IntentEngine

/// A surface of a script, and the values that it is drawn for.
struct ScriptSurfaceRequest {
  /// The intent of the script's app that draws it.
  var intent: String
  /// The name of the script, or the path of its folder.
  var script: String
  /// The values by the names of the intent's parameters; empty ones are left out.
  var values: [String: String] = [:]
  /// The button to press; `nil` for none.
  var button: String?

  /// Draws the surface of an app, and presses the button; the reply has the card.
  func end(of app: String, in session: Session) async throws -> Interaction.End {
    let entry = try session.conversation.catalog.intent(named: intent, of: app)
    let given = values.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { Input.Value(name: $0.key, text: $0.value) }
    let end = await session.run(Input(.run(intent: entry.name), values: given, app: app))
    guard let button, case .done(let outcome) = end.reply else { return end }
    if values["locked"]?.isEmpty == false, outcome.card?.controls.isEmpty != false {
      throw Failure(.nothingToPress, "Nothing can be pressed while the screen is locked.")
    }
    return await session.run(Input(.pressNamed(button)))
  }

  /// Draws the surface on the result stream; a failure is written as that of any intent.
  ///
  /// - Parameter text: Returns the text of the card.
  func write(
    in context: CommandContext, _ text: (Card, TerminalProfile) -> String
  ) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let app = try await program.app(of: try program.script(script))
    let session = try context.session()
    let end = try await end(of: app, in: session)
    guard case .done(let outcome) = end.reply, let card = outcome.card,
      context.writer.form == .text, !context.writer.page.writesHTML
    else { return await session.write(end) }
    if let dialog = outcome.dialog { context.writer.output.note(dialog) }
    context.writer.output.result(text(card, context.writer.page.profile))
    return end.status
  }
}

extension ScriptProgram {
  /// Returns the names of the scripts that have an entry, sorted.
  func scripts(with entry: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      let script = folder.appending(path: name)
      return Self.has(entry, in: script)
        && FileManager.default.fileExists(atPath: script.appending(path: "script.json").path)
    }
  }

  /// Returns whether a script has an entry.
  static func has(_ entry: String, in script: URL) -> Bool {
    ["tsx", "ts", "jsx", "js"].contains { ending in
      FileManager.default.fileExists(atPath: script.appending(path: "\(entry).\(ending)").path)
    }
  }
}

extension CommandContext {
  /// Prints the scripts that have one of some entries, or a note on how to make one.
  func list(scriptsWith entries: [String], _ kind: String) throws -> ExitStatus {
    let program = try ScriptProgram()
    let names = Set(entries.flatMap { program.scripts(with: $0) }).sorted()
    print(names, json: names)
    if names.isEmpty { console.note("No script has a \(kind): write its \(entries[0]).tsx.") }
    return .done
  }
}
