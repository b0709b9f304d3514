// Serves a script as an app to a client of the Model Context Protocol, `behest` above all.

import AppServing
import BehestProcess
import Foundation
import IntentEngine
import ModelContextProtocol
import ScriptApps
import ScriptBundles
import ScriptEngine

/// The program that runs scripts.
@main
enum BehestScript {
  /// Runs the program: `behest-script serve FOLDER`.
  ///
  /// Exits with 2 for words that it does not know, with 1 for a script that cannot run.
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, words.first == "serve", let folder = words.last else {
      tell("behest-script serve FOLDER; behest starts it itself.")
      exit(2)
    }
    signal(SIGPIPE, SIG_IGN)
    do {
      try await serve(folder)
    } catch {
      tell((error as? Failure)?.words ?? "\(error)")
      exit(1)
    }
  }

  private static func serve(_ folder: String) async throws {
    let (input, output) = try Descriptor.takeStandardStreams()
    guard let engine = JavaScriptEngine() else {
      throw Failure(
        .intentFailed,
        "Scripts need JavaScriptCore: sudo apt install libjavascriptcoregtk-4.1-0 esbuild")
    }
    let environment = ProcessInfo.processInfo.environment
    let folders = ScriptFolders(environment: environment)
    let script = try await ScriptApp(
      at: folder, in: folders, engine: engine,
      bundler: ScriptBundler(cache: folders.cache.path, environment: environment))
    let apps = try AppServer(Conversation(catalog: Catalog([script.app])))
    let server = apps.server(
      on: try MessageStream(input: input, output: output),
      info: Implementation(name: script.name, version: "1.0"))
    await server.run()
  }

  private static func tell(_ words: String) {
    FileHandle.standardError.write(Data("behest-script: \(words)\n".utf8))
  }
}

extension ScriptFolders {
  /// Creates the folders of a person, as the variables of their environment name them.
  fileprivate init(environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    func folder(_ variable: String, _ otherwise: String) -> URL {
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return URL(filePath: path ?? "\(home)/\(otherwise)").appending(path: "behest")
    }
    let data = folder("XDG_DATA_HOME", ".local/share")
    let cache = folder("XDG_CACHE_HOME", ".cache").appending(path: "scripts")
    self.init(
      scripts: data.appending(path: "Scripts"), data: data.appending(path: "script-data"),
      memory: environment["XDG_RUNTIME_DIR"] == nil
        ? cache.appending(path: "memory")
        : folder("XDG_RUNTIME_DIR", "").appending(path: "script-memory"),
      cache: cache)
  }
}
