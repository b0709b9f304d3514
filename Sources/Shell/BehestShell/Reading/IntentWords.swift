// Reads the name of an intent and the values of its parameters from words.

public import IntentEngine

extension Catalog {
  /// Returns the input that runs an intent.
  ///
  /// - Parameter words: The intent's name or title, the longest that there is; then values as
  ///   `IntentEntry.values(_:)` reads them.
  /// - Throws: `ValueTextError` for an unknown name or an invalid value.
  public func input(running words: [String], of app: String?) throws(ValueTextError) -> Input {
    if let input = try input(named: words, of: app) { return input }
    let name = words.prefix { !$0.isValue }.joined(separator: " ")
    do throws(Failure) {
      let entry = try intent(named: name, of: app)
      return Input(.run(intent: entry.name), app: entry.app)
    } catch {
      throw ValueTextError(message: error.words)
    }
  }

  /// Returns the input that runs the intent whose name or title words begin with; `nil` when they are
  /// something else: the name of none, or more than a name and values.
  ///
  /// - Throws: `ValueTextError` for an invalid value.
  package func input(named words: [String], of app: String?) throws(ValueTextError) -> Input? {
    let name = Array(words.prefix { !$0.isValue })
    guard let (found, count) = intents(namedBy: name, in: app), count == name.count else {
      return nil
    }
    let rest = Array(words.dropFirst(count)).joiningValues
    var problem: ValueTextError?
    for entry in found {
      do throws(ValueTextError) {
        return Input(
          .run(intent: found.count == 1 ? entry.name : name.joined(separator: " ")),
          values: try entry.values(rest), app: found.count == 1 ? entry.app : nil)
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }
}

extension String {
  /// Whether the word gives a parameter its value: `--name`, `--name=value` or `name=value`.
  var isValue: Bool {
    hasPrefix("--") || firstIndex(of: "=") ?? startIndex > startIndex
  }
}

extension [String] {
  /// The words, of which those after `name=value` belong to the value: "soup=tomato", "soup".
  fileprivate var joiningValues: [String] {
    reduce(into: []) { words, word in
      if let last = words.last, last.contains("="), !word.isValue {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(word)
      }
    }
  }
}

extension IntentEntry {
  /// Returns the values of `name=value`, `--name value`, `--name=value` and `--param name=value`, under
  /// the parameters' names in the source; yes is the default of a Boolean.
  ///
  /// - Throws: `ValueTextError` for an unknown name, an invalid value or one that is given twice.
  public func values(_ words: [String]) throws(ValueTextError) -> [Input.Value] {
    var values: [Input.Value] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let value = try value(word, &rest)
      guard !values.contains(where: { $0.name == value.name }) else {
        throw ValueTextError(message: "The parameter “\(value.name)” is given more than once.")
      }
      values.append(value)
    }
    return values
  }

  private func value(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ValueTextError) -> Input.Value {
    if !word.hasPrefix("-"), word.isValue {
      let (name, text) = try ValueText.pair(word, option: word)
      return Input.Value(name: try parameter(named: name).name, text: text)
    }
    guard word.hasPrefix("--"), word.count > 2 else {
      throw ValueTextError(message: "“\(word)” is not of the form --name value.")
    }
    if word == "--param", let pair = rest.popFirst() {
      let (name, text) = try ValueText.pair(pair, option: word)
      return Input.Value(name: try parameter(named: name).name, text: text)
    }
    if word.contains("=") {
      let (name, text) = try ValueText.pair(String(word.dropFirst(2)), option: "“--”")
      return Input.Value(name: try parameter(named: name).name, text: text)
    }
    let parameter = try parameter(named: String(word.dropFirst(2)))
    if let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      return Input.Value(name: parameter.name, text: try ValueText.read(next))
    }
    guard parameter.type == Sentence.yesOrNo.rawValue else {
      throw ValueTextError(message: "--\(parameter.name) needs a value: --\(parameter.name) VALUE.")
    }
    return Input.Value(name: parameter.name, text: "yes")
  }

  /// Returns the parameter of a name, however it is spelled, or the only one that ends in it: "path" of
  /// "request.path".
  private func parameter(named name: String) throws(ValueTextError) -> IntentEntry.Parameter {
    let folded = ScriptedAnswers.folded(name)
    if let parameter = parameters.first(where: { ScriptedAnswers.folded($0.name) == folded }) {
      return parameter
    }
    let inner = parameters.filter { ScriptedAnswers.folded($0.name).hasSuffix("." + folded) }
    if inner.count == 1 { return inner[0] }
    let names = parameters.map(\.name)
    let problem =
      names.isEmpty
      ? Sentence.noParameters(intent: self.name, name: name)
      : Sentence.noParameter(
        intent: self.name, name: name, names: names.joined(separator: ", "))
    let near = Nearest.word(to: name, among: names).map { Sentence.didYouMeanName(name: $0) }
    throw ValueTextError(message: [problem, near].compactMap(\.self).joined(separator: " "))
  }
}
