// Lists and changes what a script may use.

import BehestJSON
import Foundation
import ScriptApps
import ScriptBundles
import ScriptEngine

/// The command `access`.
struct AccessCommand {
  private let access: ScriptAccess

  /// Opens the answers of a person about the script in a folder.
  init(_ folder: String, _ folders: ScriptFolders) throws {
    access = ScriptAccess(of: try ScriptProject(at: folder).folder, in: folders)
  }

  /// Carries out changes, `allow:CAPABILITY`, `deny:CAPABILITY` and `forget`, and lists the answers.
  func run(_ words: [String], isJSON: Bool) throws {
    for word in words {
      let parts = word.split(separator: ":").map(String.init)
      if parts == ["forget"] {
        for capability in ScriptCapability.allCases {
          try access.remember(nil, to: capability)
        }
      } else if parts.count == 2, let capability = ScriptCapability(rawValue: parts[1]),
        let isAllowed = ["allow": true, "deny": false][parts[0]]
      {
        try access.remember(isAllowed, to: capability)
      } else {
        throw RunError(.thrown, "“\(word)” is no change to what a script may use.")
      }
    }
    try list(isJSON: isJSON)
  }

  private func list(isJSON: Bool) throws {
    var record: JSON = [:]
    for capability in ScriptCapability.allCases {
      let answer = try access.answer(to: capability).map { $0 ? "allowed" : "denied" }
      record[capability.rawValue] = .some(answer.map { .string($0) } ?? .null)
      guard !isJSON else { continue }
      print(
        capability.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
          + (answer ?? "not asked for yet"))
    }
    if isJSON { print(record.text(isPretty: true)) }
  }
}
