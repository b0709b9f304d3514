// The files of a script: FileManager's operations, within the folders that a script has.

package import BehestJSON
package import Foundation
package import ScriptEngine

/// The files that a script can reach: its own folder, its documents, temporary files, and the
/// documents that all scripts share.
///
/// Every path is resolved before it is used, symbolic links included, and must lie in one of the
/// folders.
package struct ScriptFiles: Sendable {
  /// The folders by the names of `file.directories`.
  let folders: [String: URL]
  /// The operations that do not follow a link: they are about itself, or replace it.
  private static let onLinks = [
    "remove", "isLink", "exists", "destinationOfSymbolicLink", "writeAsString", "writeAsData",
  ]
  /// The most bytes that are read or written at once.
  private static let limit = 64 << 20

  /// Creates the files of a script.
  ///
  /// - Throws: The error of the system when a folder cannot be made.
  package init(script: URL, in folders: ScriptFolders) throws {
    let own = folders.data.appending(path: "files/\(folders.fileName(ofScriptIn: script.path))")
    self.folders = [
      "documents": own.appending(path: "Documents"), "temporary": own.appending(path: "Temporary"),
      "appGroup": folders.data.appending(path: "files/shared"), "scripts": script,
    ]
    for folder in self.folders.values where folder != script {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// Answers a message about files.
  ///
  /// - Throws: `RunError` with a sentence for the script.
  package func answer(_ operation: String, _ argument: JSON) throws(RunError) -> JSON {
    do {
      return try carryOut(operation, argument)
    } catch let error as RunError {
      throw error
    } catch {
      let path = argument["path"]?.string ?? ""
      switch (error as? CocoaError)?.code {
      case .fileReadNoSuchFile?: throw RunError(.thrown, "There is no file “\(path)”.")
      case .fileNoSuchFile?:
        throw RunError(
          .thrown,
          "“\(path)” or its folder is not there: FileManager.createDirectory(folder, true) makes one."
        )
      case .fileWriteFileExists?: throw RunError(.thrown, "“\(path)” is there already.")
      default: throw RunError(.thrown, "“\(path)”: \(error.localizedDescription)")
      }
    }
  }

  private func carryOut(_ operation: String, _ argument: JSON) throws -> JSON {
    if operation == "directories" { return .init(folders: folders) }
    let path = try url(
      argument["path"],
      isOfLink: Self.onLinks.contains(operation))
    let files = FileManager.default
    switch operation {
    case "exists": return .boolean(files.fileExists(atPath: path.path))
    case "isFile": return .boolean(kind(of: path) == .typeRegular)
    case "isDirectory": return .boolean(kind(of: path) == .typeDirectory)
    case "isLink": return .boolean(kind(of: path) == .typeSymbolicLink)
    case "isBinaryFile": return .boolean(String(data: try read(path), encoding: .utf8) == nil)
    case "destinationOfSymbolicLink":
      return .string(try files.destinationOfSymbolicLink(atPath: path.path))
    case "createDirectory":
      try files.createDirectory(
        at: path, withIntermediateDirectories: argument["recursive"] == true)
    case "createLink":
      try files.createSymbolicLink(at: path, withDestinationURL: try url(argument["target"]))
    case "copyFile":
      let target = try url(argument["newPath"])
      guard !target.path.hasPrefix(path.path + "/") else {
        throw RunError(.thrown, "A folder cannot be copied into itself.")
      }
      try checkLinks(in: path)
      try files.copyItem(at: path, to: target)
    case "rename":
      try checkIsNoRoot(path)
      try checkLinks(in: path)
      try files.moveItem(at: path, to: try url(argument["newPath"]))
    case "remove":
      try checkIsNoRoot(path)
      try files.removeItem(at: path)
    case "readDirectory": return try list(path, isRecursive: argument["recursive"] == true)
    case "readAsString":
      guard let text = String(data: try read(path), encoding: encoding(argument)) else {
        throw RunError(.thrown, "\(path.lastPathComponent) is no text in that encoding.")
      }
      return .string(text)
    case "readAsData": return ["$data": .string(try read(path).base64EncodedString())]
    case "writeAsString": try write(try text(argument["contents"], argument), to: path)
    case "appendText": try append(try text(argument["text"], argument), to: path)
    case "writeAsData": try write(try data(argument["data"]), to: path)
    case "appendData": try append(try data(argument["data"]), to: path)
    case "stat": return try status(of: path)
    default: throw RunError(.thrown, "FileManager cannot \(operation) in a terminal.")
    }
    return nil
  }

  // MARK: Paths

  /// Checks that a path is none of the folders themselves.
  private func checkIsNoRoot(_ path: URL) throws(RunError) {
    let roots = folders.values.map { $0.resolvingSymlinksInPath().standardizedFileURL.path }
    guard !roots.contains(path.resolvingSymlinksInPath().standardizedFileURL.path) else {
      throw RunError(.thrown, "A script's own folders cannot be moved or removed.")
    }
  }

  /// Checks that no link below a path leads out of the folders: one that is moved while another run
  /// uses its old place would be followed.
  private func checkLinks(in path: URL) throws {
    let below = FileManager.default.enumerator(atPath: path.path)
    for case let name as String in below ?? .init() {
      let place = path.appending(path: name)
      guard kind(of: place) == .typeSymbolicLink else { continue }
      _ = try url(.string(place.path))
    }
  }

  /// Returns the place of a path, whose folder is resolved.
  ///
  /// - Parameter isOfLink: Whether the path may be a link that leads to nothing.
  /// - Throws: `RunError` for a path outside of the script's folders.
  func url(_ path: JSON?, isOfLink: Bool = false) throws(RunError) -> URL {
    guard let path = path?.string, !path.isEmpty, !path.utf8.contains(0) else {
      throw RunError(.thrown, "FileManager needs a path.")
    }
    let plain = path.hasPrefix("file://") ? URL(string: path)?.path ?? path : path
    let documents = folders["documents"] ?? URL(filePath: "/")
    let place =
      (plain.hasPrefix("/") ? URL(filePath: plain) : documents.appending(path: plain))
      .standardizedFileURL
    // What does not exist yet is made in a folder that does; a link is followed wherever it leads.
    var parent = place
    var rest: [String] = []
    while !FileManager.default.fileExists(atPath: parent.path), parent.path != "/" {
      if kind(of: parent) == .typeSymbolicLink { break }
      rest.insert(parent.lastPathComponent, at: 0)
      parent = parent.deletingLastPathComponent()
    }
    var resolved = parent.resolvingSymlinksInPath()
    for component in rest { resolved.append(path: component) }
    let isInside = folders.values.contains { folder in
      let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
      return resolved.path == root || resolved.path.hasPrefix(root + "/")
    }
    let leadsNowhere =
      kind(of: place) == .typeSymbolicLink
      && !FileManager.default.fileExists(atPath: place.path)
    guard isInside, kind(of: parent) != .typeSymbolicLink || parent == place,
      isOfLink || !leadsNowhere
    else {
      throw RunError(
        .thrown,
        "\(path) is not among the script's files: use FileManager.documentsDirectory, "
          + "temporaryDirectory or appGroupDocumentsDirectory.")
    }
    return resolved
  }

  private func kind(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }

  private func list(_ folder: URL, isRecursive: Bool) throws -> JSON {
    let files = FileManager.default
    let names =
      isRecursive
      ? try files.subpathsOfDirectory(atPath: folder.path)
      : try files.contentsOfDirectory(atPath: folder.path)
    return JSON(strings: names.sorted().map { folder.appending(path: $0).path })
  }

  private func status(of path: URL) throws -> JSON {
    let facts = try FileManager.default.attributesOfItem(atPath: path.path)
    let types: [FileAttributeType: String] = [
      .typeRegular: "file", .typeDirectory: "directory", .typeSymbolicLink: "link",
    ]
    func time(_ key: FileAttributeKey) -> JSON {
      .number(((facts[key] as? Date)?.timeIntervalSince1970 ?? 0) * 1_000)
    }
    return [
      "size": .integer((facts[.size] as? Int) ?? 0),
      "type": .string(types[facts[.type] as? FileAttributeType ?? .typeUnknown] ?? "unknown"),
      "creationDate": time(.creationDate), "modificationDate": time(.modificationDate),
    ]
  }

  // MARK: Contents

  private func read(_ path: URL) throws -> Data {
    let size = (try FileManager.default.attributesOfItem(atPath: path.path))[.size] as? Int ?? 0
    guard kind(of: path) == .typeRegular, size <= Self.limit else {
      throw RunError(.thrown, "\(path.lastPathComponent) is no file that can be read at once.")
    }
    return try Data(contentsOf: path)
  }

  private func write(_ data: Data, to path: URL) throws {
    guard data.count <= Self.limit else {
      throw RunError(.thrown, "\(path.lastPathComponent) would be too large.")
    }
    try data.write(to: path, options: .atomic)
  }

  private func append(_ data: Data, to path: URL) throws {
    let old = FileManager.default.fileExists(atPath: path.path) ? try read(path) : Data()
    try write(old + data, to: path)
  }

  private func encoding(_ argument: JSON) -> String.Encoding {
    switch argument["encoding"]?.string?.lowercased() {
    case "ascii": .ascii
    case "latin1", "isolatin1", "iso-8859-1": .isoLatin1
    case "utf16", "utf-16": .utf16
    default: .utf8
    }
  }

  private func text(_ text: JSON?, _ argument: JSON) throws -> Data {
    guard let data = text?.string?.data(using: encoding(argument)) else {
      throw RunError(.thrown, "The text cannot be written in that encoding.")
    }
    return data
  }

  private func data(_ value: JSON?) throws -> Data {
    guard let data = value?["$data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw RunError(.thrown, "FileManager needs Data to write.")
    }
    return data
  }
}

extension JSON {
  fileprivate init(folders: [String: URL]) {
    self = [:]
    for (name, url) in folders { self[name] = .string(url.path) }
  }
}
