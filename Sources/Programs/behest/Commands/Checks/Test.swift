// `behest test`: checks what utterances match; performs no intent.

import ArgumentParser
import BehestJSON
import BehestShell
import CardTerminal
import Foundation
import IntentEngine
import PhraseCatalog
import PhraseChecks
import PhraseMatching

struct Test: BehestCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github
  }

  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Check what utterances mean; run nothing.",
    discussion: """
      A file is a YAML list of cases, or a mapping with “tests” and defaults for all of them:

        app: Soupy
        tests:
          - utterance: order tomato soup in Soupy
            intent: OrderSoup
            values: { soup: tomato }
            tier: normalised
            asks: size
          - utterance: what is the weather
            intent: null
          - utterance: tomato soup for the neighbours
            intent: null
            suggests: OrderSoup
          - utterance: order soup and then list my tasks in TaskTracker
            commands: [OrderSoup, ListTasks]

      “intent” is a name, null for nothing, or a list for a question which one is meant. “commands” \
      are the intents of a sentence of several. “values” \
      are identifiers or the words that were said; when it is there, no other slot may be filled. \
      “asks” is the parameter that is asked for before the intent runs, or null for none. \
      “suggests” is the intent of the first suggestion where nothing fits, or null for none; \
      “values” are then its. \
      “context” is what is known when it is said.

      With --require-name, a match without the app's name fails: Siri would not take it, also \
      where only this app can be meant.

      Leaves with 0 when every case is as it should be, 1 when one is not, 2 for a broken file.

      Examples:
        behest test soupy.yaml
        behest test --filter soup --junit report.xml phrases/*.yaml
        behest test --format github tests.yaml
        behest test tests.yaml --sentences en.json lists.yaml
        behest test - < tests.yaml
      """)

  @Argument(help: ArgumentHelp("Files of utterances; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only cases whose utterance, app or intent contains this text.", valueName: "text"))
  var filter: String?

  @Option(help: ArgumentHelp("Write JUnit XML for CI to this file.", valueName: "file"))
  var junit: String?

  @Option(help: "How to print: text, json or github, which are annotations for GitHub's runner.")
  var format: Format?

  @Flag(help: "Want the app's name in every utterance that matches, as Siri does.")
  var requireName = false

  @OptionGroup var sentences: SentenceOptions

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if requireName, sentences.isGiven {
      throw ValidationError("--require-name is about the phrases of installed apps.")
    }
    if files.isEmpty { throw ValidationError("There is no file of utterances to check.") }
    if let format, format != .json, global.json {
      throw ValidationError("--json and --format \(format.rawValue) contradict each other.")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    var cases: [UtteranceCase] = []
    for file in files {
      cases += try UsageError.describing { try UtteranceFile(reading: file).cases }
    }
    if let filter {
      cases = cases.filter { $0.contains(filter) }
      if cases.isEmpty { throw UsageError("No utterance of the files contains “\(filter)”.") }
    }
    let runner = try await context.utteranceRunner(sentences, requiresName: requireName)
    var verdicts: [UtteranceVerdict] = []
    for example in cases { verdicts.append(try await runner.verdict(on: example)) }
    if let junit { try UsageError.writing(JUnitReport(verdicts).text, to: junit) }
    report(verdicts, context)
    return verdicts.allSatisfy(\.passes) ? .done : .failed
  }

  private func report(_ verdicts: [UtteranceVerdict], _ context: CommandContext) {
    let output = context.writer.output
    let failures = verdicts.filter { !$0.passes }
    switch format ?? (context.options.isJSON ? .json : .text) {
    case .json:
      output.json(VerdictsRecord(verdicts))
      return
    case .github:
      for verdict in failures { output.result(GitHubAnnotation(verdict).line) }
    case .text:
      for verdict in failures { output.result(DiffText(page: context.writer.page).text(verdict)) }
    }
    let words = verdicts.count == 1 ? "1 utterance" : "\(verdicts.count) utterances"
    output.result(
      failures.isEmpty
        ? "\(words), all as expected." : "\(words), \(failures.count) not as expected.")
  }
}

extension UsageError {
  /// Writes a report for other programs.
  ///
  /// - Throws: `UsageError` when the file cannot be written.
  static func writing(_ report: String, to file: String) throws(UsageError) {
    do {
      // A device, a pipe or what a link leads to is written into, and not replaced.
      let isFile =
        (try? FileManager.default.attributesOfItem(atPath: file)[.type])
        .map { $0 as? FileAttributeType == .typeRegular } ?? true
      try Data(report.utf8).write(to: URL(filePath: file), options: isFile ? .atomic : [])
    } catch {
      throw UsageError("The report could not be written to “\(file)”.")
    }
  }
}

extension UtteranceCase {
  /// Returns whether the utterance, app or an intent contains a text, ignoring case.
  fileprivate func contains(_ text: String) -> Bool {
    ([utterance, app ?? ""] + intents).contains { $0.localizedCaseInsensitiveContains(text) }
  }
}

extension CommandContext {
  /// Returns the runner that matches utterances with sentences or with the installed apps.
  ///
  /// - Parameter requiresName: Whether a match has to have the app's name.
  func utteranceRunner(
    _ sentences: SentenceOptions, requiresName: Bool = false
  ) async throws -> UtteranceRunner {
    if sentences.isGiven {
      let matcher = try SentenceOptions.read(sentences.paths).usableMatcher()
      // Sentences have no app behind them that could ask.
      return UtteranceRunner {
        (matcher.matches(in: $0, context: $1, with: .suggestions), [])
      } ask: { _ in
        nil
      }
    }
    let conversation = try conversation()
    let app = options.app
    return UtteranceRunner(requiresName: requiresName) { utterance, _ in
      switch try await conversation.understanding(of: utterance, app: app) {
      case .one(let result), .unclear(let result, _): return (result, [])
      case .several(let sequence):
        let results = sequence.commands.map(\.result)
        return (results[0], results.compactMap { $0.best.first?.intent })
      }
    } ask: { match in
      try await conversation.question(before: match)?.parameter?.name
    }
  }
}

/// A formatter of test results as diffs for one stream.
struct DiffText {
  let page: Page

  /// Returns the location and utterance of a result, and the differences as a diff.
  func text(_ verdict: UtteranceVerdict) -> String {
    let heading = page.plain("\(verdict.example.place): \(verdict.example.utterance)")
    let lines = verdict.diff.map { line in
      "  " + page.profile.styled(page.plain(line), line.hasPrefix("-") ? .red : .green)
    }
    return ([page.strong(heading)] + lines).joined(separator: "\n")
  }
}

/// The results of testing a file of utterances.
private struct VerdictsRecord: Encodable {
  struct Case: Encodable {
    struct Difference: JSONRecord {
      let field: String
      let expected: String?
      let actual: String?
    }

    let utterance: String
    let file: String
    let line: Int
    let column: Int
    let passed: Bool
    let differences: [Difference]
  }

  let total: Int
  let failed: Int
  let cases: [Case]

  init(_ verdicts: [UtteranceVerdict]) {
    total = verdicts.count
    failed = verdicts.count { !$0.passes }
    cases = verdicts.map { verdict in
      let place = verdict.example.place
      return Case(
        utterance: verdict.example.utterance, file: place.file, line: place.line,
        column: place.column, passed: verdict.passes,
        differences: verdict.differences.map {
          Case.Difference(field: $0.field, expected: $0.expected, actual: $0.actual)
        })
    }
  }
}
