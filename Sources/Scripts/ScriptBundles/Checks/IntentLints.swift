// Lints of intents: how they are registered, what they return, and how a script ends with one.

/// A call of `AppIntentManager.register`.
private struct Registration {
  let source: ScriptSource
  /// The index of the token `register`.
  let index: Int
  /// The name, if it is a text.
  let name: (text: String, index: Int)?
  let isSnippet: Bool
  /// The name of the constant that holds the intent.
  let constant: String?
  let perform: Range<Int>?
}

/// The lints of a script's intents.
struct IntentLints {
  private let graph: ScriptGraph
  private(set) var diagnostics: [ScriptDiagnostic] = []

  init(of graph: ScriptGraph) {
    self.graph = graph
    let own = graph.files(of: [.appIntents])
    let ownNames = Set(own.map(\.file))
    let found = own.flatMap(Self.registrations)
    var first: [String: Registration] = [:]
    for registration in found {
      guard let name = registration.name else { continue }
      if let other = first[name.text], let otherName = other.name {
        let place = other.source.place(of: otherName.index)
        add(.duplicateIntent(name.text, first: place), registration.source, name.index)
      } else {
        first[name.text] = registration
      }
    }
    for source in graph.files(of: ScriptEntry.allCases) where !ownNames.contains(source.file) {
      for registration in Self.registrations(in: source) {
        let mistake = ScriptMistake.registrationPlace(
          intent: registration.name?.text, file: source.file)
        add(mistake, source, registration.index - 2)
      }
    }
    for registration in found where registration.isSnippet {
      guard let index = Self.notAView(registration) else { continue }
      add(.snippetWithoutView(registration.name?.text), registration.source, index)
    }
    findEnds(snippets: Set(found.filter(\.isSnippet).compactMap(\.constant)))
    findConfirmations()
  }

  private mutating func add(_ mistake: ScriptMistake, _ source: ScriptSource, _ index: Int) {
    diagnostics.append(graph.diagnostic(mistake, in: source, at: index))
  }

  private static func registrations(in source: ScriptSource) -> [Registration] {
    source.tokens.indices.filter {
      source.has("AppIntentManager", ".", "register", "(", "{", at: $0)
    }.map { start in
      let members = source.members(of: start + 4)
      let name = members["name"].flatMap { range in
        range.count == 1 && source.tokens[range.lowerBound].kind == .string
          ? (source.tokens[range.lowerBound].text, range.lowerBound) : nil
      }
      let kind = members["protocol"].flatMap { source.tokens[$0].last?.text }
      let isConstant =
        start > 1 && source.has("=", at: start - 1) && source.tokens[start - 2].kind == .word
      return Registration(
        source: source, index: start + 2, name: name,
        isSnippet: kind == "SnippetIntent" || kind == "4",
        constant: isConstant ? source.tokens[start - 2].text : nil, perform: members["perform"])
    }
  }

  // MARK: Views

  private static let controls: Set<String> = ["if", "for", "while", "switch", "catch", "with"]
  private static let literals: Set<String> = ["true", "false", "null", "undefined"]

  /// Returns the index of what a snippet's function returns although it is no view; `nil` where
  /// that cannot be seen.
  private static func notAView(_ registration: Registration) -> Int? {
    let source = registration.source
    guard let range = registration.perform, !range.isEmpty else { return nil }
    let tokens = source.tokens
    // The end of the parameters, or an arrow behind them.
    var index = range.lowerBound
    while index < range.upperBound, ["async", "function", "*"].contains(tokens[index].text) {
      index += 1
    }
    guard index < range.upperBound else { return nil }
    if tokens[index].text == "(" {
      index = (source.code.partners[index] ?? range.upperBound) + 1
    } else if source.has("=>", at: index + 1) || source.has("(", at: index + 1) {
      index = source.has("=>", at: index + 1) ? index + 1 : source.code.partners[index + 1] ?? index
      if tokens[index].text == ")" { index += 1 }
    } else {
      return nil
    }
    guard index < range.upperBound else { return nil }
    let isArrow = tokens[index].text == "=>"
    if isArrow { index += 1 }
    guard index < range.upperBound else { return nil }
    guard tokens[index].text == "{", let close = source.code.partners[index] else {
      return isArrow && isNoView(index..<range.upperBound, in: source) ? index : nil
    }
    return notAView(inBlock: index..<close, of: source) { range.lowerBound }
  }

  private static func notAView(
    inBlock block: Range<Int>, of source: ScriptSource, else start: () -> Int
  ) -> Int? {
    let tokens = source.tokens
    var mayReturn = false
    var index = block.lowerBound + 1
    while index < block.upperBound {
      let token = tokens[index]
      if token.text == "{", isFunction(before: index, in: source) {
        index = source.code.partners[index] ?? index
      } else if token.kind == .word, token.text == "return", tokens[index - 1].text != "." {
        mayReturn = true
        let rest = tokens[(index + 1)..<block.upperBound]
        let parent = source.code.parents[index]
        let end = rest.indices.first { tokens[$0].text == ";" && source.code.parents[$0] == parent }
        if isNoView((index + 1)..<(end ?? block.upperBound), in: source) { return index }
      } else if token.kind == .word, ["throw", "exit"].contains(token.text) {
        mayReturn = true
      }
      index += 1
    }
    return mayReturn ? nil : start()
  }

  /// Returns whether a bracket begins the body of a function inside of another one.
  private static func isFunction(before index: Int, in source: ScriptSource) -> Bool {
    let before = source.tokens[index - 1].text
    guard before == ")", let open = source.code.partners[index - 1], open > 0 else {
      return before == "=>"
    }
    let word = source.tokens[open - 1].text
    return !controls.contains(word) && word != "await"
  }

  /// Returns whether an expression is certainly no view.
  private static func isNoView(_ range: Range<Int>, in source: ScriptSource) -> Bool {
    guard let first = range.first else { return true }
    let token = source.tokens[first]
    let partner = source.code.partners[first]
    switch token.kind {
    case .string, .number: return range.count == 1
    case .template:
      return !source.tokens[range].contains { $0.kind != .template } || range.count == 1
    case .word where literals.contains(token.text): return range.count == 1
    case .word where token.text == "Intent":
      return source.has(".", at: first + 1) && !source.has("view", at: first + 2)
    case .punctuator where token.text == "(" && partner == range.upperBound - 1:
      return range.count > 2 && isNoView((first + 1)..<(range.upperBound - 1), in: source)
    case .punctuator where token.text == "{" || token.text == "[":
      return partner == range.upperBound - 1
    default: return false
    }
  }

  // MARK: Ends and confirmations

  private mutating func findEnds(snippets: Set<String>) {
    for entry in [ScriptEntry.index, .intent] {
      guard let file = graph.project.entries[entry] else { continue }
      let sources = graph.files(of: [entry])
      let words = Set(sources.flatMap { $0.tokens.map(\.text) })
      if !words.isSuperset(of: ["Script", "exit"]) {
        diagnostics.append(
          ScriptDiagnostic(
            .missingExit(file: file), .warning, at: ScriptPlace(file: file, line: 1, column: 1)))
      }
    }
    for source in graph.files(of: ScriptEntry.allCases) {
      for index in source.tokens.indices where source.has("Script", ".", "exit", "(", at: index) {
        let argument = index + 4
        guard argument + 1 < source.tokens.count else { continue }
        let name = source.tokens[argument].text
        if snippets.contains(name), source.has("(", at: argument + 1) {
          add(.bareSnippet(name), source, argument)
        }
      }
    }
  }

  private mutating func findConfirmations() {
    let names = ScriptDeclarations.confirmationActions
    for source in graph.files(of: ScriptEntry.allCases) {
      for index in source.tokens.indices
      where source.has("Intent", ".", "requestConfirmation", "(", at: index)
        && index + 4 < source.tokens.count
      {
        let action = source.tokens[index + 4]
        if action.kind == .string, !names.contains(action.text) {
          add(.confirmationAction(action.text, among: names), source, index + 4)
        }
      }
    }
  }
}
