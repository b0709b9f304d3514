// Speaks to a server: requests out, answers, questions and notifications in.

package import BehestJSON
import Foundation
import Synchronization

/// The client's side of a connection, in the revision of the protocol that the server speaks.
///
/// A class with a lock instead of an actor: answers are handed over on the thread that reads them,
/// and a request costs no change of executors.
package final class MCPClient: Sendable {
  /// The progress of a request, as the server reports it.
  package struct ProgressReport: Hashable, Sendable {
    /// The amount done.
    package var done: Double
    /// The whole amount; `nil` when it is not known.
    package var total: Double?
    /// The server's words; `nil` when there are none.
    package var message: String?
  }

  /// A function that answers a server's question during a request.
  package typealias Asker = @Sendable (Elicitation) async throws -> ElicitationAnswer

  /// The functions that a request calls while it waits.
  package struct Listeners: Sendable {
    /// Answers the server's questions; `nil` when nobody can be asked.
    package var ask: Asker?
    /// Receives the progress; `nil` when nobody wants to know.
    package var progress: (@Sendable (ProgressReport) -> Void)?
    /// Receives the parameters of other notifications that name the request as their `requestId`;
    /// `nil` when nobody wants to know.
    package var news: (@Sendable (JSON) -> Void)?

    /// Creates the listeners of a request.
    package init(
      ask: Asker? = nil, progress: (@Sendable (ProgressReport) -> Void)? = nil,
      news: (@Sendable (JSON) -> Void)? = nil
    ) {
      self.ask = ask
      self.progress = progress
      self.news = news
    }
  }

  private struct Pending {
    var continuation: CheckedContinuation<JSON, any Error>
    var listeners: Listeners
    var deadline: ContinuousClock.Instant
    var limit: Duration
    var timer: Task<Void, Never>?
    /// The reason why an answer that came could not be read.
    var broken: String?
  }

  private struct State {
    var server: ServerDescription?
    var nextID: Int
    /// The request to be told of changes, which is answered by notifications alone.
    var subscription: Int?
    var pending: [Int: Pending] = [:]
    /// The requests that nobody waits for any more, and that the server has not answered.
    var abandoned: Set<Int> = []
    /// The answers to requests of the server that are being found, by the requests' identifiers.
    var answering: [JSON: Task<Void, Never>] = [:]
    var isClosed = false
    /// Whether the server has sent anything.
    var hasHeard = false
  }

  private let stream: MessageStream
  private let info: Implementation
  private let extensions: JSON
  private let observe: @Sendable (Observation) -> Void
  private let state: Mutex<State>

  /// Something that happened outside of requests.
  package enum Observation: Sendable {
    /// A notification, such as "notifications/tools/list_changed".
    case notification(method: String, params: JSON)
    /// A line that is no message, with the reason.
    case nonsense(String)
    /// The end of the connection.
    case closed
  }

  /// Creates a client on a connection, and begins to read it.
  ///
  /// - Parameters:
  ///   - extensions: The extensions that the client has, with their settings.
  ///   - firstID: The identifier of the first request. Late answers to a former client of the same
  ///     server must not be taken for answers to this one.
  ///   - observe: Receives what happens outside of requests, on the reading thread.
  package init(
    _ stream: MessageStream, info: Implementation, extensions: JSON = [:], firstID: Int = 1,
    observe: @escaping @Sendable (Observation) -> Void = { _ in }
  ) {
    self.stream = stream
    self.info = info
    self.extensions = extensions
    self.observe = observe
    state = Mutex(State(nextID: firstID))
    stream.start { [self] in receive($0) }
  }

  /// The server, once it is known.
  package var server: ServerDescription? { state.withLock { $0.server } }

  /// The identifier that the next request would have.
  package var nextID: Int { state.withLock { $0.nextID } }

  /// Whether the connection has ended.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether the server has sent a message.
  package var hasHeard: Bool { state.withLock { $0.hasHeard } }

  /// Whether no request and no question is open, those included that nobody waits for any more.
  package var isIdle: Bool {
    state.withLock { $0.pending.isEmpty && $0.answering.isEmpty && $0.abandoned.isEmpty }
  }

  /// Whether somebody waits for an answer.
  package var isWaiting: Bool { state.withLock { !$0.pending.isEmpty } }

  /// Returns whether the server still answers, where there is cause for doubt: it has been told of
  /// cancelled requests, and has not answered all of them.
  package func isAlive(within limit: Duration) async -> Bool {
    guard !state.withLock({ $0.abandoned.isEmpty }) else { return true }
    let method = server?.version.isStateless == true ? "server/discover" : "ping"
    do {
      _ = try await request(method, limit: limit)
      return true
    } catch ClientError.server {
      return true
    } catch {
      return false
    }
  }

  /// Ends the connection; open requests fail.
  package func close() {
    stream.close()
    finish()
  }

  /// Leaves the server to another client, whose first identifier is this one's `nextID`.
  ///
  /// - Returns: Whether another client can go on: no request and no question is open, and neither side
  ///   has sent a part of a message.
  package func leave(within limit: Duration) async -> Bool {
    let wasIdle = isIdle
    if let id = state.withLock({ $0.subscription.take() }) {
      tellCancelled(id, "the client leaves")
    }
    let isWhole = await stream.end(within: limit)
    finish()
    return wasIdle && isWhole
  }

  // MARK: Handshake

  /// The capabilities of this client.
  private var capabilities: JSON {
    ["elicitation": ["form": [:], "url": [:]], "extensions": extensions]
  }

  /// Meets the server: asks for its revision, and holds the handshake of older ones.
  ///
  /// - Parameters:
  ///   - known: The server as it was met before, by this process of the server or an earlier one.
  ///   - isMet: Whether this very process of the server has been met.
  ///   - patience: The time that a server has for its first answer; it may have to be fetched first.
  package func connect(
    knowing known: ServerDescription? = nil, isMet: Bool = false, patience: Duration
  ) async throws -> ServerDescription {
    let server: ServerDescription
    if let known, isMet || known.version.isStateless {
      server = known
    } else if known != nil {
      server = try await shakeHands(patience)
    } else {
      server = try await discover(patience)
    }
    state.withLock { $0.server = server }
    if server.version.isStateless { listen(to: server) }
    return server
  }

  /// Asks a server without a handshake to tell of changes, which it does of itself otherwise.
  private func listen(to server: ServerDescription) {
    var wanted: JSON = [:]
    for list in ["tools", "prompts", "resources"] {
      if server.capabilities[list]?["listChanged"] == true { wanted["\(list)ListChanged"] = true }
    }
    guard wanted != [:] else { return }
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      state.subscription = state.nextID
      return state.nextID
    }
    stream.send(
      .request(
        id: .integer(id), method: "subscriptions/listen",
        params: completed(["notifications": wanted], id, Listeners())))
  }

  /// Asks with `server/discover`; a server that does not know it is of an older revision.
  private func discover(_ patience: Duration) async throws -> ServerDescription {
    state.withLock { state in
      state.server = ServerDescription(
        version: .stateless, info: Implementation(name: "", version: ""), capabilities: [:])
    }
    do {
      // A server that is being fetched answers late. One that does not answer what it does not know
      // still answers a handshake.
      let result = try await request("server/discover", limit: min(patience, .seconds(20)))
      let versions = (result["supportedVersions"]?.array ?? []).compactMap(\.string)
      guard versions.contains(ProtocolVersion.stateless.day) else {
        return try await shakeHands(patience)
      }
      let meta = result["_meta"]?[MetaKey.serverInfo] ?? result["serverInfo"] ?? [:]
      return ServerDescription(
        version: .stateless, info: Implementation(meta),
        capabilities: result["capabilities"] ?? [:],
        instructions: result["instructions"]?.string?.nonEmpty)
    } catch ClientError.closed {
      throw ClientError.closed
    } catch ClientError.server(let error)
      where error.code == RPCError.Code.unsupportedVersion.rawValue
    {
      // The server knows no handshake, unless it says so.
      let versions = (error.data["supported"]?.array ?? []).compactMap(\.string)
      guard ProtocolVersion.withHandshake.contains(where: { versions.contains($0.day) }) else {
        let known = versions.joined(separator: ", ")
        throw ClientError.nonsense("it knows other revisions of the protocol alone: \(known)")
      }
      return try await shakeHands(patience)
    } catch is ClientError {
      return try await shakeHands(patience)
    }
  }

  private func shakeHands(_ patience: Duration) async throws -> ServerDescription {
    state.withLock { $0.server = nil }
    let result = try await request(
      "initialize",
      [
        "protocolVersion": .string(ProtocolVersion.lastWithHandshake.day),
        "capabilities": capabilities, "clientInfo": info.json,
      ], limit: patience)
    guard let version = result["protocolVersion"]?.string.map(ProtocolVersion.init),
      ProtocolVersion.withHandshake.contains(version)
    else {
      let found = result["protocolVersion"]?.string ?? "none"
      throw ClientError.nonsense("the protocol version is \(found)")
    }
    stream.send(.notification(method: "notifications/initialized", params: [:]))
    return ServerDescription(
      version: version, info: Implementation(result["serverInfo"] ?? [:]),
      capabilities: result["capabilities"] ?? [:],
      instructions: result["instructions"]?.string?.nonEmpty)
  }

  // MARK: Requests

  /// Sends a request and waits for its result; answers the server's questions meanwhile.
  ///
  /// A result that requires input is answered, and the request made again, as often as the server
  /// asks, within reason.
  ///
  /// - Parameters:
  ///   - limit: The time without an answer, a question or a report of progress.
  /// - Throws: `ClientError`, and `CancellationError` when the task was cancelled; then the server
  ///   is told.
  package func answer(
    _ method: String, _ params: JSON, limit: Duration, _ listeners: Listeners = Listeners()
  ) async throws -> JSON {
    var params = params
    for _ in 0..<100 {
      let result: JSON
      do {
        result = try await request(method, params, limit: limit, listeners)
      } catch ClientError.server(let error)
        where error.code == RPCError.Code.addressRequired.rawValue
      {
        // The request works once the person has been to some pages.
        let pages = error.data["elicitations"]?.array ?? []
        guard let ask = listeners.ask, !pages.isEmpty else { throw ClientError.server(error) }
        for page in pages {
          guard case .accept = try await ask(Elicitation(page)) else {
            throw ClientError.server(error)
          }
        }
        continue
      }
      guard result["resultType"]?.string == "input_required" else { return result }
      var answers: JSON = [:]
      if case .object(let requests)? = result["inputRequests"] {
        for (key, request) in requests {
          guard request["method"]?.string == "elicitation/create", let ask = listeners.ask else {
            throw ClientError.unsupported(method: request["method"]?.string ?? "")
          }
          answers[key] = try await ask(Elicitation(request["params"] ?? [:])).json
        }
      }
      params["inputResponses"] = answers == [:] ? nil : answers
      params["requestState"] = result["requestState"]
    }
    throw ClientError.asksForever
  }

  /// Sends a request and waits for its result.
  package func request(
    _ method: String, _ params: JSON = [:], limit: Duration, _ listeners: Listeners = Listeners()
  ) async throws -> JSON {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let pending = Pending(
          continuation: continuation, listeners: listeners,
          deadline: ContinuousClock.now + limit, limit: limit)
        let request = Message.request(
          id: .integer(id), method: method, params: completed(params, id, listeners))
        let isOpen = state.withLock { state in
          guard !state.isClosed else { return false }
          state.pending[id] = pending
          // Sent under the lock: its cancellation must not come before it.
          stream.send(request)
          return true
        }
        guard isOpen else { return continuation.resume(throwing: ClientError.closed) }
        let timer = Task { await self.expire(id) }
        state.withLock { state in
          if state.pending[id] == nil { timer.cancel() } else { state.pending[id]?.timer = timer }
        }
        // The task may have been cancelled before the request was there to be cancelled.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Returns the parameters of a request with what every request says.
  private func completed(_ params: JSON, _ id: Int, _ listeners: Listeners) -> JSON {
    var meta = params["_meta"] ?? [:]
    if listeners.progress != nil { meta["progressToken"] = .integer(id) }
    if let server, server.version.isStateless {
      meta[MetaKey.version] = .string(server.version.day)
      meta[MetaKey.clientInfo] = info.json
      meta[MetaKey.clientCapabilities] = capabilities
    }
    var params = params
    if meta != [:] { params["_meta"] = meta }
    return params
  }

  /// Waits until a request's time is over, and fails it.
  private func expire(_ id: Int) async {
    while true {
      let waiting = state.withLock { state -> Duration? in
        guard let pending = state.pending[id] else { return nil }
        // A person takes the time they need.
        if !state.answering.isEmpty { return pending.limit }
        return max(.zero, ContinuousClock.now.duration(to: pending.deadline))
      }
      guard let waiting else { return }
      guard waiting > .zero else { break }
      guard (try? await Task.sleep(for: waiting)) != nil else { return }
    }
    guard !Task.isCancelled, let pending = take(id, isAnswered: false) else { return }
    tellCancelled(id, "timed out")
    pending.continuation.resume(
      throwing: pending.broken.map { .nonsense($0) } ?? ClientError.timedOut(pending.limit))
  }

  private func cancel(_ id: Int) {
    guard let pending = take(id, isAnswered: false) else { return }
    tellCancelled(id, "the person cancelled")
    pending.timer?.cancel()
    pending.continuation.resume(throwing: CancellationError())
  }

  private func tellCancelled(_ id: Int, _ reason: String) {
    stream.send(
      .notification(
        method: "notifications/cancelled",
        params: ["requestId": .integer(id), "reason": .string(reason)]))
  }

  private func take(_ id: Int, isAnswered: Bool) -> Pending? {
    state.withLock { state in
      let pending = state.pending.removeValue(forKey: id)
      if isAnswered {
        state.abandoned.remove(id)
      } else if pending != nil {
        state.abandoned.insert(id)
      }
      return pending
    }
  }

  // MARK: Receiving

  private func receive(_ received: MessageStream.Received) {
    if case .message = received { state.withLock { $0.hasHeard = true } }
    switch received {
    case .message(.response(let id, let result)): respond(id, result)
    case .message(.request(let id, let method, let params)): serve(id, method, params)
    case .message(.notification("notifications/progress", let params)): report(params)
    case .message(.notification("notifications/cancelled", let params)):
      if let id = params["requestId"] {
        state.withLock { $0.answering.removeValue(forKey: id) }?.cancel()
      }
    case .message(.notification(let method, let params)):
      if let id = params["requestId"]?.integer, let news = heard(of: id)?.news {
        return news(params)
      }
      observe(.notification(method: method, params: params))
    case .nonsense(let reason, let id, _):
      observe(.nonsense(reason))
      if let id = id?.integer { noteBroken(id, reason) }
    case .end:
      finish()
      observe(.closed)
    }
  }

  private func respond(_ id: JSON, _ result: Result<JSON, RPCError>) {
    // An answer that comes twice, or too late, is answered to nobody.
    guard let id = id.integer, let pending = take(id, isAnswered: true) else { return }
    pending.timer?.cancel()
    pending.continuation.resume(with: result.mapError { ClientError.server($0) })
  }

  /// Fails a request soon whose answer cannot be read, unless another one follows.
  private func noteBroken(_ id: Int, _ reason: String) {
    state.withLock { state in
      guard state.pending[id] != nil else { return }
      state.pending[id]?.broken = reason
      state.pending[id]?.deadline = ContinuousClock.now + .seconds(1)
      state.pending[id]?.timer?.cancel()
      state.pending[id]?.timer = Task { await expire(id) }
    }
  }

  private func report(_ params: JSON) {
    guard let id = params["progressToken"]?.integer, let done = params["progress"]?.number else {
      return
    }
    heard(of: id)?.progress?(
      ProgressReport(
        done: done, total: params["total"]?.number, message: params["message"]?.string?.nonEmpty))
  }

  /// Returns the listeners of a request that the server has a word about, whose time starts anew.
  private func heard(of id: Int) -> Listeners? {
    state.withLock { state in
      guard let pending = state.pending[id] else { return nil }
      state.pending[id]?.deadline = ContinuousClock.now + pending.limit
      return pending.listeners
    }
  }

  /// Answers a request of a server with a handshake.
  private func serve(_ id: JSON, _ method: String, _ params: JSON) {
    // The latest request that can ask is the one that is being worked on.
    let ask = state.withLock { state in
      state.pending.filter { $0.value.listeners.ask != nil }.max { $0.key < $1.key }?.value
        .listeners.ask
    }
    switch method {
    case "ping": stream.send(.response(id: id, .success([:])))
    case "elicitation/create":
      guard let ask else {
        return refuse(id, RPCError(.invalidRequest, "Nobody can be asked outside of a request."))
      }
      // The question may be that of a request which nobody waits for any more.
      guard state.withLock({ $0.abandoned.isEmpty }) else {
        observe(.nonsense("a question while a cancelled request is not answered, which is refused"))
        return stream.send(.response(id: id, .success(ElicitationAnswer.cancel.json)))
      }
      // The task is in its place before it can look for itself there.
      state.withLock { state in
        state.answering[id] = Task {
          var answer = ElicitationAnswer.cancel
          do {
            answer = try await ask(Elicitation(params))
          } catch {
            observe(.nonsense("a question that was not put: \(error)"))
          }
          let isOpen = self.state.withLock { $0.answering.removeValue(forKey: id) != nil }
          if isOpen, !Task.isCancelled {
            stream.send(.response(id: id, .success(answer.json)))
          }
          extendDeadlines()
        }
      }
    case "sampling/createMessage":
      refuse(id, RPCError(.methodNotFound, "Behest has no language model: it refuses sampling."))
    default: refuse(id, RPCError(.methodNotFound, "Behest does not know \(method)."))
    }
  }

  private func refuse(_ id: JSON, _ error: RPCError) {
    stream.send(.response(id: id, .failure(error)))
  }

  private func extendDeadlines() {
    state.withLock { state in
      for (id, pending) in state.pending {
        state.pending[id]?.deadline = ContinuousClock.now + pending.limit
      }
    }
  }

  private func finish() {
    let (pending, answering) = state.withLock { state in
      defer {
        state.isClosed = true
        state.pending = [:]
        state.answering = [:]
      }
      return (state.pending.values, state.answering.values)
    }
    for task in answering { task.cancel() }
    for request in pending {
      request.timer?.cancel()
      request.continuation.resume(throwing: ClientError.closed)
    }
  }
}
