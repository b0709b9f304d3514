// The folders that scripts and their data lie in.

package import Foundation

/// The folders of scripts on this computer.
package struct ScriptFolders: Sendable {
  /// The folder with a folder for each script.
  package var scripts: URL
  /// The folder of what scripts store and write.
  package var data: URL
  /// The folder of what they remember until the person logs out.
  package var memory: URL
  /// The folder of bundles.
  package var cache: URL

  /// Creates folders.
  package init(scripts: URL, data: URL, memory: URL, cache: URL) {
    self.scripts = scripts
    self.data = data
    self.memory = memory
    self.cache = cache
  }

  /// Returns the name of a script's own files: it cannot name those of another one.
  static func fileName(of script: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_ "))
    let name = script.addingPercentEncoding(withAllowedCharacters: allowed) ?? "script"
    return name == "shared" ? "%73hared" : name
  }

  /// Returns a store of a script, or the one that all share.
  package func store(_ kind: StoreKind, of script: String, isShared: Bool) -> ScriptStore {
    let folder = kind == .memory ? memory : data.appending(path: kind.rawValue)
    let name = isShared ? "shared" : Self.fileName(of: script)
    return ScriptStore(file: folder.appending(path: "\(name).json"), limit: kind.limit)
  }
}

/// The kinds of stores that a script has, by the beginning of their messages.
package enum StoreKind: String, Sendable {
  /// Values that are kept until they are removed.
  case storage
  /// Values that are kept until the person logs out.
  case memory
  /// Secrets.
  case keychain

  /// The most bytes of such a store.
  fileprivate var limit: Int { self == .memory ? 1 << 20 : 16 << 20 }
}
