// Confines the process of a script to the files that running it needs.

import BehestProcess
import Foundation
import ScriptApps

/// The confinement of the process that serves a script, below what the module `scripting` allows: it
/// holds even where an engine of JavaScript has a hole.
enum ScriptConfinement {
  /// What programs and libraries read, and what resolves names of hosts.
  private static let system = [
    "/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/dev", "/proc",
    "/run/systemd/resolve", "/run/resolvconf", "/nix/store",
  ]

  /// Confines this process, before it starts any thread; without Landlock it does nothing.
  static func begin(
    for script: String, _ folders: ScriptFolders, environment: [String: String]
  ) {
    let temporary = folders.cache.appending(path: "temporary")
    let own = [folders.data, folders.memory, folders.cache]
    for folder in own + [temporary] {
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    setenv("TMPDIR", temporary.path, 1)
    // The programs that it starts, which may have been installed anywhere.
    let programs = ["esbuild", "curl", "wl-paste", "xclip"].compactMap { program in
      ProgramFolder.search(for: program, in: environment).map {
        URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
      }
    }
    var readable = system + programs + [folders.scripts.path, Bundle.main.bundlePath]
    readable += (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    readable += [environment["XAUTHORITY"], environment["HOME"].map { $0 + "/.Xauthority" }]
      .compactMap { $0 }
    // Where a folder stands for the clipboard.
    let chosen = environment["BEHEST_CLIPBOARD"].map { String($0.dropFirst("dir:".count)) }
    let places = [
      chosen, environment["XDG_RUNTIME_DIR"].map { $0 + "/behest" },
      UserFolder.state.path(in: environment),
    ]
    readable += places.compactMap { $0 }
    _ = Confinement.begin(
      reading: readable, writing: own.map(\.path) + [script, "/dev/null"])
  }
}
