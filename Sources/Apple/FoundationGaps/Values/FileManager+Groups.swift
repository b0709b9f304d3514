// The folder that the parts of an app share, which Foundation has on Apple's systems alone.

public import Foundation

extension FileManager {
  /// The folder that an app shares with its widgets and extensions, made when it is not there:
  /// `~/.local/share/<group>`, or below `$XDG_DATA_HOME`.
  ///
  /// - Parameter groupIdentifier: The group's identifier, such as `group.com.example.recipes`.
  /// - Returns: `nil` for an identifier that cannot name a folder, and when none can be made.
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
