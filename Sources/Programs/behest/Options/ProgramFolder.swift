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

  /// Returns a program that belongs to this one: beside it as built, in `libexec` as installed.
  static func companion(_ name: String) -> URL? {
    guard let current else { return nil }
    return [current, current.appending(path: "../libexec/behest").standardizedFileURL]
      .map { $0.appending(path: name) }.first { access($0.path, X_OK) == 0 }
  }
}
