// Finds the folder of the running program, and those of programs beside it.

import Foundation

/// The folder of the running program.
enum ProgramFolder {
  /// The folder; `nil` if the system does not provide it.
  static var current: URL? {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program.map { URL(filePath: $0).deletingLastPathComponent() }
  }

  /// The folder that the program was installed from, as noted at installation; `nil` if not
  /// installed.
  static var source: URL? {
    guard let note = current?.appending(path: "../share/behest/source").standardizedFileURL,
      let path = try? String(contentsOf: note, encoding: .utf8)
    else { return nil }
    return URL(filePath: path.trimmingCharacters(in: .newlines), directoryHint: .isDirectory)
      .standardizedFileURL
  }

  /// Returns a program that belongs to this one: beside it as built, in `libexec` as installed, or
  /// among the releases of the checkout that this one was installed from.
  static func companion(_ name: String) -> URL? {
    guard let current else { return nil }
    let places = [
      current, current.appending(path: "../libexec/behest").standardizedFileURL,
      source?.appending(path: ".build/release"),
    ]
    return places.compactMap { $0?.appending(path: name) }.first { access($0.path, X_OK) == 0 }
  }

  /// The command that builds the reviewer of sources where this program was built; `nil` if there is
  /// no checkout.
  static var reviewerBuild: [String]? {
    guard let checkout = (try? BehestPlace(nil))?.checkout else { return nil }
    // The flags of a release are the Makefile's: with others, all of it would be built again.
    return current?.lastPathComponent == "debug"
      ? ["swift", "build", "--package-path", checkout.path, "--product", "behest-review"]
      : ["make", "-C", checkout.path, "review"]
  }
}
