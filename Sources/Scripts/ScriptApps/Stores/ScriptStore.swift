// A store of a script's values by key, kept in a file that several processes may change.

package import BehestJSON
import BehestProcess
import Foundation
package import ScriptEngine

/// A store of values by key in one JSON file.
///
/// Every change is written before the call returns, under a lock that other processes keep as well.
/// A file that is damaged is an error rather than an empty store, so that nothing is overwritten.
package struct ScriptStore: Sendable {
  /// The file.
  let file: URL
  /// The most bytes that the file may have.
  let limit: Int

  /// Answers a message about the store: get, set, remove, contains, keys or clear.
  ///
  /// - Throws: `RunError` with a sentence for the script.
  package func answer(_ operation: String, _ argument: JSON) throws(RunError) -> JSON {
    let key = argument["key"]?.string ?? ""
    switch operation {
    case "get": return try values()[key] ?? .null
    case "contains": return .boolean(try values()[key] != nil)
    case "keys": return JSON(strings: (try values().object?.keys ?? []).sorted())
    case "set": try change { $0[key] = argument["value"] ?? .null }
    case "remove": try change { $0[key] = nil }
    case "clear": try change { $0 = [:] }
    default: throw RunError(.thrown, "A store cannot \(operation).")
    }
    return nil
  }

  /// The number of bytes of the file.
  var size: Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int ?? 0
  }

  /// Returns all values.
  ///
  /// - Throws: `RunError` when the file is damaged.
  func values() throws(RunError) -> JSON {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    guard let data = try? Data(contentsOf: file) else {
      throw RunError(.thrown, "The stored values in \(file.path) cannot be read.")
    }
    guard let values = try? JSON(parsing: data), values.object != nil else {
      throw RunError(.thrown, "The stored values in \(file.path) are damaged.")
    }
    return values
  }

  /// Changes values, while no other process does.
  ///
  /// - Throws: `RunError` when the file is damaged, or cannot be written.
  func change(_ body: (inout JSON) -> Void) throws(RunError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw SystemError(code: errno) }
      defer { close(lock) }
      while flock(lock, LOCK_EX) != 0 {
        guard errno == EINTR else { throw SystemError(code: errno) }
      }
      var values = try values()
      body(&values)
      let text = values.text(isPretty: false)
      guard text.utf8.count <= limit else {
        throw RunError(
          .thrown, "The store is full: it may have \(limit >> 10) KB. Use FileManager for more.")
      }
      try Data(text.utf8).write(to: file, options: .atomic)
      chmod(file.path, 0o600)
    } catch let error as RunError {
      throw error
    } catch {
      throw RunError(.thrown, "The values cannot be stored: \(error).")
    }
  }
}
