// Finds the `behest` that was built with these tests.

import Foundation

/// The binary the package builds beside the bundle of its tests.
enum BuiltBinary {
  /// The folder the running test bundle stands in, which is the one `behest` is built into.
  static let folder: String = {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().path
  }()
}
