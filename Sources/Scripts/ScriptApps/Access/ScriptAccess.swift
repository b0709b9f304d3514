// What a script may use beside its own files: what a person has allowed it and what not.

import BehestJSON
import Foundation
package import ScriptEngine

/// A capability that a script has only after the person has allowed it.
package enum ScriptCapability: String, CaseIterable, Sendable {
  /// Requests over the network.
  case network
  /// The text and the pictures on the person's clipboard.
  case clipboard

  /// The words after "Allow colour to" and "colour may not".
  var words: String {
    switch self {
    case .network: "use the network"
    case .clipboard: "use the clipboard"
    }
  }
}

/// The capabilities that a person has allowed or denied a script, in a file of the script's.
package struct ScriptAccess: Sendable {
  private let store: ScriptStore

  /// Opens the answers of a person about the script in a folder.
  package init(of script: String, in folders: ScriptFolders) {
    let name = folders.fileName(ofScriptIn: script) + ".json"
    store = ScriptStore(
      file: folders.data.appending(path: "access").appending(path: name), limit: 1 << 12)
  }

  /// Returns whether the person has allowed a capability; `nil` before the first answer.
  ///
  /// - Throws: `RunError` when the file is damaged.
  package func answer(to capability: ScriptCapability) throws(RunError) -> Bool? {
    guard case .boolean(let isAllowed) = try store.answer("get", key(capability)) else {
      return nil
    }
    return isAllowed
  }

  /// Remembers an answer, or with `nil` forgets it.
  ///
  /// - Throws: `RunError` when it cannot be written.
  package func remember(_ answer: Bool?, to capability: ScriptCapability) throws(RunError) {
    var argument = key(capability)
    argument["value"] = answer.map { .boolean($0) }
    _ = try store.answer(answer == nil ? "remove" : "set", argument)
  }

  private func key(_ capability: ScriptCapability) -> JSON {
    ["key": .string(capability.rawValue)]
  }
}
