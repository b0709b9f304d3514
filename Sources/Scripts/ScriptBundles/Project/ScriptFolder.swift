// Reads the files of a script, and none that lies outside of its folder.

import BehestProcess
import Foundation

/// A script's folder, by its path without symbolic links.
struct ScriptFolder: Hashable, Sendable {
  let path: String

  /// The largest file of a script that is read.
  static let largestFile = 32 << 20

  /// Creates the folder at a path; `nil` when there is none.
  init?(_ path: String) {
    var status = stat()
    guard let real = Self.real(path), stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    self.path = real
  }

  /// Returns the path without symbolic links; `nil` when nothing is there.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns whether a path, relative to the folder or absolute, leads to something inside of it.
  func contains(_ relative: String) -> Bool {
    let whole = relative.hasPrefix("/") ? relative : path + "/" + relative
    guard let real = Self.real(whole) else { return false }
    return real.hasPrefix(path == "/" ? "/" : path + "/")
  }

  /// Returns whether there is a regular file.
  func hasFile(_ relative: String) -> Bool {
    var status = stat()
    return stat(path + "/" + relative, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the bytes of a file; `nil` when there is none.
  ///
  /// - Throws: A `ScriptError` for one that lies outside, is too large, or cannot be read.
  func bytes(of relative: String, upTo limit: Int = largestFile) throws(ScriptError) -> [UInt8]? {
    guard hasFile(relative) else { return nil }
    let place = ScriptPlace(file: relative, line: 1, column: 1)
    guard contains(relative) else { throw ScriptError(.outside(relative), at: place) }
    switch Self.read(path + "/" + relative, upTo: limit) {
    case .success(let bytes): return bytes
    case .failure(SystemError(code: EFBIG)):
      throw ScriptError(.tooLarge(relative, limit: limit), at: place)
    case .failure(let error): throw ScriptError(.unreadable(relative, error.words), at: place)
    }
  }

  /// Returns a file's text for pointing at its lines; empty when it cannot be read.
  func text(of relative: String) -> SourceText {
    SourceText(file: relative, bytes: (try? bytes(of: relative)) ?? [])
  }

  /// Reads a regular file; `EFBIG` when it is larger than a limit.
  static func read(_ path: String, upTo limit: Int) -> Result<[UInt8], SystemError> {
    // A pipe that was put in the place of a file must not stop anything.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(SystemError(code: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(SystemError(code: EINVAL)) }
    guard status.st_size <= limit else { return .failure(SystemError(code: EFBIG)) }
    return Descriptor.readAll(descriptor, upTo: limit + 1)
  }
}
