// `behest sample`: prints utterances that the phrases accept, at random or all.

import ArgumentParser
import BehestJSON
import BehestShell
import IntentEngine
import PhraseCatalog
import PhraseChecks
import PhraseMatching

struct Sample: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Say what the phrases accept: at random, or all of it.",
    discussion: """
      Every line is matched again before it is printed: one that would run another intent, or \
      leaves a choice between several, is left out and counted. At random every phrase is as \
      likely as any other, and no line comes twice; the same seed gives the same lines.

      With --json, each line is an object: {"utterance", "app", "intent", "phrase", "values": \
      {name: {"text", "value"}}, "context"}.

      Examples:
        behest sample --count 5
        behest sample --app MarkdownSnippet --all
        behest sample --intent OrderSoup --seed 7 --json
        behest sample --sentences en.json lists.yaml
      """)

  @Option(help: ArgumentHelp("Only this intent.", valueName: "name"))
  var intent: String?

  @Option(help: ArgumentHelp("How many lines; 10 unless --all is given.", valueName: "number"))
  var count: Int?

  @Option(help: ArgumentHelp("Where the random numbers begin.", valueName: "number"))
  var seed: UInt64 = 0

  @Flag(help: "Everything the phrases accept, in the order they are declared.")
  var all = false

  @OptionGroup var sentences: SentenceOptions

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if let count, count < 0 { throw ValidationError("--count cannot be less than nought.") }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let (inventory, app, intent) = try await phrases(context)
    let output = context.writer.output
    var lines = SampleLines(matcher: try inventory.matcher())
    var sampler = PhraseSampler(inventory, seed: seed) { template in
      (app ?? template.app) == template.app && (intent ?? template.intent) == template.intent
    }
    let wanted = count ?? (all ? Int.max : 10)
    func print(_ sample: PhraseSample) {
      if context.options.isJSON {
        output.json(SampleRecord(sample), isPretty: false)
      } else {
        output.result(context.writer.page.plain(sample.utterance))
      }
    }
    if all {
      sampler.forEach { sample in
        guard lines.printed < wanted else { return false }
        if lines.take(sample) { print(sample) }
        return true
      }
    } else {
      // A small catalogue runs out of new lines; many misses in a row mean that all were printed.
      var misses = 0
      while lines.printed < wanted, misses < 1_000, let sample = sampler.next() {
        if lines.take(sample) {
          print(sample)
          misses = 0
        } else {
          misses += 1
        }
      }
    }
    if lines.leftOut > 0 {
      output.note(
        "behest: \(lines.leftOut) more would run another intent, or leave a choice; "
          + "behest lint says why.")
    }
    return .done
  }

  /// Returns the phrases to sample, and the names of the app and the intent to restrict them to.
  private func phrases(
    _ context: CommandContext
  ) async throws -> (PhraseInventory, app: String?, intent: String?) {
    if sentences.isGiven {
      let inventory = try SentenceOptions.read(sentences.paths).inventory
      if let intent, !inventory.templates.contains(where: { $0.intent == intent }) {
        let known = Array(Set(inventory.templates.map(\.intent))).sorted()
        let near = Nearest.word(to: intent, among: known).map { " Did you mean \($0)?" }
        throw UsageError("There is no intent “\(intent)”." + (near ?? ""))
      }
      return (inventory, nil, intent)
    }
    let catalog = try context.catalog()
    let app = try context.options.app.map { try catalog.app(named: $0).name }
    let intent = try self.intent.map { try catalog.intent(named: $0, of: app).name }
    return (try await Conversation.inventory(of: catalog), app, intent)
  }
}

/// A sample; `context` is present when the phrase depends on context.
private struct SampleRecord: Encodable {
  struct Value: JSONRecord {
    let text: String
    let value: String?
  }

  let utterance: String
  let app: String
  let intent: String
  let phrase: String
  let values: [String: Value]
  let context: [String: JSON]?

  init(_ sample: PhraseSample) {
    utterance = sample.utterance
    app = sample.template.app
    intent = sample.template.intent
    phrase = sample.template.text
    let values = sample.values.map { ($0.name, Value(text: $0.text, value: $0.id)) }
    self.values = Dictionary(values) { $1 }
    context = sample.context.isEmpty ? nil : sample.context
  }
}
