// Keeps images, sounds and other files that servers return, so that they can be shown and saved.

import BehestProcess
import Foundation
import IntentEngine

/// A file that a server has returned, kept in the person's cache until it is cleared.
package struct KeptFile {
  /// The file as a value.
  let file: Value.File
  /// The path of the kept file; `nil` when it could not be written.
  let path: String?
  /// The type and the size: "image/png, 12 kB".
  let description: String

  /// The largest file that is kept, in bytes.
  private static let largest = 64 << 20
  /// The size of all kept files, in bytes, beyond which the oldest ones go.
  private static let bound = 256 << 20

  /// Creates the file from its bytes in base 64; `nil` when they are no base 64.
  ///
  /// - Parameter name: The address or the name of the file; `nil` when it has none.
  init?(base64: String, mimeType: String, name: String?) {
    guard let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) else {
      return nil
    }
    let type = mimeType.oneLine(upTo: 60)
    let last = name.flatMap { $0.split(separator: "/").last.map(String.init) }?.oneLine(upTo: 80)
    let suffix = Self.suffix(of: mimeType, named: last)
    let title = last.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "file.\(suffix)"
    file = Value.File(name: title, type: type, data: data)
    path = data.count <= Self.largest ? Self.keep(data, suffix: suffix) : nil
    description =
      [last, type.nonEmpty, data.count.formatted(.byteCount(style: .file))].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Returns the suffix under which a file is kept: that of its name, or else of its media type.
  package static func suffix(of type: String, named name: String?) -> String {
    name.flatMap(suffix(ofName:)) ?? suffix(of: type)
  }

  /// Returns the suffix of an address or a name, "xlsx" of "book.xlsx?v=2"; `nil` when it has none.
  private static func suffix(ofName name: String) -> String? {
    let parts = name.prefix { $0 != "?" && $0 != "#" }.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last, suffix.count <= 8,
      suffix.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return suffix.lowercased()
  }

  /// Returns the suffix of a media type's files: "png" of "image/png", "svg" of "image/svg+xml".
  private static func suffix(of type: String) -> String {
    let type = type.prefix { $0 != ";" }.lowercased()
    let subtype = type.split(separator: "/").last ?? ""
    let words = subtype.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map(String.init)
    for (word, suffix) in suffixes where words.contains(word) { return suffix }
    return words.last.map { String($0.prefix(8)) } ?? "bin"
  }

  /// The suffixes of types by a word of their names; of several words the first one here counts.
  private static let suffixes: KeyValuePairs = [
    "spreadsheetml": "xlsx", "wordprocessingml": "docx", "presentationml": "pptx",
    "excel": "xls", "msword": "doc", "powerpoint": "ppt", "spreadsheet": "ods",
    "presentation": "odp", "opendocument": "odt", "epub": "epub", "svg": "svg", "json": "json",
    "xhtml": "html", "jpeg": "jpg", "mpeg": "mp3", "plain": "txt", "markdown": "md",
    "javascript": "js", "python": "py", "gzip": "gz", "quicktime": "mov", "octet": "bin",
  ]

  /// Writes the file under a name made of its contents; only its owner may read it.
  private static func keep(_ data: Data, suffix: String) -> String? {
    let cache = UserFolder.cache.path(in: ProcessInfo.processInfo.environment)
    guard let folder = cache.map({ $0 + "/files" }) else { return nil }
    let name = String(data.withUnsafeBytes(Checksum.of), radix: 16)
    let path = "\(folder)/\(name).\(suffix)"
    let manager = FileManager.default
    guard !manager.fileExists(atPath: path) else { return path }
    try? manager.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isWritten = manager.createFile(
      atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
    if isWritten { clear(folder, keeping: path) }
    return isWritten ? path : nil
  }

  /// Removes the oldest files of a folder until the others are within the bound.
  private static func clear(_ folder: String, keeping kept: String) {
    let manager = FileManager.default
    let files = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? manager.attributesOfItem(atPath: path)).map { attributes in
        (
          path: path, size: (attributes[.size] as? Int) ?? 0,
          date: (attributes[.modificationDate] as? Date) ?? .distantPast
        )
      }
    }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.date < $1.date }) where size > bound && file.path != kept {
      if (try? manager.removeItem(atPath: file.path)) != nil { size -= file.size }
    }
  }
}
