// Reads words as a file: the path of one, or else the text itself; and checks its type.

import BehestUniformTypeIdentifiers
import Foundation
import FoundationGaps

/// A reader that creates files for a parameter, of the types that it supports.
struct FileReader: Sendable {
  /// The types allowed, as uniform type identifiers; empty for any.
  var types: [String] = []

  /// Returns the file at a path, or a file whose contents are the text.
  ///
  /// A word alone and words that begin like a path, or end like the name of a file, always name one; others do if
  /// such a file exists.
  func file(_ text: String) -> Resolution {
    existing(text) ?? file(Data(text.utf8), named: "text.txt")
  }

  /// Returns the file at a path; `nil` for words that neither look like a path nor name a file.
  func existing(_ text: String) -> Resolution? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPath =
      !words.contains(where: \.isWhitespace)
      || ["/", "./", "../", "~/"].contains { words.hasPrefix($0) }
      || words.wholeMatch(of: /(?:[^\n:]*\/[^\n\/]*|[^\s:\/]+)\.[A-Za-z][A-Za-z0-9]{0,4}/) != nil
    if words.count < 4096, !words.isEmpty, !words.contains(where: \.isNewline) {
      let url = URL(
        filePath: words.hasPrefix("~/") ? words.expandingTilde : words)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
        guard !isFolder.boolValue, let handle = try? FileHandle(forReadingFrom: url) else {
          return .nothing(problem: Sentence.fileUnreadable(words: words.shortened))
        }
        defer { try? handle.close() }
        let type = type(of: (try? handle.read(upToCount: 512)) ?? Data(), named: words)
        return checked(
          Value.File(name: url.lastPathComponent, type: type.identifier, url: url), type)
      }
      if isPath { return .nothing(problem: Sentence.noFile(words: words.shortened)) }
    }
    return nil
  }

  /// Returns a file in memory, if its type is allowed.
  func file(_ data: Data, named name: String) -> Resolution {
    let type = type(of: data.prefix(512), named: name)
    return checked(Value.File(name: name, type: type.identifier, data: data), type)
  }

  private func checked(_ file: Value.File, _ type: UTType) -> Resolution {
    guard allows(type) else {
      let wanted = types.map(Self.words(for:)).alternatives
      let kind = Self.words(for: type.identifier)
      return .nothing(
        problem: Sentence.fileOfKind(name: file.name.shortened, kind: kind, wanted: wanted))
    }
    return .value(.file(file))
  }

  private func allows(_ type: UTType) -> Bool {
    types.isEmpty
      || types.contains { Self.all.contains($0) || type.conforms(to: UTType(known: $0)) }
  }

  /// Returns the type for the extension of a file name, or else for the first bytes of the file.
  ///
  /// A type that is not allowed and has no name for people is left to the bytes: a log or a list of
  /// values separated by commas is plain text too.
  private func type(of beginning: Data, named name: String) -> UTType {
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    if name.contains("."), let known = UTType(filenameExtension: ending),
      allows(known) || Self.kinds[known.identifier] != nil
        || Self.names[known.identifier] != nil
    {
      return known
    }
    if let magic = Self.byBeginning.first(where: { beginning.starts(with: $0.0) }) {
      return magic.1
    }
    return beginning.contains(0) ? .data : .plainText
  }

  /// The types that every file has.
  private static let all: Set<String> = ["public.data", "public.item", "public.content"]

  private static let byBeginning: [([UInt8], UTType)] = [
    (Array("%PDF".utf8), .pdf), ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF8".utf8), .gif), ([0x50, 0x4B, 0x03, 0x04], .zip),
  ]

  /// Returns the name of a type for people, or else its identifier.
  private static func words(for type: String) -> String {
    if let kind = kinds[type] { return kind() }
    return names[type].map { imageTypes.contains(type) ? Sentence.imageOfKind(kind: $0) : $0 }
      ?? type
  }

  private static let kinds: [String: Sentence] = [
    "public.plain-text": .plainText, "public.text": .text, "public.image": .image,
    "public.html": .htmlPage, "public.zip-archive": .zipArchive, "public.data": .unknownFile,
    "public.audio": .sound, "public.movie": .film,
  ]

  private static let names: [String: String] = [
    "com.adobe.pdf": "PDF", "public.png": "PNG", "public.jpeg": "JPEG",
    "com.compuserve.gif": "GIF", "public.json": "JSON", "net.daringfireball.markdown": "Markdown",
  ]

  private static let imageTypes: Set<String> = [
    "public.png", "public.jpeg", "com.compuserve.gif",
  ]
}
