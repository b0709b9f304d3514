// The folders of the person as properties of URL, which Foundation on Linux has as a search alone.

public import Foundation

extension URL {
  /// Where the person keeps documents: `~/Documents`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// Where apps keep what they make for the person: `~/.local/share`, or `$XDG_DATA_HOME`.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory)
  }

  /// Where apps keep what they can make again: `~/.cache`, or `$XDG_CACHE_HOME`.
  @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// What lies on the desktop: `~/Desktop`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// Where downloads go: `~/Downloads`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// Where the person keeps films: `~/Videos`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// Where the person keeps music: `~/Music`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory) }

  /// Where the person keeps pictures: `~/Pictures`, or what `user-dirs.dirs` says.
  @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The first folder of a kind; the person's home where the system has none of the kind.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
