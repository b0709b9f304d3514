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

  /// The file, parsed; `nil` when it has nothing to do with App Intents, or cannot be looked at.
  static func read(_ path: String) -> SourceFile? {
    guard let data = try? Data(contentsOf: URL(filePath: path)), data.count <= largest,
      mentionsIntents(data)
    else { return nil }
    return file(path: path, text: [UInt8](data))
  }

  /// The text as a file; `nil` when it is nested too deeply to be looked at.
  static func file(path: String, text: [UInt8]) -> SourceFile? {
    guard !NestingScan.isTooDeep(text) else { return nil }
    let file = SourceFile(path: path, text: text)
    return SourceFile.isTooDeep(file.tree) ? nil : file
  }

  private static func mentionsIntents(_ data: Data) -> Bool {
    data.withUnsafeBytes { ByteSearch.contains(anyOf: needles, in: $0) }
  }
}
