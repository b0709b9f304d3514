// Stores the lines of all sessions in one file, which a killed process cannot corrupt.

import BehestProcess
import Glibc
import Synchronization

/// The history of typed lines, oldest first, in one file shared by all sessions.
///
/// A line is added with a single write at the end of the file. When the file exceeds the bound by a
/// quarter, a new file with the latest lines replaces it by renaming. Both happen under a lock on
/// the folder. In the file a backslash is `\\` and a newline inside a line is `\n`.
public final class History: Sendable {
  private struct State {
    var entries: [String] = []
    var identity: FileIdentity?
  }

  private struct FileIdentity: Hashable {
    var device: UInt
    var inode: UInt
    var size: Int
  }

  /// The maximum number of lines in the history.
  public let bound: Int
  private let path: String?
  private let state = Mutex(State())

  /// Creates a history with a file, without reading or creating it yet.
  ///
  /// - Parameter path: The path of the file; `nil` keeps the history in memory only.
  public init(path: String?, bound: Int = 2_000) {
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
  public func entries() -> [String] {
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
    state.withLock { state in
      state.entries.append(line)
      if state.entries.count > bound { state.entries.removeFirst(state.entries.count - bound) }
      guard let path else { return }
      Self.makeFolder(of: path)
      Self.withLock(on: path) {
        Self.append(line, to: path)
        if let entries = Self.read(path), entries.count > bound + bound / 4 {
          Self.replace(path, with: entries.suffix(bound))
        }
      }
    }
  }

  private static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size))
  }

  private static func read(_ path: String) -> [String]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard case .success(let bytes) = Descriptor.readAll(descriptor) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).map {
      unescaped(String(decoding: $0, as: UTF8.self))
    }
  }

  private static func append(_ line: String, to path: String) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var bytes = Array((escaped(line) + "\n").utf8)
    // A line that a full disk has truncated is ended first, so that it does not merge with this
    // one.
    var last: UInt8 = UInt8(ascii: "\n")
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
      bytes.insert(UInt8(ascii: "\n"), at: 0)
    }
    _ = Descriptor.write(bytes, to: descriptor)
  }

  private static func replace(_ path: String, with entries: some Sequence<String>) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let text = entries.map { escaped($0) + "\n" }.joined()
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

  private static func escaped(_ line: String) -> String {
    var text = ""
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
