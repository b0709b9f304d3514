// Reads the files that use App Intents.

import Foundation

/// A reader of Swift files.
enum SourceReader {
  /// Words that occur in files that use App Intents; others are not parsed.
  private static let needles = [
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcut", "IndexedEntity",
    "SnippetIntent", "CSSearchableIndex", "AppEntities",
  ].map { Array($0.utf8) }
  /// The maximum size in bytes; larger files are generated.
  private static let largest = 4_000_000

  /// The outcome of reading a file.
  enum Outcome: Sendable {
    /// The file was parsed.
    case read(SourceFile)
    /// The file does not use App Intents.
    case other
    /// The file could not be read or parsed.
    case unread(UnreadFile)
  }

  /// Reads a file, and parses it if it uses App Intents.
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

/// A relevant file that could not be reviewed.
package struct UnreadFile: Hashable, Sendable {
  /// The reasons for not reviewing a file.
  package enum Reason: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable
    /// The file is larger than 4 MB, as only generated files are.
    case tooLarge
    /// The code is nested more deeply than code by people.
    case tooDeep
  }

  /// The path of the file.
  package let path: String
  /// The reason for not reviewing it.
  package let reason: Reason

  /// The reason as a sentence.
  package var description: String {
    switch reason {
    case .unreadable: "\(path): not reviewed, because it cannot be read."
    case .tooLarge: "\(path): not reviewed, because it is larger than 4 MB."
    case .tooDeep: "\(path): not reviewed, because its code is nested too deeply."
    }
  }
}
