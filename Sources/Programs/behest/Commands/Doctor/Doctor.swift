// `behest doctor`: checks the surroundings, and says what to do where something is amiss.

import ArgumentParser
import BehestJSON
import BehestShell
import CardTerminal
import Foundation

struct Doctor: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check terminal, locale, clipboard, folders, settings and apps.",
    discussion: """
      Each check is a line: ok, or a warning for what works in part, or a problem for what does not, \
      with what to do about it. The status is 1 when there is a problem. Nothing is changed and no \
      app is started.

      Examples:
        behest doctor
        behest doctor --json
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let surroundings = CheckedSurroundings(context)
    let findings =
      [surroundings.terminal, surroundings.locale, surroundings.clipboard]
      + surroundings.folders + surroundings.variables + [
        surroundings.settings, surroundings.phrases,
      ]
      + surroundings.apps + [surroundings.scripts]
    context.print(lines(of: findings, on: context.writer.page), json: findings)
    return findings.contains { $0.state == .problem } ? .failed : .done
  }
}

/// Returns findings as lines; what to do stands below what was found.
private func lines(of findings: [Finding], on page: Page) -> [String] {
  let widest = findings.map(\.check.count).max() ?? 0
  return findings.flatMap { finding in
    let head =
      finding.state.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      + page.plain(finding.check).padding(toLength: widest + 2, withPad: " ", startingAt: 0)
    let room = page.isTerminal ? max(20, page.width - head.count) : .max
    let below = [finding.words, finding.advice].compactMap { $0.map(page.plain) }
      .flatMap { TerminalText.wrapped($0, to: room) }
    return zip(
      [head] + below.dropFirst().map { _ in String(repeating: " ", count: head.count) }, below
    )
    .map(+)
  }
}

/// What a check has found.
struct Finding: JSONRecord {
  /// The degree to which something works.
  enum State: String, Encodable {
    case ok, warning, problem
  }

  let check: String
  let state: State
  let words: String
  let advice: String?

  /// Creates what a check has found; with advice it is a warning unless it is a problem.
  init(_ check: String, _ words: String, advice: String? = nil, isProblem: Bool = false) {
    self.check = check
    self.words = words
    self.advice = advice
    state = isProblem ? .problem : advice == nil ? .ok : .warning
  }
}
