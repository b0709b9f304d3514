// What a script says by console.log, for whoever runs it by name.

import AppProtocol
import BehestShell
import Foundation
import InstalledApps

/// The end of the log of a script's app, from a moment on.
struct ScriptLog {
  private let app: String
  private let path: String?
  private let start: Int

  /// Notes where the log ends now.
  init(of app: String) {
    self.app = app
    path = InstalledApps.mounted?.log(of: app)
    start = Self.text(at: path).count
  }

  /// Writes what the script has said since as notes.
  ///
  /// - Parameter isFailed: Whether the run has failed, which tells the errors that nobody handled.
  func write(to console: Console, isFailed: Bool) async {
    // The host of the process writes it on its own time.
    try? await Task.sleep(for: .milliseconds(10))
    let text = Self.text(at: path)
    // A log that has become too long is begun anew.
    let new = text.count < start ? text : text.dropFirst(start)
    for line in String(decoding: new, as: UTF8.self).split(separator: "\n") {
      // Others are of the process.
      guard line.hasPrefix("\(app): "), !isFailed || !line.contains(": A promise was rejected")
      else { continue }
      console.writer.output.note(console.writer.notePage.plain(String(line)))
    }
  }

  private static func text(at path: String?) -> Data {
    path.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
  }
}
