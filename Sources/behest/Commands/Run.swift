// `behest run`: an intent by name, without a phrase.

import ArgumentParser
import IntentEngine
import Shell

struct Run: BehestCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run an intent by name.",
    discussion: """
      Parameters are given as --param name=value or as --name value; @path as a value reads a \
      file, @@ stands for a literal @. What is piped in fills the first text or file parameter \
      left open.

      Examples:
        behest run PreviewMarkdown < notes.md
        behest run PreviewMarkdown --markdown-text '# Hello'
        behest run FindDocument --param document=Groceries
        behest run CopyRichText --param markdown=@notes.md --clipboard dir:out
      """)

  @Argument(help: "The intent: its name, with or without “Intent”, or its title.")
  var intent: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A parameter's value; repeatable.", valueName: "name=value"))
  var param: [String] = []

  @Flag(help: "Note the stages the intent goes through on standard error.")
  var trace = false

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Parameters as --name value.", valueName: "--name value"))
  var others: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func context() throws -> CommandContext { try CommandContext(global, isTracing: trace) }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let conversation = try context.conversation()
    let entry = try conversation.catalog.intent(named: intent, of: context.options.app)
    let parameters = IntentArguments(entry)
    var values = try param.map { try parameters.value(try ValueText.pair($0, option: "--param")) }
    values += try parameters.values(others)
    return try await OneShot(context, conversation: conversation)
      .take(Input(.run(intent: entry.name), values: values, app: entry.app))
  }
}

/// Reads the values of an intent's parameters from the command line.
struct IntentArguments {
  private let intent: IntentEntry

  init(_ intent: IntentEntry) {
    self.intent = intent
  }

  /// The value of a parameter, under the name it has in the source.
  ///
  /// - Throws: `UsageError` when the intent has no such parameter.
  func value(_ pair: (name: String, value: String)) throws -> Input.Value {
    Input.Value(name: try parameter(pair.name).name, text: pair.value)
  }

  /// The values of `--name value` and `--name=value`; a yes-or-no parameter may go without.
  func values(_ words: [String]) throws -> [Input.Value] {
    var values: [Input.Value] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        throw UsageError("“\(word)” is not of the form --name value.")
      }
      let name: String
      let text: String
      if let equals = word.firstIndex(of: "=") {
        name = try parameter(String(word[word.index(word.startIndex, offsetBy: 2)..<equals])).name
        text = String(word[word.index(after: equals)...])
      } else {
        let parameter = try parameter(String(word.dropFirst(2)))
        name = parameter.name
        if let next = rest.first, !next.hasPrefix("--") {
          text = next
          rest.removeFirst()
        } else if parameter.type == "yes or no" {
          text = "yes"
        } else {
          throw UsageError("--\(name) needs a value: --\(name) VALUE.")
        }
      }
      values.append(Input.Value(name: name, text: try ValueText.read(text)))
    }
    return values
  }

  private func parameter(_ name: String) throws -> ParameterEntry {
    let folded = ScriptedAnswers.folded(name)
    if let parameter = intent.parameters.first(where: { ScriptedAnswers.folded($0.name) == folded })
    {
      return parameter
    }
    let names = intent.parameters.map(\.name)
    let hint =
      Nearest.word(to: name, among: names).map { "Did you mean \($0)?" }
      ?? (names.isEmpty ? "It takes none." : "It has \(names.joined(separator: ", ")).")
    throw UsageError("\(intent.name) has no parameter “\(name)”. \(hint)")
  }
}
