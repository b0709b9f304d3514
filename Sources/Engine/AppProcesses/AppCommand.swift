// Says which program is an app's server, and with what it is started.

import BehestJSON
import BehestProcess
import Foundation
import Glibc

/// The command that starts an app's server.
///
/// Two equal commands start servers that can stand in for each other.
package struct AppCommand: Hashable, Sendable {
  /// The program and its arguments, at least one word. A program without a slash is found in `PATH`;
  /// a path is absolute, because a relative one is resolved when the app is added.
  package let words: [String]
  /// The variables of the process, by name; it has no others.
  package let environment: [String: String]
  /// The path of the folder that the process starts in.
  package let folder: String
  /// The path of the file for its standard error; `nil` to drop that. Processes with the same file
  /// are of one app.
  package let logPath: String?

  /// The variables that every app may know. All others are passed only when the app names them.
  ///
  /// `TERM` is none of them: a server has no terminal, and would not be reused by a command on another.
  private static let passed: Set<String> = [
    "PATH", "HOME", "LANG", "LOGNAME", "SHELL", "TMPDIR", "TZ", "USER", "XDG_RUNTIME_DIR",
  ]

  /// Creates a command for the surroundings of a running program.
  ///
  /// - Parameters:
  ///   - surroundings: The variables of that program, of which the process gets only those about the
  ///     person's system: `PATH`, `HOME`, `LANG`, `LC_…` and the like.
  ///   - variables: The variables that the app names, with their values.
  package init(
    words: [String], variables: [String: String] = [:], surroundings: [String: String],
    folder: String, logPath: String?
  ) {
    self.words = words
    self.folder = folder
    self.logPath = logPath
    environment =
      surroundings
      .filter { Self.passed.contains($0.key) || $0.key.hasPrefix("LC_") }
      .merging(variables) { $1 }
  }

  /// Creates a command from what `json` returned; `nil` when it is none.
  init?(_ json: JSON) {
    guard let words = json["words"]?.array?.compactMap(\.string), !words.isEmpty,
      case .object(let variables)? = json["environment"], let folder = json["folder"]?.string
    else { return nil }
    self.words = words
    self.folder = folder
    environment = Dictionary(
      variables.compactMap { name, value in value.string.map { (name, $0) } }
    ) { $1 }
    logPath = json["log"]?.string
  }

  /// The command as an object.
  var json: JSON {
    var json: JSON = [
      "words": JSON(strings: words),
      "environment": .object(
        JSON.Members(environment.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
      "folder": .string(folder),
    ]
    json["log"] = logPath.map { .string($0) }
    return json
  }

  /// The name of the program, without its folders.
  package var program: String {
    (words.first ?? "").split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns the path of the program.
  ///
  /// - Throws: `.noProgram` or `.noFolder` when the command cannot be started.
  func executable() throws(ServerFailure) -> String {
    guard Self.isFolder(folder) else {
      throw ServerFailure(.noFolder, program: program, detail: folder)
    }
    let name = words.first ?? ""
    let isPath = name.contains("/")
    let found = isPath ? name : ProgramFolder.search(for: name, in: environment)
    guard let path = found, !isPath || access(path, X_OK) == 0 && !Self.isFolder(path) else {
      throw ServerFailure(.noProgram, program: name)
    }
    return path
  }

  /// The endings of the names of scripts. Other files that arguments name may be a server's to write.
  private static let scripts: Set<String> = [
    "cjs", "js", "mjs", "php", "pl", "py", "rb", "sh", "ts",
  ]

  /// The identities of the program, of scripts that are arguments, and of those of their kind beside
  /// them, in the order of their paths.
  var builds: [String?] {
    var files = (try? executable()).map { [$0] } ?? []
    for word in words.dropFirst() {
      let script = URL(
        filePath: word, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      guard Self.scripts.contains(script.pathExtension) else { continue }
      let place = script.deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      files += names.filter { $0.hasSuffix("." + script.pathExtension) }.map { place + "/" + $0 }
    }
    return files.sorted().map(ProgramBuild.identity)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
