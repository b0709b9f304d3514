// Finds the `behest` that was built with these tests.

import Foundation

/// The `behest` that the package builds beside the bundle of its tests.
enum BuiltBinary {
  /// The folder of the running test bundle, into which `behest` is built.
  ///
  /// `PLAY_BINARIES` names another folder: that of a release build, or an installed one.
  static let folder: String = {
    if let other = ProcessInfo.processInfo.environment["PLAY_BINARIES"] { return other }
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().path
  }()
}
