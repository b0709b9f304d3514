// Reads words as a file: the path of one, or else the text itself; and checks its type.

import Foundation

/// A reader that creates files for a parameter, of the types that it supports.
struct FileReader: Sendable {
  /// The types allowed, as uniform type identifiers; empty for any.
  var types: [String] = []

  /// Returns the file at a path, or a file whose contents are the text.
  ///
  /// Words that begin like a path always name a file; others do if such a file exists.
  func file(_ text: String) -> Resolution {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPath = ["/", "./", "../", "~/"].contains { words.hasPrefix($0) }
    if words.count < 4096, !words.isEmpty, !words.contains(where: \.isNewline) {
      let url = URL(
        filePath: words.hasPrefix("~/") ? NSString(string: words).expandingTildeInPath : words)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        guard let handle = try? FileHandle(forReadingFrom: url) else {
          return .nothing(problem: "“\(words.shortened)” cannot be read.")
        }
        defer { try? handle.close() }
        let type = FileType(of: (try? handle.read(upToCount: 512)) ?? Data(), named: words)
        return checked(
          Value.File(name: url.lastPathComponent, type: type.identifier, url: url), type)
      }
      if isPath { return .nothing(problem: "There is no file “\(words.shortened)”.") }
    }
    return file(Data(text.utf8), named: "text.txt")
  }

  /// Returns a file in memory, if its type is allowed.
  func file(_ data: Data, named name: String) -> Resolution {
    let type = FileType(of: data.prefix(512), named: name)
    return checked(Value.File(name: name, type: type.identifier, data: data), type)
  }

  private func checked(_ file: Value.File, _ type: FileType) -> Resolution {
    guard types.isEmpty || types.contains(where: type.conforms) else {
      let wanted = types.map { FileType(identifier: $0).words }.joined(separator: " or ")
      return .nothing(
        problem: "“\(file.name.shortened)” is \(type.words.withArticle): it has to be \(wanted).")
    }
    return .value(.file(file))
  }
}

/// A type of file, inferred from its name or its first bytes.
struct FileType: Hashable, Sendable {
  /// The uniform type identifier.
  var identifier: String

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type from the extension of a file name, or else from the first bytes of the file.
  init(of beginning: Data, named name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if name.contains("."), let known = Self.byExtension[ending] {
      identifier = known
    } else if let magic = Self.byBeginning.first(where: { beginning.starts(with: $0.0) }) {
      identifier = magic.1
    } else {
      identifier = beginning.contains(0) ? "public.data" : "public.plain-text"
    }
  }

  /// The name of the type for people.
  var words: String {
    Self.words[identifier] ?? identifier
  }

  /// Returns whether the type conforms to another type.
  func conforms(to other: String) -> Bool {
    if identifier == other || ["public.data", "public.item", "public.content"].contains(other) {
      return true
    }
    return Self.parents[identifier].map { FileType(identifier: $0).conforms(to: other) } ?? false
  }

  private static let byBeginning: [([UInt8], String)] = [
    (Array("%PDF".utf8), "com.adobe.pdf"), ([0x89, 0x50, 0x4E, 0x47], "public.png"),
    ([0xFF, 0xD8, 0xFF], "public.jpeg"), (Array("GIF8".utf8), "com.compuserve.gif"),
    ([0x50, 0x4B, 0x03, 0x04], "public.zip-archive"),
  ]

  private static let byExtension: [String: String] = [
    "txt": "public.plain-text", "text": "public.plain-text", "md": "net.daringfireball.markdown",
    "markdown": "net.daringfireball.markdown", "pdf": "com.adobe.pdf", "png": "public.png",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "heic": "public.heic", "tiff": "public.tiff", "webp": "org.webmproject.webp",
    "svg": "public.svg-image", "html": "public.html", "htm": "public.html", "rtf": "public.rtf",
    "xml": "public.xml", "json": "public.json", "yaml": "public.yaml", "yml": "public.yaml",
    "csv": "public.comma-separated-values-text", "mp3": "public.mp3", "zip": "public.zip-archive",
    "swift": "public.swift-source",
    "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "epub": "org.idpf.epub-container",
  ]

  private static let parents: [String: String] = [
    "public.plain-text": "public.text", "public.utf8-plain-text": "public.plain-text",
    "net.daringfireball.markdown": "public.plain-text", "public.html": "public.text",
    "public.rtf": "public.text", "public.xml": "public.text", "public.json": "public.text",
    "public.yaml": "public.text", "public.comma-separated-values-text": "public.text",
    "public.source-code": "public.plain-text", "public.swift-source": "public.source-code",
    "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
    "com.compuserve.gif": "public.image", "public.tiff": "public.image",
    "org.webmproject.webp": "public.image", "public.svg-image": "public.image",
    "public.mp3": "public.audio", "public.mpeg-4": "public.movie",
    "com.apple.quicktime-movie": "public.movie", "public.zip-archive": "public.archive",
  ]

  private static let words: [String: String] = [
    "public.plain-text": "plain text", "public.text": "text", "com.adobe.pdf": "PDF",
    "public.png": "PNG image", "public.jpeg": "JPEG image", "com.compuserve.gif": "GIF image",
    "public.image": "image", "public.html": "HTML page", "public.json": "JSON",
    "net.daringfireball.markdown": "Markdown", "public.zip-archive": "zip archive",
    "public.data": "file of unknown type", "public.audio": "sound", "public.movie": "film",
  ]
}
