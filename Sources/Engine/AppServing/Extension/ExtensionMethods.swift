// The questions about values that a client with the extension asks, as tools called behest.….

import AppExtension
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

extension AppServer {
  /// Answers a method of the extension.
  ///
  /// An error of the app is a result with `isError`, and the error in `structuredContent`.
  func answer(_ method: BehestExtension.Method, _ arguments: JSON) async throws -> JSON {
    do {
      let value = try await value(of: method, arguments)
      return ToolResult(content: [.text("")], structured: value).json
    } catch let error as RPCError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      let app = apps.first { $0.name == arguments["app"]?.string }
      let known = app?.host.failure(for: error, of: app?.name ?? "") ?? error
      return ToolResult(
        problem: error.reason, structured: ["error": ExtensionCoder.json(known)]
      ).json
    }
  }

  private func value(of method: BehestExtension.Method, _ arguments: JSON) async throws -> JSON {
    let parameter = arguments["parameter"]?.string ?? ""
    switch method {
    case .describe:
      let (app, call) = try await call(in: arguments)
      return app.speaking {
        var json: JSON = [
          "parameters": .array(call.parameters.map(coder.json)),
          "call": coder.json(state(of: call)),
        ]
        json["summary"] = call.summary.map { .string($0) }
        json["target"] = call.target.map { coder.json($0) }
        json["address"] = (call.address?.absoluteString).map { .string($0) }
        return json
      }
    case .prepare:
      let (app, call) = try await call(in: arguments)
      try await failing(as: app) { try await call.prepare() }
      return ["call": coder.json(state(of: call))]
    case .goOn:
      guard let goOn = kept.continuation(arguments["name"]?.string ?? "") else {
        throw RPCError(.invalidParams, "There is nothing to continue.")
      }
      try await goOn()
      return [:]
    case .options:
      let (app, call) = try await call(in: arguments)
      return coder.json(try await failing(as: app) { try await call.options(for: parameter) })
    case .startingValue:
      let (app, call) = try await call(in: arguments)
      return value(try await failing(as: app) { try await call.startingValue(of: parameter) })
    case .resolve:
      let (app, call) = try await call(in: arguments)
      let words = arguments["words"]?.string ?? ""
      return value(
        try await failing(as: app) { try await call.resolved(words, for: parameter) })
    case .entities:
      let (app, type) = try await entityType(in: arguments)
      return try await failing(as: app) { try await entities(of: type, arguments) }
    case .complete:
      guard let value = arguments["value"].flatMap(coder.value) else {
        throw RPCError(.invalidParams, "There is no value to complete.")
      }
      return self.value(try await value.complete())
    case .undo:
      let stack = kept.undoStack(of: try app(in: arguments))
      guard await stack.canUndo else { return [:] }
      if arguments["asksOnly"] == true { return ["canUndo": true] }
      return ["undone": .string(await stack.undo())]
    case .valueChanges:
      return ["valueChanges": .integer(try app(in: arguments).host.valueChanges)]
    }
  }

  private func value(_ value: Value?) -> JSON { value.map { ["value": coder.json($0)] } ?? [:] }

  /// Returns what a function returns in the words of an app, whose errors become its failures.
  func failing<Result>(
    as app: App, _ body: () async throws -> Result
  ) async throws -> Result {
    try await app.speaking {
      do {
        return try await body()
      } catch {
        throw app.host.failure(for: error, of: app.name) ?? error
      }
    }
  }

  private func app(in arguments: JSON) throws -> App {
    let name = arguments["app"]?.string
    guard let app = apps.first(where: { name == nil || $0.name == name }) else {
      throw RPCError(.invalidParams, "There is no app \(name ?? "at all").")
    }
    return app
  }

  private func call(in arguments: JSON) async throws -> (app: App, call: any IntentCall) {
    guard let state = arguments["call"].flatMap(coder.call) else {
      throw RPCError(.invalidParams, "There is no call.")
    }
    return try await call(state)
  }

  // MARK: Entities

  /// Returns a type by its identifier: that of a parameter of a call, if there is one.
  private func entityType(in arguments: JSON) async throws -> (App, any EntityType) {
    let id = arguments["type"]?.string ?? ""
    if arguments["call"] != nil {
      let (app, call) = try await call(in: arguments)
      let name = arguments["parameter"]?.string
      let kinds = call.fields.filter { name == nil || $0.name == name }.map(\.kind)
      if let type = kinds.flatMap(\.entityTypes).first(where: { $0.id == id }) {
        return (app, type)
      }
    }
    guard let served = entityTypes.first(where: { $0.type.id == id || $0.name == id }) else {
      throw RPCError(.invalidParams, "There is no type \(id).")
    }
    await conversation.launch(served.app)
    return (served.app, served.type)
  }

  /// Finds entities: by identifiers, words, a search, all or those suggested.
  private func entities(of type: any EntityType, _ arguments: JSON) async throws -> JSON {
    func json(_ values: [Value]?) -> JSON {
      values.map { ["values": .array($0.map(coder.json))] } ?? [:]
    }
    switch arguments["find"]?.string {
    case "ids":
      let ids = (arguments["ids"]?.array ?? []).compactMap(\.string)
      return json(try await type.entities(withIDs: ids))
    case "words":
      return json(try await type.entities(matching: arguments["words"]?.string ?? ""))
    case "all": return json(try await type.all())
    case "suggested":
      return coder.json(try await type.suggested()).merging([
        "suggestsSome": .boolean(try await type.suggestsSome())
      ])
    case "properties":
      let properties = try await type.searchableProperties()
      return properties.map { ["properties": .array($0.map(coder.json))] } ?? [:]
    case "search":
      return json(try await type.entities(fitting: coder.search(arguments["search"] ?? [:])))
    default:
      throw RPCError(.invalidParams, "find is ids, words, all, suggested, properties or search.")
    }
  }
}
