// `behest lint`: finds mistakes in phrases or in App Intents sources; performs no intent.

import AppProtocol
public import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import FoundationGaps
import InstalledApps
import IntentEngine
import PhraseCatalog
public import PhraseChecks
import PhraseMatching
import ProjectReading

struct Lint: BehestCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find what is wrong with the phrases, or with an app's sources; run nothing.",
    discussion: """
      Phrases of two intents that accept the same words are shown with a shortest text that is \
      both, and with what runs then. The phrases of every language are looked at unless --locale \
      names one. Every text that is shown has been given to the matcher.

      With a PATH, the Swift sources of an app are reviewed instead: its intents, entities, \
      queries and shortcuts are held to what Apple's systems expect of them. Name the folder of \
      the whole app: some rules ask whether anything anywhere indexes or opens an entity. What \
      cannot be told from the sources alone is not reported. Parts of the files that #if keeps from \
      Linux are told apart. The first review may have to build its program, where Behest was built.

      With --level note, words of phrases that no thesaurus knows are named too: what people say \
      instead of them is not understood. With --require-name, so are phrases of packs that can be \
      said without the app's name, which Siri takes of no App Shortcut.

      Leaves with 0 when nothing is found at or above --level, 1 when something is.

      Examples:
        behest lint
        behest lint --app Soupy --level note --require-name
        behest lint --disable unused-key --format sarif > phrases.sarif
        behest lint --sentences en.json lists.yaml
        behest lint ~/Projects/Soupy
        behest lint Sources/Intents --disable missing-summary --format github
        behest lint --rules
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files to review, or the folders of apps and packages with some.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(help: "How to print: text, json, sarif or github, which are annotations.")
  var format: Format?

  @Option(help: "The least that counts: note, warning or error.")
  var level: LintLevel = .warning

  @Option(help: ArgumentHelp("Rules to leave out, by id; repeatable.", valueName: "id,id"))
  var disable: [String] = []

  @Flag(help: "Want the app's name in every phrase, as Siri does.")
  var requireName = false

  @Flag(help: "List the rules; look for nothing.")
  var rules = false

  @OptionGroup var sentences: SentenceOptions

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  private var disabled: Set<String> {
    Set(disable.flatMap { $0.split(separator: ",").map(String.init) })
  }

  func validate() throws {
    if let format, format != .json, global.json {
      throw ValidationError("--json and --format \(format.rawValue) contradict each other.")
    }
    if !paths.isEmpty, sentences.isGiven {
      throw ValidationError("Sources are reviewed, or --sentences are; not both at once.")
    }
    if requireName, !paths.isEmpty || sentences.isGiven {
      throw ValidationError("--require-name is about the phrases of installed apps.")
    }
    let others = disabled.subtracting(LintRule.all.map(\.id))
    if others.isEmpty { return }
    let known = try LintRule.known().map(\.id)
    for id in others.sorted() where !known.contains(id) {
      let near = Nearest.word(to: id, among: known)
      throw ValidationError(
        "There is no rule “\(id)”. " + (near.map { "Did you mean \($0)?" } ?? "See --rules."))
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    if rules {
      let known = try LintRule.known()
      context.print(
        LintText(page: context.writer.page).lines(known), json: known)
      return .done
    }
    if !paths.isEmpty { return try review(context) }
    var findings: [LintFinding] = []
    var phrases: Set<PhraseTemplate> = []
    do {
      for subject in try await context.lintSubjects(sentences) {
        phrases.formUnion(subject.inventory.templates)
        findings += Linter(
          subject, level: level, disabled: disabled, requiresName: requireName
        ).findings()
      }
    } catch let error as PhraseFileError where error.code != .unreadable {
      findings = [Linter.finding(error)]
    }
    return report(findings, in: phrases.count, of: "phrase", context)
  }

  /// Reviews the sources at the paths.
  private func review(_ context: CommandContext) throws -> ExitStatus {
    let review = try SourceReview(of: paths)
    for file in review.unread {
      context.writer.output.note("behest: " + context.writer.notePage.plain(file))
    }
    for part in Self.uncompiled(in: paths) {
      context.writer.output.note("behest: " + context.writer.notePage.plain(part))
    }
    let disabled = disabled
    let findings = review.findings.filter {
      !disabled.contains($0.rule.id) && $0.rule.level >= level
    }
    return report(findings, in: review.fileCount, of: "file", rules: review.rules, context)
  }

  /// Returns a sentence for each part of the files with App Intents that Linux does not compile.
  private static func uncompiled(in paths: [String]) -> [String] {
    guard let checkout = (try? BehestPlace(nil))?.checkout else { return [] }
    let parts = UncompiledSources.parts(at: paths, checkout: checkout)
    guard !parts.isEmpty else { return [] }
    let lines = parts.map { "\($0.file):\($0.part.lines.lowerBound): \($0.part.condition)" }
    let count = parts.reduce(0) { $0 + $1.part.lines.count }
    return [
      "\(count) \(count == 1 ? "line is" : "lines are") not compiled on Linux; "
        + "no setting of the compiler changes that for os(…):"
    ] + lines.map { "  " + $0 }
  }

  private func report(
    _ findings: [LintFinding], in count: Int, of noun: String, rules: [LintRule] = LintRule.all,
    _ context: CommandContext
  ) -> ExitStatus {
    let folder = FileManager.default.currentDirectoryPath
    let findings = findings.inOrder.map { $0.relative(to: folder) }
    let output = context.writer.output
    let text = LintText(page: context.writer.page)
    switch format ?? (context.options.isJSON ? .json : .text) {
    case .json:
      output.json(findings.map { JSON($0) })
    case .sarif:
      output.result(
        SARIFReport(
          findings, version: Behest.version, rules: rules
        ).text)
    case .github:
      for finding in findings { output.result(GitHubAnnotation(finding).line) }
      output.note("behest: " + text.summary(findings, count: count, of: noun))
    case .text:
      for finding in findings { output.result(text.finding(finding)) }
      output.result(text.summary(findings, count: count, of: noun))
    }
    return findings.isEmpty ? .done : .failed
  }
}

extension LintLevel: ExpressibleByArgument {}

extension CommandContext {
  /// Returns the phrases to check: sentences, or the installed apps' in each of their languages.
  func lintSubjects(_ sentences: SentenceOptions) async throws -> [LintSubject] {
    if sentences.isGiven {
      let collection = try SentenceOptions.sentences(sentences.paths)
      return [LintSubject(inventory: collection.inventory, remarks: collection.remarks)]
    }
    let files = try InstalledApps.phraseFiles(phrases: options.phrases)
    var languages = [options.locale]
    if options.locale == nil {
      let others = Set(files.flatMap { Array($0.phrases.languages.dropFirst()) })
      languages += others.sorted().map { $0 }
    }
    var subjects: [LintSubject] = []
    for language in languages {
      subjects.append(
        try await speaking(locale: language) { try await lintSubject(in: language, files) })
    }
    return subjects
  }

  private func lintSubject(
    in language: String?, _ files: [(app: String, phrases: AppPhrases)]
  ) async throws -> LintSubject {
    let catalog = try InstalledApps.catalog(phrases: options.phrases, locale: language ?? "en")
    let only = try options.app.map { try catalog.app(named: $0).name }
    var inventory = try await Conversation.inventory(of: catalog)
    inventory.add(catalog.mistakes.map(\.template))
    if let only {
      let own = inventory.templates.filter { $0.app == only }
      func types(_ templates: [PhraseTemplate]) -> Set<String> {
        Set(templates.flatMap(\.slots.values).compactMap(\.valueType))
      }
      // The values that only other apps say are none of this one's.
      let foreign = types(inventory.templates).subtracting(types(own))
      inventory.templates = own
      inventory.values.removeAll { foreign.contains($0.type) }
    }
    let shown = try files.filter { only == nil || $0.app == only }.map { app, phrases in
      let declared = try catalog.declaredPhrases(of: app)
      return LintSubject.AppFiles(
        app: app, phrases: phrases, declared: declared.flatMap { $0 },
        shortcutCount: declared.count)
    }
    // Phrases made of the titles of tools are nobody's to mend.
    let mounted = Set(InstalledApps.mounted?.folder.names ?? [])
    let declared = shown.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    inventory.templates.removeAll {
      mounted.contains($0.app) && $0.expression == nil && $0.language == "en"
        && !declared.contains($0.text)
    }
    return LintSubject(inventory: inventory, files: shown)
  }
}
