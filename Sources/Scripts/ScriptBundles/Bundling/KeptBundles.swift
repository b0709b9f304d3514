// Keeps the bundles of a script between runs, in one file.

import BehestJSON
import BehestProcess
import Foundation

/// The file with a script's bundles.
///
/// It has a checksum, the key, and the texts behind them, so that a kept bundle costs reading it
/// and the script's files. The key has the contents of all files that the bundles are made of, the
/// names beside them, since another ending would be found first, and the identities of esbuild and of
/// this program. There is one file a script: the next state of the script takes its place.
struct KeptBundles {
  private let folder: String
  private let project: ScriptProject
  private let esbuild: Esbuild

  private static let ending = ".bundles"
  private static let largestFile = 256 << 20
  private static let mostFiles = 200
  /// A file changed just before it was read may have been read before.
  private static let clockStep = 0.02

  init(of project: ScriptProject, in folder: String, esbuild: Esbuild) {
    self.project = project
    self.folder = folder
    self.esbuild = esbuild
  }

  private var path: String {
    folder + "/" + Self.checksum(Array(project.folder.utf8)) + Self.ending
  }

  private static func checksum(_ bytes: [UInt8]) -> String {
    String(bytes.withUnsafeBytes { Checksum.of($0) }, radix: 16)
  }

  // MARK: Reading

  /// Returns the bundles, if they were made of files that are the same.
  func bundles() -> [ScriptEntry: ScriptBundle]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o022 == 0,
      case .success(let bytes) = ScriptFolder.read(path, upTo: Self.largestFile),
      let first = bytes.firstIndex(of: 0x0A),
      let second = bytes[(first + 1)...].firstIndex(of: 0x0A),
      let header = try? JSON(parsing: bytes[(first + 1)..<second]),
      let inputs = header["inputs"]?.strings, let mapFolder = header["mapFolder"]?.string,
      let entries = header["entries"]?.array, let key = header["key"]?.string
    else { return nil }
    let sum = bytes.withUnsafeBytes { all in
      Checksum.of(UnsafeRawBufferPointer(rebasing: all[(first + 1)...]))
    }
    guard bytes[..<first].elementsEqual(String(sum, radix: 16).utf8), key == self.key(of: inputs)
    else { return nil }
    var bundles: [ScriptEntry: ScriptBundle] = [:]
    var rest = bytes[(second + 1)...]
    for entry in entries {
      guard let name = entry["name"]?.string, let kind = ScriptEntry(rawValue: name),
        let source = entry["source"]?.integer, let map = entry["map"]?.integer, source >= 0,
        map >= 0, source <= rest.count, map <= rest.count - source
      else { return nil }
      bundles[kind] = ScriptBundle(
        source: String(decoding: rest.prefix(source), as: UTF8.self),
        map: rest.dropFirst(source).prefix(map), in: mapFolder, of: project.folder)
      rest = rest.dropFirst(source + map)
    }
    return bundles
  }

  /// Returns what must be the same; `nil` when a file is not there any more.
  private func key(of inputs: [String]) -> String? {
    var lines = [
      ProgramBuild.identity(of: "/proc/self/exe") ?? "", esbuild.identity, project.folder,
    ]
    lines += project.entries.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
    for file in inputs {
      let path = project.folder + "/" + file
      guard case .success(let bytes) = ScriptFolder.read(path, upTo: ScriptFolder.largestFile)
      else { return nil }
      lines.append("\(file) \(bytes.count) \(Self.checksum(bytes))")
    }
    for place in Set(inputs.map { ($0 as NSString).deletingLastPathComponent }).sorted() {
      lines += Self.names(in: project.folder + "/" + place)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the names of code in a folder, sorted.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      [".tsx", ".ts", ".jsx", ".js", ".css"].contains { name.hasSuffix($0) }
    }.sorted()
  }

  // MARK: Writing

  /// Keeps the bundles of a run, in place of those of another state of the script.
  ///
  /// Nothing is kept when a file changed meanwhile, nor is it an error when the disk is full.
  func keep(_ build: ScriptBuild) {
    guard let key = key(of: build.inputs), !hasChanged(since: build) else { return }
    var bytes: [UInt8] = []
    var entries: [JSON] = []
    var mapFolder = ""
    for (entry, bundle) in build.bundles {
      entries.append([
        "name": .string(entry.rawValue), "source": .integer(bundle.source.utf8.count),
        "map": .integer(bundle.mapBytes.count),
      ])
      bytes += bundle.source.utf8
      bytes += bundle.mapBytes
      mapFolder = bundle.mapFolder
    }
    let header: JSON = [
      "key": .string(key), "inputs": JSON(strings: build.inputs), "entries": .array(entries),
      "mapFolder": .string(mapFolder),
    ]
    bytes.insert(contentsOf: Array((header.text(isPretty: false) + "\n").utf8), at: 0)
    bytes.insert(contentsOf: Array((Self.checksum(bytes) + "\n").utf8), at: 0)
    write(bytes)
    prune()
  }

  private func hasChanged(since build: ScriptBuild) -> Bool {
    let start = build.start.timeIntervalSince1970 - Self.clockStep
    return build.inputs.contains { file in
      var status = stat()
      guard stat(project.folder + "/" + file, &status) == 0 else { return true }
      let time = status.st_ctim
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 >= start
    }
  }

  /// Puts a new file in the place of the old one, all of it or nothing.
  private func write(_ bytes: [UInt8]) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = "\(path).\(getpid()).\(UInt64.random(in: 0 ... .max))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let error = Descriptor.write(bytes, to: file)
    guard close(file) == 0, error == nil, rename(draft, path) == 0 else {
      unlink(draft)
      return
    }
  }

  /// Removes what was written longest ago when there is too much, with what killed processes left.
  private func prune() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.mostFiles else { return }
    let byAge = names.filter { $0.contains(Self.ending) }.map { name in
      var status = stat()
      let isThere = stat(folder + "/" + name, &status) == 0
      return (path: folder + "/" + name, time: isThere ? status.st_mtim.tv_sec : 0)
    }
    for old in byAge.sorted(by: { $0.time > $1.time }).dropFirst(Self.mostFiles) {
      try? manager.removeItem(atPath: old.path)
    }
  }
}
