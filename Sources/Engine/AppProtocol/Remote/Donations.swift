// Keeps what an app donates: the calls that were performed in its own interface.

import AppProcesses
import BehestJSON
import Foundation

/// The donations of one app, kept for suggestions: one JSON object a line, the latest last.
///
/// The file stays below half a megabyte: the older half is given up when the newer one is full. A
/// donation is never an error for the app: one that is not understood is noted in the app's log.
struct Donations: Sendable {
  private let log: String?
  private static let largest = 16 << 10
  private static let bound = 256 << 10

  /// Creates the donations of an app beside its log; without one, none are kept.
  init(besideLog log: String?) { self.log = log }

  /// The path of the file: `$XDG_STATE_HOME/behest/apps/<Name>.donations`; `nil` without a home.
  var path: String? { log.map { String($0.dropLast(4)) + ".donations" } }

  /// Keeps the donations in the extension's facts of a result or a notification.
  ///
  /// - Parameter facts: An object whose `donations` are calls, each with its `tool`.
  func keep(in facts: JSON?) {
    guard let facts, let given = facts["donations"], let log, let path else { return }
    var kept = AppLog(path: path, bound: Self.bound)
    var notes = AppLog(path: log)
    for call in given.array ?? [given] {
      let text = call.text(isPretty: false)
      if call["tool"]?.string != nil, text.utf8.count <= Self.largest {
        let line: JSON = ["at": .string(Date.now.formatted(.iso8601)), "call": call]
        kept.write(Array((line.text(isPretty: false) + "\n").utf8))
      } else {
        notes.note("a donation was not understood: \(text.oneLine(upTo: 200))")
      }
    }
  }
}
