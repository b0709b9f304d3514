// The shared container of an app group, which Foundation has on Apple's systems only.

public import Foundation

extension FileManager {
  /// Returns the container that an app shares with its extensions, and creates it if needed.
  ///
  /// The container is `~/.local/share/<group>`, or below `$XDG_DATA_HOME`.
  ///
  /// - Parameter groupIdentifier: The group's identifier, such as `group.com.example.recipes`.
  /// - Returns: `nil` for an identifier that cannot name a folder, and when it cannot be created.
  @_disfavoredOverload
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("/"), !groupIdentifier.contains("\0")
    else { return nil }
    let folder = URL.applicationSupportDirectory
      .appending(path: groupIdentifier, directoryHint: .isDirectory)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
