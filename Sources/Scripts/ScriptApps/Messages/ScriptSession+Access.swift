// Asks before a script first uses the network or the clipboard.

import BehestJSON
import Foundation
import IntentEngine
import ScriptBundles
import ScriptEngine

extension ScriptSession {
  /// Answers `Script.requestAccess`: whether the script has a capability, after asking for it.
  func requestAccess(_ argument: JSON) async throws -> JSON {
    let name = argument["capability"]?.string ?? ""
    // A script has files of its own, and reaches no others.
    if name == "fileSystem" { return true }
    guard let capability = ScriptCapability(rawValue: name) else {
      log("There is no access to “\(name)” in a terminal.")
      return false
    }
    return .boolean(try await isAllowed(capability))
  }

  /// Returns when the script has a capability.
  ///
  /// - Throws: `RunError` with the command that allows it, when the person does not.
  func needAccess(to capability: ScriptCapability) async throws {
    guard try await isAllowed(capability) else {
      throw RunError(
        .thrown,
        "\(project.name) may not \(capability.words): behest script access \(commandName) "
          + "--allow \(capability.rawValue) changes that.")
    }
  }

  private func isAllowed(_ capability: ScriptCapability) async throws -> Bool {
    let access = ScriptAccess(of: project.folder, in: app.folders)
    return try await questions.answer(to: capability) { [self] in
      if let known = try access.answer(to: capability) { return known }
      guard respondent != nil else {
        throw RunError(
          .thrown,
          "\(project.name) cannot \(capability.words) while its intents are registered: do it in "
            + "perform.")
      }
      var isAllowed = true
      do {
        _ = try await ask(
          .confirmation(
            accept: ["Allow"], decline: ["Don't Allow"], isDestructive: false,
            dialog: Dialog("Allow \(project.name) to \(capability.words)?"), showsDialog: true,
            content: nil))
      } catch is Declined {
        isAllowed = false
      }
      try access.remember(isAllowed, to: capability)
      return isAllowed
    }
  }

  /// The script as an argument of a command.
  var commandName: String {
    let folder = URL(filePath: project.folder)
    let isKnown =
      folder.deletingLastPathComponent().standardizedFileURL.path
      == app.folders.scripts.resolvingSymlinksInPath().standardizedFileURL.path
    let name = isKnown ? folder.lastPathComponent : project.folder
    return name.contains(" ") ? "'\(name)'" : name
  }
}
