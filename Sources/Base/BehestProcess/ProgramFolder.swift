// Finds the programs that belong to the running one.

package import Foundation
import Glibc

/// The folder of the running program.
package enum ProgramFolder {
  /// The folder; `nil` if the system does not provide it.
  package static var current: URL? {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program.map { URL(filePath: $0).deletingLastPathComponent() }
  }

  /// Returns a program that belongs to this one: beside it as built, in `libexec` as installed, or in
  /// another folder.
  package static func companion(_ name: String, orIn other: URL? = nil) -> URL? {
    guard let current else { return nil }
    let places = [current, current.appending(path: "../libexec/behest").standardizedFileURL, other]
    return places.compactMap { $0?.appending(path: name) }.first { access($0.path, X_OK) == 0 }
  }

  /// The folders of programs where there is no `PATH`.
  package static let standardPath = "/usr/local/bin:/usr/bin:/bin"

  /// Returns the path of a program in the folders of `PATH`; `nil` if it is in none of them.
  package static func search(for name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? standardPath).split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  /// Returns whether a path is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The identity of a build of a program.
package enum ProgramBuild {
  /// Returns the identity of a program: its file's, so that each build has its own without anybody
  /// counting versions.
  ///
  /// - Returns: `nil` if there is no such file.
  package static func identity(of program: String) -> String? {
    var status = stat()
    guard stat(program, &status) == 0 else { return nil }
    let time = status.st_mtim
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
