// Runs scripts and their intents, and makes results of the engine of what they end with.

import BehestCards
import BehestJSON
import BehestUniformTypeIdentifiers
import Foundation
import IntentEngine
import ScriptBundles
import ScriptEngine

extension ScriptApp {
  /// Runs the script from its beginning to its exit.
  func start(
    _ call: ScriptCall, _ way: ScriptWay?, _ respondent: any Respondent
  ) async throws -> CallResult {
    let contents = try refreshed()
    let entries = contents.project.entries
    let entry: ScriptEntry =
      way == .app || entries[.intent] == nil && way == nil ? .index : .intent
    let session = ScriptSession(self, contents, entry: entry, way: way, respondent: respondent)
    let value = try await value(
      of: session, input: try input(of: call, session), query: query(of: call, contents.project))
    var result = try result(of: value, by: session)
    session.complete(&result)
    try check(value, in: way)
    return result
  }

  /// Runs the script from its beginning to its exit, and returns what it exits with.
  private func value(
    of session: ScriptSession, input: JSON, query: JSON
  ) async throws -> JSON {
    guard let bundle = session.bundle else {
      throw Failure(
        .intentFailed,
        "\(name) has no \(session.entry.rawValue).tsx"
          + (session.entry == .index ? "." : ", which runs it for a value or a snippet."))
    }
    defer { forget(session) }
    let run = try await session.load(bundle, input: input, query: query)
    defer { session.end() }
    return try await session.failing {
      do {
        return try await run.exited()["value"] ?? .null
      } catch let error as RunError where error.kind == .waitsForNothing && session.way == .app {
        // Views that were dismissed are a result as well.
        session.log(error.message)
        return .null
      }
    }
  }

  /// Runs the script for another one, and returns what it exits with.
  func value(for other: ScriptSession, query: JSON) async throws -> JSON {
    let contents = try refreshed()
    let session = ScriptSession(
      self, contents, entry: contents.project.entries[.index] == nil ? .intent : .index,
      way: other.way, respondent: other.respondent, depth: other.depth + 1)
    let value = try await value(of: session, input: [:], query: query)
    session.passOn(to: other)
    return value
  }

  /// Returns the script of a name beside this one, or among the person's; `nil` when there is none.
  func neighbour(named name: String) async throws -> ScriptApp? {
    let beside = URL(filePath: folder).deletingLastPathComponent().path
    for place in [beside, folders.scripts.path] {
      let script = ScriptProject.all(in: place).first { folder, project in
        folder == name || (try? project.get())?.name == name
      }
      if let script {
        return try await ScriptApp(
          at: "\(place)/\(script.name)", in: folders, engine: engine, bundler: bundler)
      }
    }
    return nil
  }

  /// Performs an intent that the script registers, in a fresh context.
  func perform(
    _ intent: String, _ parameters: JSON, _ respondent: any Respondent
  ) async throws -> CallResult {
    let contents = try refreshed()
    guard let bundle = contents.bundles[.appIntents] else {
      throw Failure(.intentFailed, "\(name) has no app_intents.tsx, which registers “\(intent)”.")
    }
    let session = ScriptSession(
      self, contents, entry: .appIntents, way: nil, respondent: respondent)
    defer { forget(session) }
    let run = try await session.load(bundle)
    defer { session.end() }
    let end = try await session.failing {
      try await run.start("perform", arguments: [.string(intent), parameters])
    }
    if end["exited"] == true {
      let file = contents.project.entries[.appIntents] ?? "app_intents.tsx"
      throw Failure(
        .intentFailed,
        "\(file): “\(intent)” calls Script.exit, which ends intent.tsx: return its result instead.")
    }
    try checkActivity(of: intent, in: contents)
    var result =
      try end["view"].map { CallResult(content: session.source(of: $0)) }
      ?? result(of: end["value"] ?? .null, by: session)
    session.complete(&result)
    return result
  }

  // MARK: Input

  /// The name that the engine gives to what is piped in.
  private static let pipeName = "input"

  private func input(of call: ScriptCall, _ session: ScriptSession) throws -> JSON {
    if let text = call.value(of: "text")?.text { return input(of: text) }
    guard case .file(let file)? = call.value(of: "file")?.plain else { return [:] }
    let contents = file.contents
    if file.name == Self.pipeName, let text = String(validating: contents, as: UTF8.self) {
      let json = try? JSON(parsing: contents)
      guard let json, json.object != nil || json.array != nil else { return input(of: text) }
      return ["shortcutParameter": ["type": "json", "value": json]]
    }
    let place = try session.keep(file)
    var input: JSON = [
      "shortcutParameter": ["type": "fileURL", "value": .string(place.path)],
      "fileURLs": [.string(place.path)],
    ]
    if UTType(filenameExtension: place.pathExtension)?.conforms(to: .image) == true {
      input["imagePaths"] = [.string(place.path)]
    }
    return input
  }

  private func input(of text: String) -> JSON {
    var input: JSON = [
      "shortcutParameter": ["type": "text", "value": .string(text)], "texts": [.string(text)],
    ]
    if let scheme = URL(string: text)?.scheme, ["http", "https"].contains(scheme) {
      input["urls"] = [.string(text)]
    }
    return input
  }

  private func query(of call: ScriptCall, _ project: ScriptProject) -> JSON {
    var query: JSON = [:]
    if let text = call.value(of: "query")?.text, let json = try? JSON(parsing: text.utf8) {
      query = json.object == nil ? [:] : json
    }
    for argument in project.arguments {
      if let value = call.value(of: argument.name) { query[argument.name] = .string(value.text) }
    }
    return query
  }

  // MARK: Results

  private func check(_ value: JSON, in way: ScriptWay?) throws(Failure) {
    let isSnippet = value["type"] == "snippetIntent"
    if way == .run, isSnippet {
      throw Failure(
        .intentFailed,
        "\(name) ends with a snippet, which a run has no place for: use behest script snippet "
          + "\(name).")
    }
    if way == .snippet, !isSnippet {
      throw Failure(
        .intentFailed,
        "\(name) shows no snippet: end it with Script.exit(Intent.snippetIntent(…)).")
    }
  }

  /// Returns the engine's result of a value that a script ended with.
  func result(of value: JSON, by session: ScriptSession) throws -> CallResult {
    let content = value["value"]
    switch value["type"]?.string {
    case nil: return CallResult()
    case "text", "attributedText": return CallResult(value: .text(content?.string ?? ""))
    case "url":
      return CallResult(value: content?.string.flatMap { URL(string: $0) }.map { .url($0) })
    case "file", "fileURL", "image":
      return CallResult(value: .file(try file(content ?? .null, by: session)))
    case "view":
      var result = try result(of: content ?? .null, by: session)
      result.content = session.source(of: value["view"] ?? .null)
      return result
    case "snippetIntent":
      var result = try result(of: content ?? .null, by: session)
      result.content = ScriptCall(value["snippetIntent"] ?? .null, of: self).map { .intent($0) }
      return result
    default:
      // A script's text or number is no document.
      switch content {
      case .string(let text)?: return CallResult(value: .text(text))
      case .integer(let number)?: return CallResult(value: .integer(number))
      case .boolean(let isTrue)?: return CallResult(value: .boolean(isTrue))
      default: return CallResult(value: .json((content ?? .null).withoutMarks))
      }
    }
  }

  private func file(_ content: JSON, by session: ScriptSession) throws -> Value.File {
    let image = content["$image"] ?? content
    if let data = (image["$data"] ?? image["data"]?["$data"])?.string.flatMap({
      Data(base64Encoded: $0)
    }) {
      return Value.File(name: "\(name).\(image == content ? "dat" : "png")", type: nil, data: data)
    }
    let place = try session.files().url(image.string.map { .string($0) } ?? image["path"])
    return Value.File(
      name: place.lastPathComponent, type: nil, data: try Data(contentsOf: place))
  }
}

extension JSON {
  /// The value as other programs know it: dates and data are texts.
  fileprivate var withoutMarks: JSON {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutMarks))
    case .object(let members):
      if members.count == 1 {
        for mark in ["$date", "$data"] { if let text = self[mark] { return text } }
        if let object = self["$object"] { return object.withoutMarks }
      }
      var json: JSON = [:]
      for (name, value) in members { json[name] = value.withoutMarks }
      return json
    default: return self
    }
  }
}
