// Performs calls for a client that holds the conversation itself.

import AppExtension
import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

extension AppServer {
  /// The coder of values, which keeps those of the apps' own types.
  var coder: ExtensionCoder {
    ExtensionCoder(keep: { [kept] in kept.keep($0) }, find: { [kept] in kept.value($0) })
  }

  /// The name of the tool of an intent.
  func toolName(of intent: any IntentSource) -> String {
    tools.first { $0.intent.id == intent.id }?.name ?? intent.id
  }

  /// Answers a call of a client with the extension; `nil` for a call that says nothing about it.
  func callDirectly(
    _ name: String, _ params: JSON, _ request: ServerRequest
  ) async throws -> JSON? {
    if let method = BehestExtension.Method(rawValue: name) {
      return try await answer(method, params["arguments"] ?? [:])
    }
    guard let asked = params["_meta"]?[BehestExtension.name], asked["perform"] != nil else {
      return nil
    }
    guard let state = coder.call(asked["perform"] ?? [:]) else {
      throw RPCError(.invalidParams, "There is no call to perform.")
    }
    let (end, call) = try await perform(state, asked, request)
    var result = ToolResult(content: [.text("")], structured: [:])
    if case .done(let done) = end, let dialog = done.dialog {
      result.content = [.text(dialog.full)]
    }
    if case .failed(let error) = end {
      result = ToolResult(problem: (error as? Failure)?.words ?? error.reason)
    }
    result.meta = [
      BehestExtension.name: ["end": coder.json(end), "call": coder.json(self.state(of: call))]
    ]
    return result.json
  }

  /// Performs a call once, and returns its end, and the call with the values it has then.
  private func perform(
    _ state: CallState, _ asked: JSON, _ request: ServerRequest
  ) async throws -> (EndRecord, any IntentCall) {
    let (app, call) = try await self.call(state)
    for companion in (asked["companions"]?.array ?? []).compactMap(coder.call) {
      _ = try await self.call(companion)
    }
    let respondent = RemoteRespondent(
      self, request, isInForeground: asked["isInForeground"] == true,
      undoStack: kept.undoStack(of: app))
    return try await app.speaking {
      let reporting = Task { await respondent.reportProgress() }
      defer {
        reporting.cancel()
        tellChanges()
      }
      return (try await end(of: call, in: app, with: respondent), call)
    }
  }

  /// Performs a call, and returns its end; errors are ends as well.
  private func end(
    of call: any IntentCall, in app: App, with respondent: RemoteRespondent
  ) async throws -> EndRecord {
    do {
      return await record(try await call.perform(with: respondent), of: call, in: app)
    } catch is Withdrawn {
      return .withdrawn
    } catch is Declined {
      return .declined
    } catch let error as CancellationError {
      throw error
    } catch {
      return .failed(app.host.failure(for: error, of: app.name) ?? error)
    }
  }

  /// Returns the call that a state describes, with its values set.
  ///
  /// - Throws: `RPCError` when there is no such tool, or a value does not fit.
  func call(_ state: CallState) async throws -> (app: App, call: any IntentCall) {
    let tool = tools.first { $0.name == state.tool }
    let known = state.kept.flatMap { kept.call($0) }
    // A call of an intent of the system is known by its name alone, and runs in the words of the app.
    guard let app = tool?.app ?? (known == nil ? nil : apps.first),
      let call = known ?? app.speaking({ tool?.intent.makeCall() })
    else { throw RPCError(.invalidParams, "Unknown tool: \(state.tool)") }
    await conversation.launch(app)
    return try await app.speaking {
      for field in call.fields {
        guard let value = state.values[field.name] else { continue }
        try field.assign(try await found(value, for: field))
      }
      return (app, call)
    }
  }

  /// Returns a value as the app has it: an entity that is not kept is looked up by its identifier.
  func found(_ value: Value?, for field: CallParameter) async throws -> Value? {
    guard let value else { return nil }
    if let elements = value.elements, field.kind.isList {
      var found: [Value] = []
      for element in elements {
        if let element = try await self.found(element, for: field) { found.append(element) }
      }
      return .list(found)
    }
    switch value {
    case .native(let native) where native.value is RemoteValue:
      guard native.value.isEntity, let id = native.value.identifier else { return value.plain }
      return try await entity(id, value, for: field) ?? value.plain
    case .entity(let entity):
      return try await self.entity(entity.id, value, for: field) ?? value
    default: return value
    }
  }

  private func entity(
    _ id: String, _ value: Value, for field: CallParameter
  ) async throws -> Value? {
    let type = field.kind.entityType(of: value) ?? field.kind.entityTypes.first
    return try await type?.entities(withIDs: [id]).first
  }

  /// Returns the state of a call, which is kept.
  func state(of call: any IntentCall) -> CallState {
    var values: [String: Value?] = [:]
    for field in call.fields where field.isSet { values[field.name] = .some(field.value) }
    let name = toolName(of: call.source)
    let isTool = tools.contains { $0.name == name }
    return CallState(
      tool: name, kept: kept.keep(call), values: values,
      intent: isTool ? nil : IntentFacts(call.source, tool: name))
  }

  // MARK: Records

  /// Returns a request with its cards drawn.
  func record(_ request: IntentRequest) async -> RequestRecord {
    switch request {
    case .value(let parameter, let dialog): return .value(reference(parameter), dialog: dialog)
    case .choice(let parameter, let values, let dialog):
      return .choice(reference(parameter), among: values, dialog: dialog)
    case .valueConfirmation(let parameter, let value, let dialog, let content):
      return .valueConfirmation(
        reference(parameter), value, dialog: dialog, content: await record(content))
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      return .confirmation(
        accept: accept, decline: decline, isDestructive: isDestructive, dialog: dialog,
        showsDialog: showsDialog, content: await record(content))
    case .option(let options, let dialog, let content):
      return .option(options, dialog: dialog, content: await record(content))
    }
  }

  private func record(_ end: CallEnd, of call: any IntentCall, in app: App) async -> EndRecord {
    switch end {
    case .done(let result):
      return .done(
        ResultRecord(
          value: result.value, dialog: result.dialog, content: await record(result.content),
          next: result.next.map(state), copy: result.copy, showsValue: result.showsValue,
          acceptsQuestion: result.acceptsQuestion))
    case .needsValue(let parameter, let dialog):
      return .needsValue(reference(parameter, in: call), dialog: dialog)
    case .needsChoice(let parameter, let values, let dialog):
      return .needsChoice(reference(parameter, in: call), among: values, dialog: dialog)
    case .restart: return .restart
    case .needsForeground(let asks, let dialog, let accept, let decline, let goOn):
      return .needsForeground(
        asks: asks, dialog: dialog, accept: accept, decline: decline,
        goOn: kept.keep { try await self.failing(as: app, goOn) })
    }
  }

  private func record(_ content: CardSource?) async -> ContentRecord? {
    switch content {
    case nil: return nil
    case .intent(let call)?: return .snippet(state(of: call))
    case .view(let draw)?:
      let drawn = await draw(conversation.cards)
      return .card(drawn.card, actions: drawn.actions.map { $0.map(state) })
    }
  }

  /// Returns a reference to a parameter; without an owner it belongs to the call.
  private func reference(
    _ parameter: CallParameter, in call: (any IntentCall)? = nil
  ) -> ParameterReference {
    guard let owner = parameter.call, owner !== call else {
      return ParameterReference(parameter.facts)
    }
    return ParameterReference(parameter.facts, owner: state(of: owner))
  }
}
