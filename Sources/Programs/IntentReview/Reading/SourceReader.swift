// Reads the files that have to do with App Intents, and only those.

import Foundation

/// Reads Swift files.
enum SourceReader {
  /// What a file mentions that has to do with App Intents; others are not parsed.
  private static let needles = [
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcut", "IndexedEntity",
    "SnippetIntent", "CSSearchableIndex", "AppEntities",
  ].map { Array($0.utf8) }
  /// Larger files are generated ones.
  private static let largest = 4_000_000

  /// What came of a file.
  enum Outcome: Sendable {
    /// It was parsed.
    case read(SourceFile)
    /// It has nothing to do with App Intents.
    case other
    /// It cannot be looked at.
    case unread(UnreadFile)
  }

  /// Reads a file, and parses it when it has to do with App Intents.
  static func read(_ path: String) -> Outcome {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      return .unread(UnreadFile(path: path, reason: .unreadable))
    }
    guard mentionsIntents(data) else { return .other }
    guard data.count <= largest else {
      return .unread(UnreadFile(path: path, reason: .tooLarge))
    }
    return file(path: path, text: [UInt8](data))
  }

  /// Parses a text as a file.
  static func file(path: String, text: [UInt8]) -> Outcome {
    let deep = UnreadFile(path: path, reason: .tooDeep)
    guard !NestingScan.isTooDeep(text) else { return .unread(deep) }
    let file = SourceFile(path: path, text: text)
    return SourceFile.isTooDeep(file.tree) ? .unread(deep) : .read(file)
  }

  private static func mentionsIntents(_ data: Data) -> Bool {
    data.withUnsafeBytes { ByteSearch.contains(anyOf: needles, in: $0) }
  }
}

/// A file that has, or may have, to do with App Intents and is not reviewed.
package struct UnreadFile: Hashable, Sendable {
  /// Why a file is not reviewed.
  package enum Reason: Hashable, Sendable {
    /// It cannot be read.
    case unreadable
    /// It has more than 4 MB, as only generated files have.
    case tooLarge
    /// Its code is nested more deeply than people write.
    case tooDeep
  }

  /// The file, as a path.
  package let path: String
  /// Why it is not reviewed.
  package let reason: Reason

  /// The fact as a sentence.
  package var description: String {
    switch reason {
    case .unreadable: "\(path): not reviewed, because it cannot be read."
    case .tooLarge: "\(path): not reviewed, because it is larger than 4 MB."
    case .tooDeep: "\(path): not reviewed, because its code is nested too deeply."
    }
  }
}
