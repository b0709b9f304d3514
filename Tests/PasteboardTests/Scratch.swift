// A folder that a test throws away, and programs of its own making inside.

import Foundation

/// A folder of its own for one test, deleted with the value's last reference.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "behest-" + UUID().uuidString
    mkdir(path, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a shell script and returns its path.
  @discardableResult
  func program(_ name: String, _ script: String) throws -> String {
    let program = path + "/" + name
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    return program
  }

  /// An empty file in the place of the terminal.
  func device() throws -> String {
    let device = path + "/tty"
    try Data().write(to: URL(fileURLWithPath: device))
    return device
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
