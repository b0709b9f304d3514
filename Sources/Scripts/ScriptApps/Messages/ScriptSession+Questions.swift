// The questions of a script: confirmations, dialogs and other scripts.

import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ScriptBundles
import ScriptCards
import ScriptEngine
import Synchronization

extension ScriptSession {
  /// Asks the person, on behalf of the call that the script works for now.
  func ask(_ request: IntentRequest) async throws -> RequestAnswer {
    let asker = try asker()
    state.withLock { $0.openQuestions += 1 }
    defer { state.withLock { $0.openQuestions -= 1 } }
    return try await asker.ask(request)
  }

  /// Returns the object that asks the person.
  private func asker() throws -> any Respondent {
    guard let asker = state.withLock({ $0.pressing.last }) ?? respondent else {
      throw RunError(.thrown, "Nobody can be asked while intents are registered.")
    }
    return asker
  }

  private func dialog(_ json: JSON?) -> Dialog? {
    guard let json else { return nil }
    return json.string.map { Dialog($0) }
      ?? json["full"]?.string.map { Dialog($0, supporting: json["supporting"]?.string) }
  }

  // MARK: Intent

  /// Asks for a confirmation with a snippet.
  func confirm(_ argument: JSON) async throws -> JSON {
    let action = argument["action"]?.string.flatMap { ConfirmationAction.all[$0] } ?? .continue
    guard let call = ScriptCall(argument["snippet"] ?? [:], of: app) else {
      throw RunError(.thrown, "Intent.requestConfirmation needs a snippet intent.")
    }
    _ = try await ask(
      .confirmation(
        accept: [action.title], decline: ["Cancel"], isDestructive: false,
        dialog: dialog(argument["dialog"]) ?? Dialog(action.question),
        showsDialog: argument["showDialogAsPrompt"] != false, content: .intent(call)))
    return true
  }

  /// Continues in the foreground, after the person has agreed where the script asks for it.
  func continueInForeground(_ argument: JSON) async throws -> JSON {
    let asker = try asker()
    if argument["alwaysConfirm"] == true || !asker.isInForeground {
      _ = try await ask(
        .confirmation(
          accept: ["Continue"], decline: ["Cancel"], isDestructive: false,
          dialog: dialog(argument["dialog"]) ?? Dialog("Continue in \(project.name)?"),
          showsDialog: true, content: nil))
    }
    asker.comeForward()
    return nil
  }

  // MARK: Dialog

  /// Shows a message until the person has seen it.
  func alert(_ argument: JSON) async throws -> JSON {
    _ = try await isAccepted(
      argument, accept: argument["buttonLabel"]?.string ?? "OK", decline: "Cancel")
    return nil
  }

  /// Asks a yes or no question.
  func confirmDialog(_ argument: JSON) async throws -> JSON {
    .boolean(
      try await isAccepted(
        argument, accept: argument["confirmLabel"]?.string ?? "OK",
        decline: argument["cancelLabel"]?.string ?? "Cancel"))
  }

  private func isAccepted(
    _ argument: JSON, accept: String, decline: String
  ) async throws -> Bool {
    do {
      _ = try await ask(
        .confirmation(
          accept: [accept], decline: [decline], isDestructive: false, dialog: words(argument),
          showsDialog: true, content: nil))
      return true
    } catch is Declined {
      return false
    }
  }

  /// Asks for a text.
  func prompt(_ argument: JSON) async throws -> JSON {
    var facts = ParameterFacts(name: "value", kind: .text)
    facts.title = argument["title"]?.string
    facts.explanation = argument["placeholder"]?.string
    facts.isSecret = argument["obscureText"] == true
    facts.defaultValue = (argument["defaultValue"]?.string?.nonEmpty).map { .text($0) }
    let answer = try await ask(.value(CallParameter(facts), dialog: words(argument)))
    guard case .value(let value) = answer else { return nil }
    return .string(value.text)
  }

  /// Asks for one of some actions.
  func actionSheet(_ argument: JSON) async throws -> JSON {
    var options = (argument["actions"]?.array ?? []).map { action in
      Question.Option(
        title: action["label"]?.string ?? "", isDestructive: action["destructive"] == true)
    }
    if argument["cancelButton"] != false {
      options.append(Question.Option(title: "Cancel", isCancel: true))
    }
    let answer = try await ask(.option(options, dialog: words(argument), content: nil))
    guard case .option(let index) = answer, options.indices.contains(index),
      !options[index].isCancel
    else { return nil }
    return .integer(index)
  }

  /// The title and the message of a dialog.
  private func words(_ argument: JSON) -> Dialog? {
    let lines = ["title", "message"].compactMap { argument[$0]?.string?.nonEmpty }
    return lines.isEmpty ? nil : Dialog(lines.joined(separator: "\n"))
  }

  // MARK: Other scripts

  private static let mostNestedRuns = 8

  /// Runs another script, which asks as this one does, and returns what it exits with; null for none.
  func runScript(_ argument: JSON) async throws -> JSON {
    let name = argument["name"]?.string ?? ""
    guard depth < Self.mostNestedRuns else {
      throw RunError(
        .thrown,
        "Script.run is nested more than \(Self.mostNestedRuns) deep, last for “\(name)”: does a "
          + "script run itself?")
    }
    do {
      let other = try await app.neighbour(named: name)
      return try await other?.value(for: self, query: argument["queryParameters"] ?? [:]) ?? nil
    } catch let error as ScriptError {
      throw RunError(.thrown, "\(name): \(error)")
    } catch let failure as Failure where failure.code == .intentFailed {
      // The place that counts is that in the script where it began.
      let words = failure.words.hasPrefix("\(name): ") ? failure.words : "\(name): \(failure.words)"
      cause = words
      throw RunError(.thrown, words)
    }
  }
}
