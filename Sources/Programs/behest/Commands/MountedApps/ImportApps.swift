// `behest app import`: adds the servers that another client's configuration names.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import IntentEngine

struct ImportApps: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the servers of another client's configuration.",
    discussion: """
      The file has “mcpServers”, as those of Claude Desktop, Cursor and others do, or “servers”, as \
      that of Visual Studio Code, where comments are allowed. Each server is shown and asked for \
      before it is started: its folder and its variables become part of its command, but for the \
      variables whose name or value may be a secret. Export those, or keep them in your keyring, since \
      Behest keeps no secrets. What only the other client knows leaves a server out, with a reason.

      Examples:
        behest app import ~/.config/Claude/claude_desktop_config.json
        behest app import .vscode/mcp.json --yes
        behest app import .vscode/mcp.json --replace --yes
      """)

  @Argument(
    help: ArgumentHelp("The configuration file.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Take the place of apps of these names that were added before.")
  var replace = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("\(file) cannot be read.")
    }
    var record = ImportRecord()
    func leaveOut(_ name: String, _ reason: String? = nil) {
      record.leftOut.append(.init(name: name, reason: reason))
      context.console.note("\(name) was left out" + (reason.map { ": \($0)" } ?? "."))
    }
    let configuration = try UsageError.describing {
      try ClientConfiguration(
        Array(data), at: URL(filePath: file).standardizedFileURL, home: NSHomeDirectory())
    }
    let requests = configuration.requests { leaveOut($0, $1) }
    let apps = try MountedApps.ofPerson
    var worst = ExitStatus.done
    for request in requests {
      do {
        try MountedAppName.check(request.name, for: replace ? nil : request, in: apps)
        if !request.variables.isEmpty {
          let names = request.variables.joined(separator: ", ")
          context.console.note("\(request.name) needs \(names): export what is not exported yet.")
        }
        let words = request.command.shellWords
        let question = Question(
          kind: .confirmation, prompt: "Add \(request.name), started by: \(words)?",
          acceptWords: ["Add", "Yes", "y"], declineWords: ["Leave out", "No", "n"])
        guard let agrees = await context.answerer.agrees(to: question) else {
          context.writer.write(.question(question))
          return .valueNeeded
        }
        guard agrees else {
          leaveOut(request.name)
          continue
        }
        let manifest = try await apps.add(request)
        context.console.note("Added \(manifest.name): \(manifest.offer).")
        record.added.append(manifest.name)
      } catch let error as UsageError {
        leaveOut(request.name, error.message)
      } catch let error as ManifestError {
        leaveOut(request.name, error.description)
        worst = .appNotReady
      } catch let failure as Failure {
        leaveOut(request.name, failure.words)
        worst = .appNotReady
      }
    }
    let (added, leftOut) = (record.added.count, record.leftOut.count)
    if added + leftOut > 1 {
      context.console.note("\(added) added, \(leftOut) left out.")
    }
    context.print([], json: record)
    return worst
  }
}

/// The servers that were added and those that were not, as `--json` prints them.
private struct ImportRecord: Encodable {
  struct LeftOut: JSONRecord {
    let name: String
    /// The reason; `nil` where the person did not want it.
    let reason: String?
  }

  var added: [String] = []
  var leftOut: [LeftOut] = []
}

extension Answerer {
  /// Asks a person, or the script, whether to go ahead; a question that is left is declined.
  ///
  /// - Returns: `nil` when nobody may be asked.
  fileprivate func agrees(to question: Question) async -> Bool? {
    switch await answer(question) {
    case .scripted(let input), .typed(let input):
      guard case .text(let text) = input.content else { return false }
      return question.acceptWords.contains { $0.lowercased() == text.lowercased() }
    case .none: return nil
    case .interrupted, .endOfInput, .quit: return false
    }
  }
}
