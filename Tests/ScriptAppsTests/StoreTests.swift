// What scripts keep: values by key, and files within their own folders.

import BehestJSON
import Foundation
import ScriptApps
import ScriptEngine
import Testing

/// Folders of scripts in a new folder, which is removed at the end.
private final class Folders: Sendable {
  let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  var all: ScriptFolders {
    ScriptFolders(
      scripts: root.appending(path: "Scripts"), data: root.appending(path: "data"),
      memory: root.appending(path: "memory"), cache: root.appending(path: "cache"))
  }

  /// Returns the files of a script, whose folder is made.
  func files(of name: String = "notes") throws -> ScriptFiles {
    let script = all.scripts.appending(path: name)
    try FileManager.default.createDirectory(at: script, withIntermediateDirectories: true)
    return try ScriptFiles(script: script, in: all)
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}

extension ScriptFolders {
  /// Returns the path of a script's folder.
  fileprivate func path(of script: String) -> String { scripts.appending(path: script).path }
}

@Suite struct ScriptStoreTests {
  @Test func `values are kept by key until they are removed`() throws {
    let folders = Folders()
    let store = folders.all.store(.storage, of: folders.all.path(of: "notes"), isShared: false)
    _ = try store.answer("set", ["key": "a", "value": ["$data": "AAE="]])
    _ = try store.answer("set", ["key": "b", "value": nil])
    #expect(try store.answer("get", ["key": "a"]) == ["$data": "AAE="])
    #expect(try store.answer("keys", [:]) == ["a", "b"])
    _ = try store.answer("remove", ["key": "a"])
    #expect(try store.answer("contains", ["key": "a"]) == false)
    #expect(try store.answer("contains", ["key": "b"]) == true)
    _ = try store.answer("clear", [:])
    #expect(try store.answer("keys", [:]) == [])
  }

  @Test func `a script sees its own values and those of all, and no others`() throws {
    let folders = Folders().all
    for (script, isShared) in [("one", false), ("one", true), ("shared", false), ("../one", false)]
    {
      let store = folders.store(.memory, of: folders.path(of: script), isShared: isShared)
      #expect(try store.answer("keys", [:]) == [], "\(script)")
      _ = try store.answer("set", ["key": "from", "value": .string("\(script) \(isShared)")])
    }
    let shared = folders.store(.memory, of: folders.path(of: "two"), isShared: true)
    #expect(try shared.answer("get", ["key": "from"]) == "one true")
    try? FileManager.default.removeItem(at: folders.memory)
  }

  @Test func `a store has a limit, and a damaged one is not overwritten`() throws {
    let folders = Folders()
    let store = folders.all.store(.memory, of: folders.all.path(of: "notes"), isShared: false)
    let large = String(repeating: "x", count: 2 << 20)
    #expect(throws: RunError.self) {
      try store.answer("set", ["key": "a", "value": .string(large)])
    }
    _ = try store.answer("set", ["key": "a", "value": 1])
    let file = folders.all.memory.appending(path: "notes.json")
    try Data("{\"a\": ".utf8).write(to: file)
    #expect(throws: RunError.self) { try store.answer("set", ["key": "b", "value": 2]) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"a\": ")
  }
}

@Suite struct ScriptFilesTests {
  @Test func `files are written, listed, moved and read`() throws {
    let folders = Folders()
    let files = try folders.files()
    _ = try files.answer("createDirectory", ["path": "a/b", "recursive": true])
    _ = try files.answer("writeAsString", ["path": "a/b/c.txt", "contents": "Grüße"])
    _ = try files.answer("appendText", ["path": "a/b/c.txt", "text": "!"])
    _ = try files.answer("rename", ["path": "a/b/c.txt", "newPath": "a/d.txt"])
    #expect(try files.answer("readAsString", ["path": "a/d.txt"]) == "Grüße!")
    #expect(try files.answer("readDirectory", ["path": "a"]).array?.count == 2)
    #expect(try files.answer("stat", ["path": "a/d.txt"])["size"] == 8)
    #expect(try files.answer("isDirectory", ["path": "a/b"]) == true)
    _ = try files.answer("remove", ["path": "a"])
    #expect(try files.answer("exists", ["path": "a"]) == false)
  }

  @Test(arguments: [
    "/etc/passwd", "../../../etc/passwd", "file:///etc/passwd", "a/../../../../etc/passwd", "",
    "link/passwd", "../../other/Documents/x", "\u{0}/etc/passwd",
  ])
  func `no path leads out of the folders`(path: String) throws {
    let folders = Folders()
    let files = try folders.files()
    let documents = try #require(try files.answer("directories", [:])["documents"]?.string)
    try FileManager.default.createSymbolicLink(
      atPath: documents + "/link", withDestinationPath: "/etc")
    for operation in ["readAsString", "writeAsString", "remove", "readDirectory", "stat"] {
      #expect(throws: (any Error).self, "\(operation)") {
        try files.answer(operation, ["path": .string(path), "contents": "x"])
      }
    }
  }

  @Test func `a link that leads nowhere is replaced, and not followed`() throws {
    let folders = Folders()
    let files = try folders.files()
    let documents = try #require(try files.answer("directories", [:])["documents"]?.string)
    let target = folders.root.appending(path: "outside")
    try FileManager.default.createSymbolicLink(
      atPath: documents + "/dangling", withDestinationPath: target.path)
    _ = try files.answer("writeAsString", ["path": "dangling", "contents": "x"])
    #expect(!FileManager.default.fileExists(atPath: target.path))
    #expect(try files.answer("isLink", ["path": "dangling"]) == false)
  }

  @Test func `a script's own folders stay`() throws {
    let folders = Folders()
    let files = try folders.files()
    let documents = try #require(try files.answer("directories", [:])["documents"])
    #expect(throws: RunError.self) { try files.answer("remove", ["path": documents]) }
    #expect(try files.answer("isDirectory", ["path": documents]) == true)
  }
}
