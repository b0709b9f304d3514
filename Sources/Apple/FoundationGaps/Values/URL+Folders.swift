// The standard directories as properties of `URL`, which Foundation on Linux lacks.

public import Foundation

extension URL {
  /// The documents directory: `~/Documents`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The directory for apps' own data: `~/.local/share`, or `$XDG_DATA_HOME`.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    folder(named: "XDG_DATA_HOME", or: ".local/share")
  }

  /// The directory for caches: `~/.cache`, or `$XDG_CACHE_HOME`.
  @_disfavoredOverload public static var cachesDirectory: URL {
    folder(named: "XDG_CACHE_HOME", or: ".cache")
  }

  /// The desktop directory: `~/Desktop`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The downloads directory: `~/Downloads`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The movies directory: `~/Videos`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The music directory: `~/Music`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The pictures directory: `~/Pictures`, or as in `user-dirs.dirs`.
  @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// Returns the first directory of a kind; the home directory where the system has none.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// Returns a directory of the XDG Base Directory Specification, which ignores relative paths.
  ///
  /// Not from `FileManager`: without `HOME`, it takes `/home` for the home directory.
  package static func folder(
    named variable: String, or path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    func absolute(_ name: String) -> URL? {
      environment[name].flatMap { path in
        path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
      }
    }
    let home = absolute("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    return absolute(variable) ?? home.appendingPathComponent(path, isDirectory: true)
  }
}

extension StringProtocol {
  /// The path with the home directory for a tilde at its beginning.
  ///
  /// Not from `NSString`, which takes the home directory of the account and not that of `HOME`.
  package var expandingTilde: String {
    guard self == "~" || hasPrefix("~/") else {
      return (String(self) as NSString).expandingTildeInPath
    }
    return URL.folder(named: "", or: String(dropFirst(2))).path
  }
}
