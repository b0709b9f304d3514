// The main entry point: starts a server, meets it, and holds what it does to the rules.

package import AppProcesses
import AppProtocol
import BehestJSON
import BehestProcess
import Foundation
package import IntentEngine
import ModelContextProtocol

/// A check of a server against the rules of MCP, and of the extension `behest/app` if it has it.
///
/// The server is started for the check, apart from any process that is kept for its app. Nothing is
/// called that may change something: only tools that say that they only read, and only without
/// arguments.
package struct ConformanceCheck: Sendable {
  /// The time limits of a check.
  package struct Limits: Sendable {
    /// The time for the first answer of a process; it may have to be fetched first.
    package var start = ServerLink.startingTime
    /// The time for any other answer.
    package var answer = Duration.seconds(30)
    /// The time from the end of the input to the end of the process.
    package var ending = Duration.seconds(2)

    /// Creates the usual limits.
    package init() {}
  }

  private let name: String
  private let command: AppCommand
  private let limits: Limits
  private let processes: OwnProcesses

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - name: The name of the app, which a manifest with several apps is asked for.
  package init(_ name: String, _ command: AppCommand, limits: Limits = Limits()) {
    self.name = name
    self.command = command
    self.limits = limits
    // A process that ends on purpose is no reason to wait for the next one.
    processes = OwnProcesses(firstPause: .zero)
  }

  /// Checks the server.
  ///
  /// - Throws: `Failure` when the server cannot be started.
  package func report() async throws(Failure) -> ConformanceReport {
    var report = ConformanceReport()
    let wire = try start()
    let server: ServerDescription
    do {
      server = try await wire.client.connect(patience: limits.start)
    } catch {
      report.add([await finding(error, meeting: wire)])
      _ = await wire.finish(within: limits.ending)
      report.add(wire.findings)
      report.sort()
      return report
    }
    report.server = [server.info.title ?? server.info.name, server.info.version]
      .filter { !$0.isEmpty }.joined(separator: " ")
    report.versions = [server.version.day]
    if server.version.isStateless { try await tryHandshake(&report) }
    if !server.version.isStateless { report.add(Self.findings(ofHandshake: wire.handshake)) }

    var talk = Talk(wire, server, limits: limits)
    let lists = await talk.lists(&report)
    let facts = await talk.manifest(listedBy: lists, &report)
    await talk.calls(lists.tools, &report)
    await talk.nonsense(&report)
    let endedItself = await wire.finish(within: limits.ending)
    if !endedItself, !talk.isOver {
      report.add([
        ConformanceFinding(
          .endsWithInput, "server",
          "It still runs \(limits.ending.words) after the end of its input.")
      ])
    }
    report.add(wire.findings)
    if server.version.isStateless, wire.hasUntypedResults {
      report.add([
        ConformanceFinding(.resultType, "server", "Results have no “resultType”.")
      ])
    }
    if let facts { report.add(await phrases(facts, server, lists.json)) }
    report.sort()
    return report
  }

  private func start() throws(Failure) -> Wire {
    do {
      return try Wire(command, from: processes)
    } catch {
      throw Failure(.appNotReady, "\(name) is not ready: \(error)")
    }
  }

  // MARK: Handshake

  /// Meets another process of a server that does without a handshake as older clients do.
  private func tryHandshake(_ report: inout ConformanceReport) async throws(Failure) {
    let wire = try start()
    let older = ServerDescription(
      version: .lastWithHandshake, info: Implementation(name: "", version: ""), capabilities: [:])
    do {
      let server = try await wire.client.connect(knowing: older, patience: limits.start)
      report.versions.append(server.version.day)
      report.add(Self.findings(ofHandshake: wire.handshake))
      if server.has("tools") {
        let listed = try await wire.client.tools(within: limits.answer)
        if listed.isEmpty {
          report.add([
            ConformanceFinding(
              .declaredWorks, "initialize", "There are no tools after a handshake.")
          ])
        }
      }
    } catch ClientError.server {
      // It says that it speaks the newer revision alone, as it may.
    } catch {
      report.add([await finding(error, meeting: wire)])
    }
    _ = await wire.finish(within: limits.ending)
    report.add(wire.findings)
  }

  private static func findings(ofHandshake result: JSON) -> [ConformanceFinding] {
    // The version may be empty: SDKs send that for servers that do not say theirs.
    let isNamed = result["serverInfo"]?["name"]?.string.map { !$0.isEmpty } ?? false
    let isVersioned = result["serverInfo"]?["version"]?.string != nil
    return [("name", isNamed), ("version", isVersioned)].filter { !$0.1 }.map { member, _ in
      ConformanceFinding(
        .serverInfo, "initialize", at: "/serverInfo/\(member)", "There is no \(member).")
    }
  }

  private func finding(_ error: any Error, meeting wire: Wire) async -> ConformanceFinding {
    switch error {
    case ClientError.nonsense(let words):
      return ConformanceFinding(.knownVersion, "initialize", "It answers, but \(words).")
    case ClientError.timedOut(let limit):
      return ConformanceFinding(.meets, "server", "It has not answered within \(limit.words).")
    case ClientError.server(let error):
      return ConformanceFinding(.meets, "initialize", "It is refused: \(error.message)")
    default:
      let end = await wire.end(within: .seconds(5))
      let last = (end?.lastLines.last).map { " Its last line was: \($0)" } ?? ""
      let status = end.map { "It has ended with status \($0.end.status)." }
      return ConformanceFinding(.meets, "server", (status ?? "It has closed its output.") + last)
    }
  }

  // MARK: Phrases

  /// Checks the phrases of a manifest; entities are asked for over a connection of its own.
  private func phrases(
    _ document: JSON, _ server: ServerDescription, _ lists: JSON
  ) async -> [ConformanceFinding] {
    var findings: [ConformanceFinding] = []
    for facts in document["apps"]?.array ?? [] {
      let name = facts["name"]?.string ?? self.name
      var manifest = AppManifest(name: name, command: command.words, server: server, lists: lists)
      manifest.facts = facts
      manifest.synonyms = facts["synonyms"]?.strings ?? []
      let link = ServerLink(app: name, known: server, provider: processes) { command }
      findings += await ManifestChecks(manifest, link).findings()
      await link.close()
    }
    return findings
  }
}

extension Duration {
  /// The duration for people: "30 seconds".
  var words: String { formatted(.units(width: .wide)) }
}
