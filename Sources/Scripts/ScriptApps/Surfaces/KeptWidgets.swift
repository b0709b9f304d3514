// Keeps the drawings of widgets until their policy, or a script, asks for new ones.

import BehestJSON
import BehestProcess
import Foundation
import ScriptCards

/// The drawings of widgets, in a folder of what can be made again.
///
/// One is used until the moment that its reload policy names, until the script changes, and until any
/// script asks for all widgets anew. What was asked for while a widget was drawn counts as later.
struct KeptWidgets: Sendable {
  /// The folder.
  let folder: URL

  private var mark: URL { folder.appending(path: "reload") }

  /// The time after which a widget without a policy is drawn anew.
  fileprivate static let ordinaryAge: TimeInterval = 60

  /// The moment that the drawings were last asked for anew.
  fileprivate var lastReload: Double {
    (try? Data(contentsOf: mark)).flatMap { Double(String(decoding: $0, as: UTF8.self)) } ?? 0
  }

  /// Makes all drawings out of date.
  ///
  /// - Throws: The error of the system.
  func reload() throws { try write("\(Date().timeIntervalSince1970)", to: mark) }

  /// Returns the place of a script's drawing.
  ///
  /// - Parameter facts: What it depends on: family, parameter, code.
  func drawing(of script: String, _ facts: [String]) -> KeptWidget {
    func name(_ texts: [String]) -> String {
      let bytes = Array(texts.joined(separator: "\0").utf8)
      return String(bytes.withUnsafeBytes { Checksum.of($0) }, radix: 16)
    }
    // Other code takes the place of its earlier state.
    return KeptWidget(
      widgets: self, file: folder.appending(path: name([script] + facts.dropLast()) + ".json"),
      key: name(facts))
  }

  fileprivate func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The place of one drawing.
struct KeptWidget: Sendable {
  fileprivate let widgets: KeptWidgets
  fileprivate let file: URL
  fileprivate let key: String

  /// Returns the drawing; `nil` when there is none that is up to date.
  func tree(at now: Date = Date()) -> JSON? {
    guard let data = try? Data(contentsOf: file), let kept = try? JSON(parsing: data),
      kept["key"]?.string == key, let start = kept["start"]?.number, let end = kept["end"]?.number,
      start > widgets.lastReload, (start...max(start, end)).contains(now.timeIntervalSince1970)
    else { return nil }
    return kept["tree"]
  }

  /// Keeps a drawing as long as a policy says.
  ///
  /// - Throws: The error of the system.
  func keep(_ tree: JSON, _ policy: JSON, since start: Date) throws {
    let end: Double =
      switch policy["policy"]?.string {
      case "never": 1e12
      case "after": policy["date"]?.scriptDate?.timeIntervalSince1970 ?? 0
      default: start.timeIntervalSince1970 + KeptWidgets.ordinaryAge
      }
    let kept: JSON = [
      "key": .string(key), "start": .number(start.timeIntervalSince1970), "end": .number(end),
      "tree": tree,
    ]
    try widgets.write(kept.text(isPretty: false), to: file)
  }
}

extension ScriptFolders {
  /// The drawings of widgets.
  var widgets: KeptWidgets { KeptWidgets(folder: cache.appending(path: "widgets")) }
}
