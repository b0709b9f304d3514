// Corrects a selection of sources by what the compiler says of it.

extension SourceSelection {
  /// Lets a compiler correct the selection: what it misses is included, what it refuses left out.
  ///
  /// - Parameter check: Returns what the compiler says of a module's files; empty if it accepts.
  package mutating func correct(
    by check: (SourceSelection, ProjectModule) throws -> [CompilerMessage]
  ) rethrows {
    try settle(by: check)
    guard complaint == nil else { return }
    // The app's own start registers what its intents depend on, if it compiles.
    let entries = outlines.filter {
      $0.value.entryLine != nil && !$0.value.registrations.isEmpty && obstacles[$0.key] == nil
    }
    if let entry = inOrder(entries.keys).first, !included.contains(entry),
      !files(of: app.name).isEmpty
    {
      var other = self
      other.wanted.insert(entry)
      try other.settle(by: check)
      if !other.included.contains(entry) || !adopt(other) {
        obstacles[entry] = other.obstacles[entry]
      }
    }
    // Else a person does, with what can be compiled of it.
    var other = self
    if !files(of: app.name).isEmpty, other.includeRegistered() {
      try other.settle(by: check)
      adopt(other)
    }
  }

  /// Takes the files of another selection if none of those with intents is lost by them.
  @discardableResult
  private mutating func adopt(_ other: Self) -> Bool {
    guard other.complaint == nil, other.intentFileCount >= intentFileCount else { return false }
    self = other
    return true
  }

  /// Wants the files that declare what files which are left out register; returns whether there are
  /// such.
  @discardableResult
  mutating func includeRegistered() -> Bool {
    let names = outlines.filter { !included.contains($0.key) && $0.key.module == app.name }.values
      .flatMap { $0.registrations.flatMap(\.words) }
    let files = Set(names.filter { $0.first?.isUppercase == true })
      .flatMap { declaring[$0] ?? [] }
      .filter { !included.contains($0) && obstacles[$0] == nil }
    wanted.formUnion(files)
    return !files.isEmpty
  }

  private var intentFileCount: Int {
    included.count { outlines[$0]?.hasIntents == true }
  }

  private mutating func settle(
    by check: (SourceSelection, ProjectModule) throws -> [CompilerMessage]
  ) rethrows {
    var accepted: [String: [String]] = [:]
    complaint = "The choice of files was given up."
    include(inOrder(wanted))
    for _ in 0..<60 {
      let next = order.first { accepted[$0.name] != files(of: $0.name) }
      guard let module = next else {
        complaint = nil
        break
      }
      let chosen = files(of: module.name)
      let messages = try check(self, module)
      if messages.isEmpty {
        accepted[module.name] = chosen
        continue
      }
      if try addSymbols(of: module, for: messages, by: check) {
        accepted = [:]
        continue
      }
      let before = included
      for message in messages {
        let source = Source(module: module.name, path: message.path)
        let visible = modules(seenBy: source)
        for name in message.names {
          let candidates = (declaring[name] ?? []) + (adding[name] ?? []) + (extending[name] ?? [])
          wanted.formUnion(
            candidates.filter { visible.contains($0.module) && obstacles[$0] == nil })
        }
      }
      include(inOrder(wanted))
      let reached = Set(order.map(\.name))
      included = included.filter { reached.contains($0.module) }
      guard included == before else {
        accepted = [:]
        continue
      }
      let isKnown = messages.contains {
        outlines[Source(module: module.name, path: $0.path)] != nil
      }
      guard isKnown else {
        complaint = messages.first?.text
        break
      }
      for message in messages {
        let source = Source(module: module.name, path: message.path)
        if obstacles[source] == nil {
          obstacles[source] = .refused(message.text, line: message.line)
        }
      }
      accepted = [:]
      select()
    }
    symbols = symbols.filter { !users(of: $0.value, in: $0.key).isEmpty }
  }

  /// Adds the symbols of a module's catalogs if a file that the compiler refuses names one, and if
  /// it then refuses none for a symbol, such as one that the sources declare too.
  private mutating func addSymbols(
    of module: ProjectModule, for messages: [CompilerMessage],
    by check: (SourceSelection, ProjectModule) throws -> [CompilerMessage]
  ) rethrows -> Bool {
    guard let found = catalogs[module.name], symbols[module.name] == nil,
      !users(of: found, in: module.name).isDisjoint(with: messages.map(\.path))
    else { return false }
    symbols[module.name] = found
    catalogs[module.name] = nil
    let isRefused = try check(self, module).contains { message in
      let source = Source(module: module.name, path: message.path)
      return outlines[source] == nil
        || !messages.contains(message) && !found.names.isDisjoint(with: message.names)
    }
    if isRefused { symbols[module.name] = nil }
    return !isRefused
  }

  /// Returns the included files of a module that name one of its symbols.
  func users(of symbols: CatalogSymbols, in module: String) -> Set<String> {
    Set(
      files(of: module).filter { path in
        let words = outlines[Source(module: module, path: path)]?.words ?? []
        return !symbols.names.isDisjoint(with: words)
      })
  }
}

/// An error of the compiler.
package struct CompilerMessage: Hashable, Sendable {
  /// The path of the file, relative to the project's folder.
  package let path: String
  /// The line, from one.
  package let line: Int
  /// The message.
  package let text: String

  /// Creates a message.
  package init(path: String, line: Int, text: String) {
    self.path = path
    self.line = line
    self.text = text
  }

  /// The names that the message quotes.
  var names: [String] {
    text.matches(of: /'([^']+)'/).flatMap { match in
      match.1.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
  }
}
