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
}
