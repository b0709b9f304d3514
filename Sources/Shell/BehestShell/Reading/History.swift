// Stores the lines of all sessions in one file, which a killed process cannot corrupt.

import BehestProcess
import Glibc
import Synchronization

/// The history of typed lines, oldest first, in one file shared by all sessions.
///
/// A line is added with a single write at the end of the file. When the file exceeds the bound by a
/// quarter, a new file with the latest lines replaces it by renaming. Both happen under a lock on
/// the folder. In the file a backslash is `\\`, a newline inside a line is `\n`, and a line may be
/// preceded by its time as a comment, `#` and seconds since 1970, as in the history of Bash.
public final class History: Sendable {
  /// A line of the history.
  public struct Entry: Hashable, Sendable {
    /// The line.
    public var line: String
    /// The time when it was typed, in seconds since 1970; `nil` if it is not known.
    public var time: Int?
  }

  private struct State {
    var entries: [Entry] = []
    var identity: FileIdentity?
  }

  private struct FileIdentity: Hashable {
    var device: UInt
    var inode: UInt
    var size: Int
  }

  /// The maximum number of lines in the history.
  public let bound: Int
  /// The number of lines where nothing else is wanted.
  public static let usualBound = 2_000

  private let path: String?
  private let state = Mutex(State())
  /// The entries that were listed last, by their numbers, which change with each line once there are as many as
  /// there may be.
  private let listed = Mutex<[Int: Entry]>([:])

  /// Creates a history with a file, without reading or creating it yet.
  ///
  /// - Parameter path: The path of the file; `nil` keeps the history in memory only.
  public init(path: String?, bound: Int = usualBound) {
    self.path = path
    self.bound = max(1, bound)
  }

  /// Returns the path of this user's history; `nil` when there is no home folder.
  public static func standardPath(environment: [String: String]) -> String? {
    UserFolder.state.path(in: environment).map { $0 + "/history" }
  }

  /// Whether no session has written the file yet; `false` for a history in memory.
  public var isNew: Bool { path.map { Self.identity(of: $0) == nil } ?? false }

  /// Returns all lines, oldest first, including those that other sessions have added.
  public func entries() -> [String] { records().map(\.line) }

  /// Returns all lines with their times, oldest first, including those that other sessions have added.
  public func records() -> [Entry] {
    state.withLock { state in
      guard let path else { return state.entries }
      guard let identity = Self.identity(of: path) else {
        state.identity = nil
        return state.entries
      }
      if identity != state.identity, let entries = Self.read(path) {
        state.entries = Array(entries.suffix(bound))
        state.identity = identity
      }
      return state.entries
    }
  }

  /// Adds a line, unless it is empty, begins with a space or repeats the one before it.
  ///
  /// An error in writing the file is ignored: the line is kept for this session.
  public func add(_ line: String) {
    guard !line.isEmpty, !line.hasPrefix(" "), entries().last != line else { return }
    let entry = Entry(line: line, time: time(nil))
    state.withLock { state in
      state.entries.append(entry)
      if state.entries.count > bound { state.entries.removeFirst(state.entries.count - bound) }
      guard let path else { return }
      Self.makeFolder(of: path)
      Self.withLock(on: path) {
        Self.append(entry, to: path)
        if let entries = Self.read(path), entries.count > bound + bound / 4 {
          Self.replace(path, with: entries.suffix(bound))
        }
      }
    }
  }

  /// Remembers the numbers by which entries are listed.
  func list(_ entries: [Int: Entry]) { listed.withLock { $0 = entries } }

  /// Returns the entry with a number: the one that was listed so, or else the one that has it now; `nil` for none.
  func entry(numbered number: Int) -> Entry? {
    let records = records()
    return listed.withLock { $0[number] }
      ?? (records.indices.contains(number - 1) ? records[number - 1] : nil)
  }

  /// Deletes every entry that equals this one, wherever it is stored; `nil` deletes all entries.
  public func delete(_ entry: Entry?) {
    state.withLock { state in
      state.entries.removeAll { entry == nil || $0 == entry }
      state.identity = nil
      guard let path else { return }
      Self.withLock(on: path) {
        guard let entries = Self.read(path) else { return }
        Self.replace(path, with: entries.filter { entry != nil && $0 != entry })
      }
    }
  }

  private static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size))
  }

  private static func read(_ path: String) -> [Entry]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard case .success(let bytes) = Descriptor.readAll(descriptor) else { return nil }
    var entries: [Entry] = []
    var time: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix("#"), let seconds = Int(line.dropFirst()), seconds > 0 {
        time = seconds
      } else {
        entries.append(Entry(line: unescaped(line), time: time))
        time = nil
      }
    }
    return entries
  }

  private static func append(_ entry: Entry, to path: String) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var bytes = Array(text(of: entry).utf8)
    // A line that a full disk has truncated is ended first, so that it does not merge with this
    // one.
    var last: UInt8 = UInt8(ascii: "\n")
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
      bytes.insert(UInt8(ascii: "\n"), at: 0)
    }
    _ = Descriptor.write(bytes, to: descriptor)
  }

  private static func replace(_ path: String, with entries: some Sequence<Entry>) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let text = entries.map(text).joined()
    let isWritten = Descriptor.write(Array(text.utf8), to: descriptor) == nil
    let isSafe = isWritten && fsync(descriptor) == 0
    close(descriptor)
    if !isSafe || rename(temporary, path) != 0 { unlink(temporary) }
  }

  private static func makeFolder(of path: String) {
    let parts = path.split(separator: "/").dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  private static func withLock(on path: String, _ body: () -> Void) {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let descriptor = open(String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { return }
    body()
  }

  private static func text(of entry: Entry) -> String {
    (entry.time.map { "#\($0)\n" } ?? "") + escaped(entry.line) + "\n"
  }

  private static func escaped(_ line: String) -> String {
    var text = line.hasPrefix("#") ? "\\" : ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ line: String) -> String {
    var text = ""
    var isEscape = false
    for scalar in line.unicodeScalars {
      if isEscape {
        text.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
