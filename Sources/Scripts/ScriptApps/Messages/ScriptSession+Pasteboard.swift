// The clipboard of a script: what it copies is its result's copy, what it reads is the person's.

import BehestJSON
import BehestPasteboard
import Foundation
import ScriptEngine

extension ScriptSession {
  /// Answers a message about the clipboard.
  ///
  /// A copy reaches the clipboard with the result of the run; until then only the script reads it.
  func paste(_ message: String, _ argument: JSON) async throws -> JSON {
    try await needAccess(to: .clipboard)
    switch message {
    case "pasteboard.getString": return try await pasted.map { .string($0) } ?? .null
    case "pasteboard.getStrings": return try await pasted.map { JSON(strings: [$0]) } ?? .null
    case "pasteboard.getImage":
      guard copied == nil, let image = try await clipboard(.image) else { return nil }
      return ["$image": ["data": ["$data": .string(image.base64EncodedString())]]]
    case "pasteboard.setString": copied = argument["value"]?.string ?? ""
    case "pasteboard.setStrings":
      let lines = argument["value"]?.array?.compactMap(\.string) ?? []
      copied = lines.joined(separator: "\n")
    default:
      throw RunError(
        .thrown, "A picture cannot be copied in a terminal: end with Intent.image(…) instead.")
    }
    return nil
  }

  private var pasted: String? {
    get async throws {
      if let copied { return copied }
      return try await clipboard(.text).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func clipboard(_ form: Pasteboard.Form) async throws -> Data? {
    do {
      return try await Pasteboard.general.read(form)
    } catch let error as PasteboardError {
      throw RunError(.thrown, error.description)
    }
  }
}
