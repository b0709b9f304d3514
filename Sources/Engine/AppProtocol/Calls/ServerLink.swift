// The connection to the server of a mounted app, opened when it is first needed.

import AppExtension
package import AppProcesses
package import BehestJSON
import BehestProcess
import Foundation
import IntentEngine
package import ModelContextProtocol
import Synchronization

/// The connection to the server of a mounted app, which is started by the first request.
package actor ServerLink {
  /// The name of the app, for messages.
  nonisolated let app: String

  private let command: @Sendable () throws -> AppCommand
  private var known: ServerDescription?
  /// The server as it is to be met by a handshake, until that has worked.
  private var older: ServerDescription?
  private let remember: @Sendable (ServerDescription) -> Void
  private let provider: any ServerProvider
  private var opened: (client: MCPClient, lease: ServerLease)?
  private var opening: Task<(client: MCPClient, lease: ServerLease), any Error>?
  private var watching: Task<Void, Never>?
  private let refresh: @Sendable (MCPClient) async -> Void
  private nonisolated let changes = Mutex(0)
  /// Whether the server has said that its lists are others now.
  private nonisolated let hasOtherLists = Mutex(false)

  /// The path of the app's log; `nil` for none.
  private nonisolated let log: String?
  /// The donations of the app.
  nonisolated let donations: Donations

  /// The name and the version of Behest, as servers and clients are told them.
  package static let implementation = Implementation(
    name: "behest", title: "Behest", version: "0.1.0")

  /// The extensions of MCP that Behest has.
  package static let extensions: JSON = [BehestExtension.name: BehestExtension.settings]

  /// The time that a server has for its first answer: it may have to be fetched first.
  package static let startingTime = Duration.seconds(60)

  /// Creates a connection that is not yet open.
  ///
  /// - Parameters:
  ///   - command: Makes the command when the server is started, in the folder and the environment
  ///     of that moment.
  ///   - known: The server as it was met the last time; `nil` when it never was.
  ///   - log: The path of the app's log; `nil` for none.
  ///   - remember: Called with the server when it is to be met in another way from now on.
  ///   - refresh: Asks the server for its lists again, before a connection ends during which it has
  ///     changed them.
  package init(
    app: String, known: ServerDescription?, provider: any ServerProvider, log: String? = nil,
    remember: @escaping @Sendable (ServerDescription) -> Void = { _ in },
    refresh: @escaping @Sendable (MCPClient) async -> Void = { _ in },
    command: @escaping @Sendable () throws -> AppCommand
  ) {
    self.app = app
    self.known = known
    self.provider = provider
    self.remember = remember
    self.refresh = refresh
    self.log = log
    donations = Donations(besideLog: log)
    self.command = command
  }

  /// The number of times that the server has reported changes.
  package nonisolated var changeCount: Int { changes.withLock { $0 } }

  /// Returns the client of the running server, which is started if need be.
  ///
  /// - Throws: `Failure` with `appNotReady` when it cannot be.
  package func client() async throws -> MCPClient {
    if let (client, lease) = opened {
      if !client.isClosed, await client.isAlive(within: Self.shortPause) { return client }
      await drop(client, lease)
    }
    let task = opening ?? Task { try await open() }
    opening = task
    defer { if opening == task { opening = nil } }
    let new = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    if opening == task {
      opened = new
      watching = Task { await watch(new.client, new.lease) }
    }
    return new.client
  }

  /// Ends a connection whose server is of no use any more.
  private func drop(_ client: MCPClient, _ lease: ServerLease) async {
    if opened?.client === client { opened = nil }
    watching?.cancel()
    await watching?.value
    client.close()
    await lease.kill()
  }

  /// Closes the connection to a process that has ended, though another one holds its output open.
  private func watch(_ client: MCPClient, _ lease: ServerLease) async {
    while !client.isClosed, (try? await Task.sleep(for: .seconds(2))) != nil {
      guard client.isWaiting, await lease.failure(within: .zero) != nil else { continue }
      // What it has written before its end is read by now.
      client.close()
    }
  }

  /// Returns the failure for an error of a request; that of a process which has ended says its last
  /// words, and without a word how it ended.
  func failure(for error: any Error) async -> Failure {
    guard case ClientError.closed = error, let (client, lease) = opened,
      let end = await lease.failure(within: .milliseconds(500))
    else { return Failure(error, of: app) }
    guard client.hasHeard else { return Failure(end, of: app) }
    let failure = Failure(error, of: app)
    return Failure(
      failure.code, ([failure.words] + end.lastLines.suffix(1)).joined(separator: "\n"))
  }

  /// Meets the server by a handshake from now on, though it could do without.
  func preferHandshake() async {
    guard let (client, lease) = opened, let server = client.server, server.version.isStateless
    else { return }
    await drop(client, lease)
    older = server
    older?.version = .lastWithHandshake
  }

  /// The longest pause before a start that is waited for; a longer one is told.
  private static let shortPause = Duration.seconds(3)

  /// Returns a process of the server, after the pause that one needs that has ended at once.
  private func lease() async throws -> ServerLease {
    // A person may have to unlock the keyring first.
    let command = try await onThread { [command] in Result { try command() } }.get()
    do {
      return try await provider.open(command)
    } catch let failure as ServerFailure {
      guard let pause = failure.pause, pause <= Self.shortPause else { throw failure }
      try await Task.sleep(for: pause)
      return try await provider.open(command)
    }
  }

  private func open() async throws -> (client: MCPClient, lease: ServerLease) {
    do {
      let lease = try await lease()
      do {
        let stream = try MessageStream(input: lease.input, output: lease.output)
        let client = MCPClient(
          stream, info: Self.implementation, extensions: Self.extensions, firstID: lease.firstID
        ) { [weak self] in self?.observe($0) }
        try await meet(client, knowing: lease.known)
        return (client, lease)
      } catch {
        let failure = await lease.failure(within: .milliseconds(500))
        await lease.kill()
        throw failure ?? error
      }
    } catch let error where !(error is CancellationError) {
      throw Failure(error, of: app, whenStarting: true)
    }
  }

  /// Meets a server as it was met before; one that refuses that as if it were new.
  private func meet(_ client: MCPClient, knowing met: ServerDescription?) async throws {
    let expected = met ?? older ?? known
    let isOlder = older != nil
    older = nil
    let server: ServerDescription
    do {
      server = try await client.connect(
        knowing: expected, isMet: met != nil, patience: Self.startingTime)
    } catch ClientError.server where expected != nil {
      server = try await client.connect(patience: Self.startingTime)
    }
    if isOlder, !server.version.isStateless {
      known = server
      remember(server)
    }
  }

  private nonisolated func observe(_ observation: MCPClient.Observation) {
    switch observation {
    case .notification(let method, let params):
      donations.keep(in: params["_meta"]?[BehestExtension.name])
      guard method.hasSuffix("changed") || method.hasSuffix("updated") else { return }
      changes.withLock { $0 += 1 }
      // Other values of the same entities make no other lists.
      let isOfValues = params["_meta"]?[BehestExtension.name]?["valueChanges"] != nil
      if method.hasSuffix("list_changed"), !isOfValues { hasOtherLists.withLock { $0 = true } }
    case .nonsense(let reason):
      if let log {
        var file = AppLog(path: log)
        file.note("not understood: \(reason)")
      }
    case .closed: break
    }
  }

  /// Ends the connection; the process is kept for the next one if there is a host to keep it.
  package func close() async {
    guard let (client, lease) = opened else { return }
    opened = nil
    watching?.cancel()
    await watching?.value
    if hasOtherLists.withLock({ $0 }), !client.isClosed { await refresh(client) }
    // A server that ends a cancelled request at once can be kept.
    for _ in 0..<10 where !client.isIdle { try? await Task.sleep(for: .milliseconds(20)) }
    let isClean = await client.leave(within: .milliseconds(200))
    await lease.giveBack(server: client.server, nextID: client.nextID, isClean: isClean)
  }
}

extension Failure {
  /// Creates the failure for an error of a connection.
  ///
  /// - Parameter whenStarting: Whether the server was being started.
  init(_ error: any Error, of app: String, whenStarting: Bool = false) {
    switch error {
    case let failure as Failure: self = failure
    case let failure as ServerFailure:
      self.init(.appNotReady, Sentence.notReady(app: app, reason: failure.description))
    case ClientError.closed:
      self.init(
        .appNotReady,
        whenStarting
          ? "\(app) is not ready: its server ended before it answered. See: behest app logs \(app)"
          : Sentence.endedEarly(app: app))
    case ClientError.timedOut(let limit):
      self.init(
        .appNotReady,
        Sentence.noAnswerWithin(app: app, time: limit.formatted(.units(width: .wide))))
    case ClientError.nonsense(let reason):
      self.init(
        .appNotReady,
        whenStarting
          ? "\(app) does not speak MCP as Behest does: \(reason)."
          : Sentence.unreadableAnswer(app: app, reason: reason.oneLine(upTo: 200)))
    case ClientError.server(let error):
      self.init(
        .intentFailed,
        error.message.nonEmpty ?? Sentence.answeredWithError(app: app, code: error.code),
        detail: "\(error.code)")
    case ClientError.unsupported("sampling/createMessage"):
      self.init(.intentFailed, "\(app) asks for a language model, and Behest has none.")
    case ClientError.unsupported(let method):
      self.init(.intentFailed, "\(app) asks for \(method), which Behest does not offer.")
    case ClientError.asksForever:
      self.init(.intentFailed, "\(app) asks the same again and again, and was stopped.")
    default:
      self.init(.appNotReady, Sentence.notReady(app: app, reason: String(describing: error)))
    }
  }
}
