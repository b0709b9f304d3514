// Lints of what a script uses that has no effect here.

/// The lints of closures and names without effect.
struct UseLints {
  private let graph: ScriptGraph
  private(set) var diagnostics: [ScriptDiagnostic] = []

  init(of graph: ScriptGraph) {
    self.graph = graph
    let live = Set(graph.files(of: [.index, .intent, .assistantTool]).map(\.file))
    for source in graph.files(of: ScriptEntry.allCases) {
      findClosures(in: source, everywhere: !live.contains(source.file))
      findInertNames(in: source)
    }
  }

  private mutating func add(_ mistake: ScriptMistake, _ source: ScriptSource, _ index: Int) {
    diagnostics.append(graph.diagnostic(mistake, .warning, in: source, at: index))
  }

  // MARK: Closures

  /// Finds closures of controls in views that are drawn once.
  ///
  /// - Parameter everywhere: Whether nothing but cards and widgets uses the file; otherwise only the
  ///   views inside of a registered snippet are.
  private mutating func findClosures(in source: ScriptSource, everywhere: Bool) {
    let tokens = source.tokens
    let imported = source.imported
    for index in tokens.indices
    where tokens[index].kind == .word && ["action", "onChanged"].contains(tokens[index].text) {
      // jsx(Button, { action: …
      guard let open = source.code.parents[index], tokens[open].text == "{",
        source.has(",", at: open - 1), let call = source.code.parents[open],
        tokens[call].text == "(", call + 3 == open, call > 0,
        ["jsx", "jsxs", "jsxDEV"].contains(tokens[call - 1].text),
        imported.contains(tokens[call + 1].text),
        source.isClosure(at: index), everywhere || source.isInSnippet(index)
      else { continue }
      // A control may have both: the intent for cards, the closure elsewhere.
      guard source.members(of: open)["intent"] == nil else { continue }
      add(
        .inertClosure(prop: tokens[index].text, component: tokens[call + 1].text), source, index)
    }
  }

  // MARK: Names

  private mutating func findInertNames(in source: ScriptSource) {
    let tokens = source.tokens
    let imported = source.imported
    var uses: [String: Int] = [:]
    var doubtful: Set<String> = []
    for index in tokens.indices where tokens[index].kind == .word {
      let name = tokens[index].text
      guard ScriptDeclarations.inertNames.contains(name), !source.has(".", at: index - 1) else {
        continue
      }
      let isCalled = source.has(".", at: index + 1) || source.has("new", at: index - 1)
      if imported.contains(name) {
        // The import itself is the first.
        uses[name] = uses[name] ?? index
      } else if isCalled {
        uses[name] = uses[name] ?? index
      } else {
        // It may be a name of the author's own.
        doubtful.insert(name)
      }
    }
    for (name, index) in uses.sorted(by: { $0.value < $1.value }) where !doubtful.contains(name) {
      add(.notInTerminal(name), source, index)
    }
  }
}

extension ScriptSource {
  /// The names that the file imports from "scripting" under their own names.
  fileprivate var imported: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where has("import", "{", at: index) {
      guard let close = code.partners[index + 1], has("from", at: close + 1),
        close + 2 < tokens.count, tokens[close + 2].text == "scripting"
      else { continue }
      for name in tokens[(index + 2)..<close].indices
      where tokens[name].kind == .word && !has("as", at: name + 1) && !has("as", at: name - 1) {
        names.insert(tokens[name].text)
      }
    }
    return names
  }

  /// Returns whether a prop has a function that is written there.
  fileprivate func isClosure(at index: Int) -> Bool {
    if has("(", at: index + 1) { return true }
    guard has(":", at: index + 1) else { return false }
    var start = index + 2
    if has("async", at: start) { start += 1 }
    if has("function", at: start) || has("=>", at: start + 1) { return true }
    guard has("(", at: start), let close = code.partners[start] else { return false }
    return has("=>", at: close + 1)
  }

  /// Returns whether a token is inside of the registration of a snippet.
  fileprivate func isInSnippet(_ index: Int) -> Bool {
    var place = index
    while let open = code.parents[place] {
      if has("AppIntentManager", ".", "register", "(", "{", at: open - 4) {
        return members(of: open)["protocol"].flatMap { tokens[$0].last?.text } == "SnippetIntent"
      }
      place = open
    }
    return false
  }
}
