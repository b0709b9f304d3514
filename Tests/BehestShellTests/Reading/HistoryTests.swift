// Tests of the history that sessions share.

import BehestShell
import Foundation
import Testing

@Suite struct HistoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("behest-history-\(UUID().uuidString)")

  private var path: String { folder.appendingPathComponent("state/history").path }

  @Test func `lines survive the session, newlines and backslashes too`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = ["first", "a\\nb", "two\nlines\\", "ünïcode 🥣"]
    let history = History(path: path)
    lines.forEach(history.add)
    #expect(History(path: path).entries() == lines)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `lines have their times, and lines of before times are read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    History(path: path).add("#12")
    try Data("old\n#1700000000\nnew\n#not a time\n".utf8).write(to: URL(filePath: path))
    let history = History(path: path)
    let records = history.records()
    #expect(records.map(\.line) == ["old", "new", "#not a time"])
    #expect(records.map(\.time) == [nil, 1_700_000_000, nil])
    history.add("#12")
    history.add("last")
    let times = History(path: path).records().suffix(2)
    #expect(times.map(\.line) == ["#12", "last"])
    #expect(times.allSatisfy { abs(Double($0.time ?? 0) - Date.now.timeIntervalSince1970) < 600 })
  }

  @Test func `an entry is deleted from the file, or all are`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (history, other) = (History(path: path), History(path: path))
    ["a", "secret", "b"].forEach(history.add)
    #expect(other.entries().count == 3)
    history.delete(history.records()[1])
    #expect(history.entries() == ["a", "b"])
    #expect(other.entries() == ["a", "b"])
    other.delete(nil)
    #expect(history.entries().isEmpty)
    history.add("c")
    #expect(other.entries() == ["c"])
  }

  @Test func `two sessions see each other's lines in the order they were said`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = History(path: path)
    let other = History(path: path)
    one.add("a")
    other.add("b")
    one.add("c")
    #expect(one.entries() == ["a", "b", "c"])
    #expect(other.entries() == ["a", "b", "c"])
  }

  @Test func `the file is bounded and keeps the newest lines`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = History(path: path, bound: 20)
    for number in 1...60 { history.add("line \(number)") }
    #expect(history.entries().count == 20)
    #expect(history.entries().last == "line 60")
    let stored = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(stored.count <= 25)
    let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state")
    #expect(leftovers == ["history"])
  }

  @Test func `repeated lines, empty lines and lines after a space are not kept`() {
    let history = History(path: nil)
    for line in ["a", "a", "", " secret", "b", "a"] { history.add(line) }
    #expect(history.entries() == ["a", "b", "a"])
  }

  @Test func `a torn line does not swallow the next`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/state", withIntermediateDirectories: true)
    try Data("whole\nto".utf8).write(to: URL(fileURLWithPath: path))
    History(path: path).add("next")
    #expect(History(path: path).entries() == ["whole", "to", "next"])
  }

  @Test func `a folder that cannot be made keeps the history in memory`() {
    let history = History(path: "/proc/nowhere/history")
    history.add("a")
    #expect(history.entries() == ["a"])
  }

  @Test func `without a home there is no file`() {
    #expect(History.standardPath(environment: [:]) == nil)
    #expect(History.standardPath(environment: ["HOME": "/h"]) == "/h/.local/state/behest/history")
    let state = ["HOME": "/h", "XDG_STATE_HOME": "/s"]
    #expect(History.standardPath(environment: state) == "/s/behest/history")
    let relative = ["HOME": "/h", "XDG_STATE_HOME": "s"]
    #expect(History.standardPath(environment: relative) == "/h/.local/state/behest/history")
  }
}
