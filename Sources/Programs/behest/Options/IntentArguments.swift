// Reads an intent and the values of its parameters from the command line.

import ArgumentParser
import BehestShell
import IntentEngine

/// The name of an intent, and values for its parameters.
struct IntentArguments: ParsableArguments {
  @Argument(help: "The intent: its name, with or without “Intent”, or its title.")
  var intent: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A parameter's value; repeatable.", valueName: "name=value"))
  var param: [String] = []

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Parameters as --name value.", valueName: "--name value"))
  var others: [String] = []

  /// Returns the intent and the values, under the parameters' names in the source.
  ///
  /// - Throws: `Failure`, `UsageError` or `ValueTextError` for an unknown name or an invalid value.
  func read(
    _ catalog: Catalog, app: String?
  ) throws -> (intent: IntentEntry, values: [Input.Value]) {
    let entry = try catalog.intent(named: intent, of: app)
    let values = try param.map { text in
      let (name, value) = try ValueText.pair(text, option: "--param")
      return Input.Value(name: try entry.parameter(named: name).name, text: value)
    }
    let all = values + (try entry.values(others))
    var names: Set<String> = []
    for value in all where !names.insert(value.name).inserted {
      throw UsageError("The parameter “\(value.name)” is given more than once.")
    }
    return (entry, all)
  }
}

extension IntentEntry {
  /// Returns the values of `--name value` and `--name=value`; yes is the default of a Boolean.
  fileprivate func values(_ words: [String]) throws -> [Input.Value] {
    var values: [Input.Value] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        throw UsageError("“\(word)” is not of the form --name value.")
      }
      let name: String
      let text: String
      if let equals = word.firstIndex(of: "=") {
        name = try parameter(named: String(word[word.index(word.startIndex, offsetBy: 2)..<equals]))
          .name
        text = String(word[word.index(after: equals)...])
      } else {
        let parameter = try parameter(named: String(word.dropFirst(2)))
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

  /// Returns the parameter of a name, however it is spelled.
  ///
  /// - Throws: `UsageError` when the intent has no such parameter.
  fileprivate func parameter(named name: String) throws -> IntentEntry.Parameter {
    let folded = ScriptedAnswers.folded(name)
    if let parameter = parameters.first(where: { ScriptedAnswers.folded($0.name) == folded }) {
      return parameter
    }
    let names = parameters.map(\.name)
    let hint =
      Nearest.word(to: name, among: names).map { "Did you mean \($0)?" }
      ?? (names.isEmpty ? "It takes none." : "It has \(names.joined(separator: ", ")).")
    throw UsageError("\(self.name) has no parameter “\(name)”. \(hint)")
  }
}
