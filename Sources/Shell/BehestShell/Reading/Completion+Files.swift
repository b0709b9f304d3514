// Completes the paths of files: behind "@", and where a file is asked for.

import CardTerminal
import Foundation
import FoundationGaps
import IntentEngine

extension Completion {
  /// The most files of a folder that are offered.
  private static let mostFiles = 1000

  /// Returns the files and folders that a path may go on to, behind the text before it.
  ///
  /// Names that begin with a dot are offered once it is typed.
  static func files(_ path: some StringProtocol, behind head: String = "") -> [Completion] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let place = folder.isEmpty ? "." : folder.expandingTilde
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter {
      $0.hasPrefix(start) && $0.hasPrefix(".") == start.hasPrefix(".")
        && TerminalText.sanitised($0) == $0
    }
    .sorted().prefix(mostFiles).map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(place)/\(name)", isDirectory: &isFolder)
      let whole = isFolder.boolValue ? name + "/" : name
      return Completion(behind: head + folder, text: whole)
    }
  }

  /// Returns the files that an answer may name; empty for an answer that names none.
  static func files(answering question: Question, for typed: String) -> [Completion] {
    guard question.kind == .value, !question.isSecret else { return [] }
    if typed.hasPrefix("@"), !typed.hasPrefix("@@") {
      return files(typed.dropFirst(), behind: "@")
    }
    return question.parameter?.isFile == true ? files(typed) : []
  }
}
