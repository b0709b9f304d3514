// Serves a client: requests in, answers, questions and notifications out.

package import BehestJSON
import Foundation
import Synchronization

/// The server's side of a connection, in the revisions of both eras.
///
/// A request with a version in its `_meta` is served without any state of the connection; one after
/// `initialize` as the handshake's revision has it. Both may come over one connection. Methods run
/// concurrently. A question of a method suspends its task: an older client gets a request of the
/// server, a newer one the result `input_required`, whose retry resumes the task.
package final class MCPServer: Sendable {
  /// A function that answers a request, by its method and parameters.
  ///
  /// The result is an object without what all results have. An `RPCError` that it throws is sent to
  /// the client.
  package typealias Answer =
    @Sendable (_ method: String, _ params: JSON, _ request: ServerRequest) async throws -> JSON

  /// The limits of a server.
  package struct Limits: Sendable {
    /// The maximum number of requests that are worked on at once.
    package var requests = 1024
    /// The maximum number of subscriptions to changes.
    package var subscriptions = 64
    /// The maximum number of requests that wait for a client to come back with an answer.
    package var waiting = 64
    /// The time that a client has to come back with an answer.
    package var patience = Duration.seconds(900)
    /// The time that requests have to be answered after the end of the input.
    package var grace = Duration.seconds(5)

    /// Creates the usual limits.
    package init() {}
  }

  /// A request that is being answered.
  struct Call {
    /// The method and the parameters that a retry has to repeat.
    let fingerprint: JSON
    var client: ClientDescription
    /// The identifier to answer; `nil` while the client has the question.
    var id: JSON?
    var token: JSON?
    var progress: Double?
    var task: Task<Void, Never>?
    /// The open questions, oldest first; the first one has been put if `key` says so.
    var questions: [(Elicitation, CheckedContinuation<ElicitationAnswer, any Error>)] = []
    /// The identifier of the question that was put; `nil` when there is none.
    var key: String?
    /// The task that cancels the request when the client does not come back with an answer.
    var expiry: Task<Void, Never>?
    /// The result, if the method ended while the client had the question.
    var result: Result<JSON, RPCError>?
    var cancellation: String?
  }

  private struct State {
    var session: ClientDescription?
    var calls: [Int: Call] = [:]
    var nextCall = 0
    /// The calls whose requests are to be answered, by the requests' identifiers.
    var open: [JSON: Int] = [:]
    /// The calls that have put a question, by the questions' identifiers, oldest first.
    var asking: [(key: String, call: Int)] = []
    var subscriptions: [Subscription] = []
    var isEnding = false
    var ended: CheckedContinuation<Void, Never>?
    /// The task that ends the service when the time for unanswered requests is over.
    var ending: Task<Void, Never>?
  }

  private let stream: MessageStream
  private let info: Implementation
  private let capabilities: JSON
  private let instructions: String?
  private let limits: Limits
  private let answer: Answer
  private let state = Mutex(State())

  /// The name under which a question and its answer are sent to a client without a handshake.
  private static let question = "question"

  /// Creates a server of a connection, which is read from `run()` on.
  package init(
    _ stream: MessageStream, info: Implementation, capabilities: JSON, instructions: String? = nil,
    limits: Limits = Limits(), answer: @escaping Answer
  ) {
    self.stream = stream
    self.info = info
    self.capabilities = capabilities
    self.instructions = instructions
    self.limits = limits
    self.answer = answer
  }

  /// Serves the client until its input ends, and the requests before that are answered.
  package func run() async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.ended = continuation }
      stream.start { [self] in receive($0) }
    }
    stream.close()
    stream.flush()
  }

  /// Ends the service as if the input had ended.
  ///
  /// - Parameter grace: The time that requests have to be answered.
  package func stop(after grace: Duration = .zero) { end(after: grace) }

  /// Sends a notification to every client that wants it.
  package func notify(_ method: String, _ params: JSON = [:]) {
    let (isSession, streams) = state.withLock { ($0.session != nil, $0.subscriptions) }
    if isSession { stream.send(.notification(method: method, params: params)) }
    for subscription in streams where subscription.carries(method, params) {
      stream.send(.notification(method: method, params: subscription.marked(params)))
    }
  }

  // MARK: Receiving

  private func receive(_ received: MessageStream.Received) {
    switch received {
    case .message(.request(let id, let method, let params)):
      do throws(RPCError) {
        try begin(id, method, params)
      } catch {
        stream.send(.response(id: id, .failure(error)))
      }
    case .message(.notification("notifications/cancelled", let params)):
      guard let id = params["requestId"] else { return }
      cancel(id, because: params["reason"]?.string ?? "")
    case .message(.notification): break
    case .message(.response(.string(let key), let result)):
      let call = state.withLock { state in
        state.asking.first { $0.key == key }?.call
      }
      if let call {
        resume(call, key, with: (try? result.get()).map(ElicitationAnswer.init) ?? .cancel)
      }
    case .message(.response): break
    case .nonsense(let reason, _, let isJSON):
      stream.send(
        .response(
          id: nil, .failure(RPCError(isJSON ? .invalidRequest : .parseError, reason.sentence))))
    case .end: end(after: limits.grace)
    }
  }

  private func begin(_ id: JSON, _ method: String, _ params: JSON) throws(RPCError) {
    guard case .object = params else {
      throw RPCError(.invalidParams, "The parameters are not an object.")
    }
    if method == "initialize" { return try shakeHands(id, params) }
    let client = try client(of: params)
    switch method {
    case "ping" where !client.version.isStateless:
      return stream.send(.response(id: id, .success([:])))
    case "server/discover" where client.version.isStateless:
      return respond(id, .success(discovery), to: method, client)
    case "subscriptions/listen" where client.version.isStateless: return listen(id, params)
    default: break
    }
    if client.version.isStateless, let key = params["requestState"] {
      return try goOn(id, method, params, key.string ?? "", client)
    }
    try start(id, method, params, client)
  }

  private func client(of params: JSON) throws(RPCError) -> ClientDescription {
    let meta = params["_meta"] ?? [:]
    guard let version = meta[MetaKey.version] else {
      if let session = state.withLock({ $0.session }) { return session }
      throw RPCError(.invalidParams, "_meta has no \(MetaKey.version), and nothing initialized.")
    }
    guard version.string == ProtocolVersion.stateless.day else {
      let known = [ProtocolVersion.stateless] + ProtocolVersion.withHandshake
      throw RPCError(
        .unsupportedVersion, "Unsupported protocol version",
        data: ["supported": .array(known.map { .string($0.day) }), "requested": version])
    }
    guard let capabilities = meta[MetaKey.clientCapabilities], case .object = capabilities else {
      throw RPCError(.invalidParams, "_meta has no \(MetaKey.clientCapabilities).")
    }
    return ClientDescription(
      version: .stateless, info: Implementation(meta[MetaKey.clientInfo] ?? [:]),
      capabilities: capabilities)
  }

  private func start(
    _ id: JSON, _ method: String, _ params: JSON, _ client: ClientDescription
  ) throws(RPCError) {
    let call = try state.withLock { state throws(RPCError) -> Int in
      guard state.open[id] == nil else {
        throw RPCError(.invalidRequest, "The identifier of the request is in use.")
      }
      // Cancelled requests whose tasks have not ended count as well.
      guard state.calls.count < limits.requests, !state.isEnding else {
        throw RPCError(.internalError, "The server has too many requests to answer.")
      }
      state.nextCall += 1
      state.calls[state.nextCall] = Call(
        fingerprint: Self.fingerprint(method, params), client: client, id: id,
        token: params["_meta"]?["progressToken"])
      state.open[id] = state.nextCall
      return state.nextCall
    }
    let request = ServerRequest(call, of: self)
    let task = Task {
      let result: Result<JSON, RPCError>
      do {
        result = .success(try await answer(method, params, request))
      } catch let error as RPCError {
        result = .failure(error)
      } catch {
        result = .failure(RPCError(.internalError, "\(method) failed: \(error)"))
      }
      finish(call, result)
    }
    state.withLock { state in
      state.calls[call]?.task = task
    }
  }

  private static func fingerprint(_ method: String, _ params: JSON) -> JSON {
    var params = params
    for name in ["_meta", "inputResponses", "requestState"] { params[name] = nil }
    return [.string(method), params]
  }

  // MARK: Meeting

  private func shakeHands(_ id: JSON, _ params: JSON) throws(RPCError) {
    guard let wanted = params["protocolVersion"]?.string else {
      throw RPCError(.invalidParams, "The handshake has no protocolVersion.")
    }
    let version = ProtocolVersion.withHandshake.first { $0.day == wanted } ?? .lastWithHandshake
    state.withLock { state in
      state.session = ClientDescription(
        version: version, info: Implementation(params["clientInfo"] ?? [:]),
        capabilities: params["capabilities"] ?? [:])
    }
    var result: JSON = [
      "protocolVersion": .string(version.day), "capabilities": capabilities,
      "serverInfo": info.json,
    ]
    result["instructions"] = instructions.map { .string($0) }
    stream.send(.response(id: id, .success(result)))
  }

  private var discovery: JSON {
    var result: JSON = [
      "supportedVersions": [.string(ProtocolVersion.stateless.day)], "capabilities": capabilities,
      "ttlMs": 300_000, "cacheScope": "public",
    ]
    result["instructions"] = instructions.map { .string($0) }
    return result
  }

  private func listen(_ id: JSON, _ params: JSON) {
    let new = Subscription(id, wants: params["notifications"] ?? [:], of: capabilities)
    let isNew = state.withLock { state in
      let isNew =
        state.open[id] == nil && !state.subscriptions.contains { $0.id == id }
        && state.subscriptions.count < limits.subscriptions
      // Sent under the lock: nothing may come before it on the stream.
      guard isNew else { return false }
      stream.send(
        .notification(
          method: "notifications/subscriptions/acknowledged",
          params: new.marked(["notifications": new.honoured])))
      state.subscriptions.append(new)
      return true
    }
    if !isNew {
      let reason = "The identifier is in use, or there are too many subscriptions."
      stream.send(.response(id: id, .failure(RPCError(.invalidRequest, reason))))
    }
  }

  // MARK: Answering

  /// The methods whose results say how long they may be kept.
  private static let cached: Set<String> = [
    "server/discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list",
    "resources/read",
  ]

  private func respond(
    _ id: JSON, _ result: Result<JSON, RPCError>, to method: String, _ client: ClientDescription
  ) {
    guard case .success(var result) = result else {
      return stream.send(.response(id: id, result))
    }
    if client.version.isStateless {
      if result["resultType"] == nil { result["resultType"] = "complete" }
      if result["resultType"] == "complete", Self.cached.contains(method) {
        let hints: JSON = ["ttlMs": 0, "cacheScope": "private"]
        result = hints.merging(result)
      }
      result["_meta"] = (result["_meta"] ?? [:]).merging([MetaKey.serverInfo: info.json])
    } else {
      for name in ["ttlMs", "cacheScope"] { result[name] = nil }
    }
    stream.send(.response(id: id, .success(result)))
  }

  private func finish(_ call: Int, _ result: Result<JSON, RPCError>) {
    state.withLock { state in
      guard let ended = state.calls[call] else { return }
      guard let id = ended.id else {
        // The client has a question, and comes back with the answer.
        state.calls[call]?.result = result
        return
      }
      state.calls[call] = nil
      // Sent under the lock: without open requests the connection may be closed.
      if ended.cancellation == nil {
        respond(id, result, to: ended.fingerprint.array?.first?.string ?? "", ended.client)
      }
      // A cancelled request has left its identifier to others.
      if state.open[id] == call { state.open[id] = nil }
    }
    leaveIfDone()
  }

  private func cancel(_ id: JSON, because reason: String) {
    let call = state.withLock { state -> Int? in
      state.subscriptions.removeAll { $0.id == id }
      return state.open.removeValue(forKey: id)
    }
    if let call { cancel(call, because: reason) }
  }

  /// Cancels the task of a request, which is answered no more.
  private func cancel(_ call: Int, because reason: String) {
    let cancelled = state.withLock { state -> Call? in
      guard let cancelled = state.calls[call] else { return nil }
      state.calls[call]?.cancellation = reason
      state.calls[call]?.questions = []
      state.calls[call]?.key = nil
      state.asking.removeAll { $0.call == call }
      if cancelled.id == nil { state.calls[call] = nil }
      return cancelled
    }
    cancelled?.expiry?.cancel()
    cancelled?.task?.cancel()
    if let cancelled, let key = cancelled.key, !cancelled.client.version.isStateless {
      // An older client may still show the question.
      stream.send(
        .notification(
          method: "notifications/cancelled",
          params: ["requestId": .string(key), "reason": .string(reason)]))
    }
    for question in cancelled?.questions ?? [] {
      question.1.resume(throwing: CancellationError())
    }
  }

  // MARK: The end

  private func end(after grace: Duration) {
    let (unanswered, streams) = state.withLock { state in
      state.isEnding = true
      defer { state.subscriptions = [] }
      return (state.calls.filter { !$0.value.questions.isEmpty }.map(\.key), state.subscriptions)
    }
    for subscription in streams {
      respond(
        subscription.id, .success(subscription.marked([:])), to: "subscriptions/listen",
        ClientDescription(version: .stateless, info: info, capabilities: [:]))
    }
    // Nobody answers questions any more.
    for call in unanswered { cancel(call, because: "the input has ended") }
    let ending = Task {
      guard (try? await Task.sleep(for: grace)) != nil else { return }
      for call in state.withLock({ Array($0.calls.keys) }) {
        cancel(call, because: "the server ends")
      }
      leave()
    }
    state.withLock { $0.ending = ending }
    leaveIfDone()
  }

  private func leaveIfDone() {
    if state.withLock({ $0.isEnding && $0.open.isEmpty }) { leave() }
  }

  private func leave() {
    let (continuation, ending) = state.withLock { state in
      defer { state.ended = nil }
      return (state.ended, state.ending)
    }
    continuation?.resume()
    ending?.cancel()
  }
}

// MARK: Requests that are being answered

extension MCPServer {
  func client(of call: Int) -> ClientDescription {
    state.withLock { $0.calls[call]?.client }
      ?? ClientDescription(
        version: .stateless, info: Implementation([:]), capabilities: [:])
  }

  func cancellation(of call: Int) -> String? { state.withLock { $0.calls[call]?.cancellation } }

  func report(_ call: Int, done: Double, total: Double?, message: String?) {
    state.withLock { state in
      guard let current = state.calls[call], current.id != nil, current.cancellation == nil,
        let token = current.token, done > current.progress ?? -.infinity
      else { return }
      state.calls[call]?.progress = done
      var params: JSON = ["progressToken": token, "progress": .number(done)]
      params["total"] = total.map { .number($0) }
      params["message"] = message.map { .string($0) }
      stream.send(.notification(method: "notifications/progress", params: params))
    }
  }

  func notify(_ call: Int, _ method: String, _ params: JSON) {
    state.withLock { state in
      guard let current = state.calls[call], let id = current.id, current.cancellation == nil else {
        return
      }
      stream.send(.notification(method: method, params: params.merging(["requestId": id])))
    }
  }

  func ask(_ call: Int, _ question: Elicitation) async throws -> ElicitationAnswer {
    try await withCheckedThrowingContinuation { continuation in
      let refusal = state.withLock { state -> (any Error)? in
        // A client without a handshake gets the question as an answer, even after its input.
        guard let current = state.calls[call], current.cancellation == nil,
          !state.isEnding || current.client.version.isStateless
        else { return CancellationError() }
        guard current.client.showsForms else {
          return RPCError(
            .missingCapability, "The client shows no forms.",
            data: ["requiredCapabilities": ["elicitation": [:]]])
        }
        state.calls[call]?.questions.append((question, continuation))
        return nil
      }
      if let refusal { return continuation.resume(throwing: refusal) }
      put(call)
    }
  }

  /// Puts the oldest question of a request, unless one has been put.
  private func put(_ call: Int) {
    let key = UUID().uuidString
    var left: Int?
    state.withLock { state in
      guard let current = state.calls[call], current.key == nil, let id = current.id,
        let (question, _) = current.questions.first
      else { return }
      state.calls[call]?.key = key
      state.asking.append((key, call))
      var params = question.params
      guard current.client.version.isStateless else {
        if current.client.version < .lastWithHandshake { params["mode"] = nil }
        return stream.send(.request(id: .string(key), method: "elicitation/create", params: params))
      }
      state.calls[call]?.id = nil
      state.open[id] = nil
      respond(
        id,
        .success([
          "resultType": "input_required", "requestState": .string(key),
          "inputRequests": [
            Self.question: ["method": "elicitation/create", "params": params]
          ],
        ]), to: "", current.client)
      let waiting = state.asking.filter { state.calls[$0.call]?.id == nil }
      if waiting.count > limits.waiting { left = waiting.first?.call }
      if state.isEnding { left = call }
      state.calls[call]?.expiry = Task {
        guard (try? await Task.sleep(for: limits.patience)) != nil else { return }
        expire(call, key)
      }
    }
    if let left { cancel(left, because: "too many questions are open") }
    leaveIfDone()
  }

  private func expire(_ call: Int, _ key: String) {
    guard state.withLock({ $0.calls[call]?.key == key }) else { return }
    cancel(call, because: "the client did not come back")
  }

  private func resume(_ call: Int, _ key: String, with answer: ElicitationAnswer) {
    let asker = state.withLock { state -> CheckedContinuation<ElicitationAnswer, any Error>? in
      guard state.calls[call]?.key == key else { return nil }
      state.calls[call]?.key = nil
      state.asking.removeAll { $0.key == key }
      return state.calls[call]?.questions.removeFirst().1
    }
    asker?.resume(returning: answer)
    put(call)
  }

  /// Goes on with a request that a client makes again with the answer to its question.
  ///
  /// - Throws: `RPCError` when there is no such question, or it belongs to another request.
  private func goOn(
    _ id: JSON, _ method: String, _ params: JSON, _ key: String, _ client: ClientDescription
  ) throws(RPCError) {
    let answer = params["inputResponses"]?[Self.question]
    let (call, result) = try state.withLock { state throws(RPCError) in
      guard let call = state.asking.first(where: { $0.key == key })?.call,
        let current = state.calls[call],
        current.id == nil, current.fingerprint == Self.fingerprint(method, params)
      else {
        throw RPCError(.invalidParams, "The state of the request is unknown, or has expired.")
      }
      guard state.open[id] == nil else {
        throw RPCError(.invalidRequest, "The identifier of the request is in use.")
      }
      current.expiry?.cancel()
      state.calls[call]?.id = id
      state.calls[call]?.token = params["_meta"]?["progressToken"]
      state.calls[call]?.progress = nil
      state.calls[call]?.client = client
      state.open[id] = call
      if answer == nil {
        // Without the answer the question is put again, under another identifier.
        state.calls[call]?.key = nil
        state.asking.removeAll { $0.key == key }
      }
      return (call, current.result)
    }
    if let answer {
      resume(call, key, with: ElicitationAnswer(answer))
    } else {
      put(call)
    }
    if let result { finish(call, result) }
  }
}

extension String {
  /// The text as a sentence: with a capital letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
