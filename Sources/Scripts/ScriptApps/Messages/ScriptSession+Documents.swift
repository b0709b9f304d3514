// The files and addresses that a script takes from the person, and those that it hands over.

import BehestJSON
import Foundation
import IntentEngine
import ScriptEngine
import Synchronization

extension ScriptSession {
  /// What a script has handed over since a result last had it.
  struct Handover {
    /// The addresses to open: nothing is opened for a script, the person does it.
    var addresses: [URL] = []
    /// The files that were exported.
    var exports: [URL] = []
  }

  /// Adds what the script has copied and handed over to the result of its run.
  func complete(_ result: inout CallResult) {
    result.copy = copied.map { Copy(plainText: $0) }
    if result.value == nil, result.content == nil {
      result.value = state.withLock { $0.handover.addresses.popLast() }.map { .url($0) }
    }
    result.dialog = handedOver()
  }

  /// Returns the words about what the script has handed over; `nil` for nothing new.
  func handedOver() -> Dialog? {
    let handover = takeHandover()
    let lines =
      handover.addresses.map { "Open \($0.absoluteString)" }
      + handover.exports.map { "Saved \($0.path)" }
    return lines.isEmpty ? nil : Dialog(lines.joined(separator: "\n"))
  }

  /// Passes on what this script has copied and handed over to the one that has run it.
  func passOn(to other: ScriptSession) {
    if let copied { other.copied = copied }
    let handover = takeHandover()
    other.state.withLock { state in
      state.handover.addresses += handover.addresses
      state.handover.exports += handover.exports
    }
  }

  private func takeHandover() -> Handover {
    state.withLock { state in
      defer { state.handover = Handover() }
      return state.handover
    }
  }

  /// Hands over an address to open.
  func openURL(_ argument: JSON) throws(RunError) -> JSON {
    let text = argument["url"]?.string ?? ""
    guard let url = URL(string: text), url.scheme != nil else {
      throw RunError(.thrown, "“\(text)” is no address: begin it with https://.")
    }
    state.withLock { $0.handover.addresses.append(url) }
    return true
  }

  /// Asks the person for a file, and returns the path of its copy in a list.
  func pickFile(_ argument: JSON) async throws -> JSON {
    guard argument["kind"] == "files" else {
      log("DocumentPicker.pickDirectory does nothing in a terminal.")
      return nil
    }
    var facts = ParameterFacts(name: "file", kind: .file)
    facts.contentTypes = (argument["types"]?.array ?? []).compactMap(\.string)
    let answer = try await ask(
      .value(CallParameter(facts), dialog: Dialog("Which file?")))
    guard case .value(let value) = answer, case .file(let file) = value.plain else { return [] }
    return [.string(try keep(file).path)]
  }

  /// Writes files to the script's own folder of exports, and returns their paths.
  func exportFiles(_ argument: JSON) throws -> JSON {
    var paths: [JSON] = []
    for file in argument["files"]?.array ?? [] {
      let data = (file["data"]?["$data"]?.string).flatMap { Data(base64Encoded: $0) } ?? Data()
      let place = try write(data, named: file["name"]?.string ?? "export", in: "Exports")
      state.withLock { $0.handover.exports.append(place) }
      paths.append(.string(place.path))
    }
    return .array(paths)
  }

  /// Copies a file of the person's to the script's own files: it can read no others.
  func keep(_ file: Value.File) throws -> URL {
    try write(file.contents, named: file.name, in: "Inbox")
  }

  /// Writes a file to a folder of the script's, beside others of that name.
  private func write(_ data: Data, named name: String, in folder: String) throws -> URL {
    let folder = try files().url(.string(folder))
    let name = URL(filePath: "/" + name).lastPathComponent
    let plain = folder.appending(path: name == "/" ? "file" : name)
    let (stem, ending) = (plain.deletingPathExtension().lastPathComponent, plain.pathExtension)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var place = plain
      var number = 1
      while let kept = try? Data(contentsOf: place), kept != data {
        number += 1
        place = folder.appending(path: "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
      }
      // Whatever lies there, a link above all, is replaced.
      try data.write(to: place, options: .atomic)
      return place
    } catch {
      throw RunError(.thrown, "\(name) cannot be written: \(error.localizedDescription)")
    }
  }
}
