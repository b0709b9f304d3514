// Finds the `behest` that was built with these tests.

import Foundation

/// The binary the package builds beside the bundle of its tests.
enum BuiltBinary {
  /// The folder the running test bundle stands in, which is the one `behest` is built into.
  ///
  /// `PLAY_BINARIES` names another: that of a release build, or an installed one.
  static let folder: String = {
    if let other = ProcessInfo.processInfo.environment["PLAY_BINARIES"] { return other }
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().path
  }()
}
