// Where the program that runs was installed or built.

import Foundation

/// The folder of the program that runs.
enum ProgramFolder {
  /// The folder; `nil` where the system does not say.
  static var current: URL? {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program.map { URL(filePath: $0).deletingLastPathComponent() }
  }

  /// The folder that the program was installed from, as the installation notes it; `nil` for a program
  /// that was not installed.
  static var source: URL? {
    guard let note = current?.appending(path: "../share/behest/source").standardizedFileURL,
      let path = try? String(contentsOf: note, encoding: .utf8)
    else { return nil }
    return URL(filePath: path.trimmingCharacters(in: .newlines), directoryHint: .isDirectory)
      .standardizedFileURL
  }

  /// A program that comes along with this one: beside it as built, under `libexec` as installed.
  static func companion(_ name: String) -> URL? {
    guard let current else { return nil }
    return [current, current.appending(path: "../libexec/behest").standardizedFileURL]
      .map { $0.appending(path: name) }.first { access($0.path, X_OK) == 0 }
  }
}
