// The digests of a script.

import BehestJSON
import Foundation
import ScriptEngine

extension ScriptSession {
  /// Returns the digest that the message `crypto.hash` asks for.
  func digest(_ argument: JSON) throws -> JSON {
    let name = argument["algorithm"]?.string ?? ""
    guard let algorithm = Digest(rawValue: name) else {
      throw RunError(.thrown, "There is no \(name) here: use sha256 or another digest.")
    }
    guard let data = bytes(argument["data"]) else {
      throw RunError(.thrown, "Crypto needs Data: make it by Data.fromString(text).")
    }
    var key: Data?
    if let given = argument["key"] {
      key = bytes(given)
      if key == nil { throw RunError(.thrown, "Crypto needs a key as Data.") }
    }
    guard let digest = algorithm(data, key: key) else {
      throw RunError(.thrown, "Crypto needs GLib: sudo apt install libglib2.0-0")
    }
    return ["$data": .string(digest.base64EncodedString())]
  }

  private func bytes(_ value: JSON?) -> Data? {
    value?["$data"]?.string.flatMap { Data(base64Encoded: $0) }
      ?? value?.string.map { Data($0.utf8) }
  }
}
