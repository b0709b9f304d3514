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
  ///
  /// Another process writes it: were it open here, a child that another test starts at that moment
  /// would hold it open too, and Linux runs no file that is open for writing.
  @discardableResult
  func program(_ name: String, _ script: String) throws -> String {
    let program = path + "/" + name
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '%s\n' '#!/bin/sh' "$2" > "$1"; chmod 755 "$1""#, "sh", program, script,
    ]
    try writer.run()
    writer.waitUntilExit()
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
