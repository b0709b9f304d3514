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

  /// Returns the name of the files of the script in a folder, which no other script's have.
  ///
  /// It is that of the folder: what a script is called in script.json is for the script to change.
  func fileName(ofScriptIn folder: String) -> String {
    let place = URL(filePath: folder).resolvingSymlinksInPath()
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_ "))
    let name =
      place.lastPathComponent.addingPercentEncoding(withAllowedCharacters: allowed) ?? "script"
    guard place.deletingLastPathComponent().path != scripts.resolvingSymlinksInPath().path else {
      return name == "shared" ? "%73hared" : name
    }
    // FNV-1a of the path; see G. Fowler, L. C. Noll, K.-P. Vo, draft-eastlake-fnv.
    let hash = place.path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "\(name.prefix(100))@\(String(hash, radix: 16))"
  }

  /// Returns a store of the script in a folder, or the one that all share.
  package func store(_ kind: StoreKind, of script: String, isShared: Bool) -> ScriptStore {
    let folder = kind == .memory ? memory : data.appending(path: kind.rawValue)
    let name = isShared ? "shared" : fileName(ofScriptIn: script)
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

  /// Returns what to tell the author of a script about a store that is larger than it is meant to be.
  func remark(on store: ScriptStore) -> String? {
    guard self == .memory, store.size > 64 << 10 else { return nil }
    return "IntentMemoryStorage has \(store.size >> 10) KB, and is meant for a few: "
      + "use Storage, or files of FileManager, for more."
  }
}
