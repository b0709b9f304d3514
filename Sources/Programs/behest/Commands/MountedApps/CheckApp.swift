// `behest app check`: holds a server to the rules of MCP and of the extension.

import AppConformance
import AppProcesses
import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import CardTerminal
import Foundation
import InstalledApps
import IntentEngine
import PhraseChecks

struct CheckApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a server by the rules of MCP and of Behest's extension.",
    discussion: """
      The server is started for the check alone, by its command or as the app of this name is. Only \
      tools that say that they only read are called, and only without arguments. Each finding has \
      the name of its rule and the place; an error breaks the rule, a warning does not.

      Leaves with 0 when no rule is broken, 1 when something is.

      Examples:
        behest app check Git
        behest app check -- mcp-server-git
        behest app check .build/release/Jotter
        behest app check Git --json
        behest app check Git --junit report.xml
        behest app check --rules
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of an app that was added, or the path of an app's own program.", valueName: "app"),
    completion: .addedApps)
  var name: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program of a server and its arguments.", valueName: "command"))
  var command: [String] = []

  @Option(help: ArgumentHelp("Write JUnit XML for CI to this file.", valueName: "file"))
  var junit: String?

  @Flag(help: "List the rules; check nothing.")
  var rules = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if name == nil, command.isEmpty, !rules {
      throw ValidationError("What is to be checked? behest app check APP, or -- COMMAND.")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let text = ConformanceText(page: context.writer.page)
    if rules {
      context.print(ConformanceRule.all.map(text.line), json: ConformanceRule.all)
      return .done
    }
    let (name, command) = try server()
    let report = try await ConformanceCheck(name, command).report()
    if let junit { try UsageError.writing(report.junit(named: name), to: junit) }
    context.print(text.lines(report), json: ReportRecord(report))
    return report.passes ? .done : .failed
  }

  /// Returns the server to start, and a name for it.
  private func server() throws -> (name: String, command: AppCommand) {
    let environment = ProcessInfo.processInfo.environment
    func command(_ words: [String]) -> AppCommand {
      AppCommand(
        words: words, variables: ["BEHEST_MOUNTED": "none"], surroundings: environment,
        folder: FileManager.default.currentDirectoryPath, logPath: nil)
    }
    if let program = self.command.first {
      let words =
        program.contains("/")
        ? [URL(filePath: program).standardizedFileURL.path] + self.command.dropFirst()
        : self.command
      return (name ?? command(words).program, command(words))
    }
    let name = name ?? ""
    let url = URL(filePath: name).standardizedFileURL
    if name.contains("/"), FileManager.default.isExecutableFile(atPath: url.path) {
      let words = [url.path, "--mcp"]
      return (url.deletingPathExtension().lastPathComponent, command(words))
    }
    let manifest = try MountedApps.ofPerson.manifest(named: name)
    let mounted = try UsageError.describing {
      try AppCommand(manifest, environment: environment)
    }
    return (manifest.name, mounted)
  }
}

/// A formatter of reports for one stream.
private struct ConformanceText {
  let page: Page

  /// Returns a rule with its severity and reason.
  func line(_ rule: ConformanceRule) -> String {
    let width = ConformanceRule.all.map(\.id.count).max() ?? 0
    let name = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
    let level = rule.level.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
    return "\(page.strong(name))  \(level)  \(rule.reason)"
  }

  /// Returns what was found out, the findings by the parts of what a server does, and their numbers.
  func lines(_ report: ConformanceReport) -> [String] {
    var lines: [String] = []
    if !report.versions.isEmpty {
      let name = report.server.isEmpty ? "A server without a name" : report.server
      let counts = report.counts.map { count($0.count, $0.noun) }.joined(separator: ", ")
      lines = [
        page.strong(page.plain(name)) + ": MCP " + report.versions.joined(separator: " and ")
          + (counts.isEmpty ? "" : "; " + counts)
      ]
      if !report.called.isEmpty {
        lines.append(page.secondary(page.plain("Called: " + report.called.joined(separator: ", "))))
      }
    }
    for group in ConformanceRule.Group.allCases {
      let findings = report.findings.filter { $0.rule.group == group }
      if findings.isEmpty { continue }
      lines += ["", page.strong(group.rawValue.capitalized)]
      for finding in findings {
        let level = finding.rule.level
        let word = page.profile.styled(level.rawValue + ":", level == .error ? .red : .yellow)
        lines.append(
          "  \(page.plain(finding.place)): \(word) \(page.plain(finding.words))"
            + page.secondary(" [\(finding.rule.id)]"))
      }
    }
    if !lines.isEmpty { lines.append("") }
    let errors = report.findings.count { $0.rule.level == .error }
    let warnings = report.findings.count - errors
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(count)
    let sum = parts.isEmpty ? "nothing to complain about" : parts.joined(separator: ", ")
    return lines + ["\(ConformanceRule.all.count) rules: \(sum)."]
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

/// The record of a report.
private struct ReportRecord: JSONRecord {
  struct Finding: JSONRecord {
    let rule: String
    let group: ConformanceRule.Group
    let level: LintLevel
    let subject: String
    let pointer: String?
    let message: String
    let reason: String
  }

  let server: String
  let versions: [String]
  let called: [String]
  let passed: Bool
  let findings: [Finding]

  init(_ report: ConformanceReport) {
    server = report.server
    versions = report.versions
    called = report.called
    passed = report.passes
    findings = report.findings.map { finding in
      Finding(
        rule: finding.rule.id, group: finding.rule.group, level: finding.rule.level,
        subject: finding.subject, pointer: finding.pointer, message: finding.words,
        reason: finding.rule.reason)
    }
  }
}
