// Says what a Swift source imports, declares and names.

/// The imports, declarations and names of a Swift source, as far as Linux compiles it.
package struct SwiftOutline: Sendable {
  /// The modules that are imported, each with the line of its first import.
  package private(set) var imports: [String: Int] = [:]
  /// The modules of the imports that are exported: whoever sees the file's module sees them too.
  package private(set) var exported: Set<String> = []
  /// The names that are declared outside of any type.
  package private(set) var declared: Set<String> = []
  /// The names that extensions add, by the name of the extended type.
  package private(set) var extended: [String: Set<String>] = [:]
  /// The types that extensions make conform to a protocol.
  package private(set) var conforming: Set<String> = []
  /// The types of App Intents that are declared, such as intents and entities.
  package private(set) var intentTypes: [String] = []
  /// The intents that are declared, in order.
  package private(set) var intents: [String] = []
  /// Every word of the source.
  package private(set) var words: Set<String> = []
  /// The line of the program's entry point; `nil` if there is none.
  package private(set) var entryLine: Int?
  /// The calls that register dependencies, in order.
  package private(set) var registrations: [DependencyRegistration] = []
  /// The App Shortcuts, in order.
  package private(set) var shortcuts: [DeclaredShortcut] = []
  /// Whether a member `module` is named, as SwiftPM adds it to `Bundle`.
  package private(set) var namesModuleBundle = false
  /// The texts without interpolations, such as names of files.
  package private(set) var texts: Set<String> = []
  /// The parts that are not compiled.
  package let uncompiled: [UncompiledPart]

  /// Creates the outline of a source.
  package init(_ bytes: [UInt8], on platform: CompilationConditions) {
    let source = SwiftTokens(bytes, on: platform)
    uncompiled = source.uncompiled
    read(source)
  }

  /// Whether the source declares anything of App Intents.
  package var hasIntents: Bool { imports["AppIntents"] != nil && !intentTypes.isEmpty }

  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let others: Set<String> = ["case", "func", "let", "macro", "typealias", "var"]
  private static let intentProtocols = [
    "AppEntity", "AppEnum", "AppIntent", "AppIntentsPackage", "AppShortcutsProvider", "Entity",
    "Intent", "OptionsProvider", "Query",
  ]

  /// The names of a scope: of the file, of an extension's type, or none that are of interest.
  private enum Scope: Hashable { case file, of(String), inner }

  private mutating func read(_ source: SwiftTokens) {
    let tokens = source.tokens
    var scopes: [Scope] = [.file]
    var pending: Scope?
    var isIntent = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let text = source.text(token)
      index += 1
      switch token.kind {
      case .text:
        if text.count < 100 { texts.insert(text) }
      case .mark:
        if text == "{" {
          scopes.append(pending ?? .inner)
          pending = nil
        } else if text == "}", scopes.count > 1 {
          scopes.removeLast()
        }
      case .word:
        words.insert(text)
        let follows = index > 1 ? source.text(tokens[index - 2]) : ""
        let next = index < tokens.count ? tokens[index] : nil
        if follows == "@", text == "main" || text.hasSuffix("ApplicationMain") {
          entryLine = token.line
        } else if text == "AppDependencyManager" {
          registrations.append(DependencyRegistration(source, at: index - 1))
        } else if text == "AppShortcut", next.map(source.text) == "(" {
          if let shortcut = DeclaredShortcut(source, from: index) { shortcuts.append(shortcut) }
        } else if follows == "@", ["AppIntent", "AppEntity", "AppEnum"].contains(text) {
          intentTypes.append(text)
          isIntent = text == "AppIntent"
        } else if follows == ".", text == "module" {
          namesModuleBundle = true
        }
        guard follows != ".", let next, next.kind == .word else { continue }
        let name = source.text(next)
        // Names that no other file can say may be declared in several.
        let scope =
          scopes.count == 1 && isPrivate(index - 1, source) ? .inner : scopes.last ?? .inner
        if text == "import" {
          index = readImport(source, from: index, token.line)
        } else if Self.types.contains(text), !Self.others.contains(name) {
          pending = readType(text, source, from: index, in: scope, isIntent: isIntent) ?? pending
          isIntent = false
        } else if Self.others.contains(text) {
          declare(name, in: scope)
        }
      }
    }
  }

  /// Returns whether one of the modifiers before a declaration's keyword keeps it to its file.
  private func isPrivate(_ index: Int, _ source: SwiftTokens) -> Bool {
    let modifiers = source.tokens[..<index].reversed().prefix(4).prefix { $0.kind == .word }
    let words = modifiers.map(source.text).prefix { Self.modifiers.contains($0) }
    return words.contains("private") || words.contains("fileprivate")
  }

  private static let modifiers: Set<String> = [
    "actor", "class", "distributed", "fileprivate", "final", "indirect", "nonisolated", "open",
    "override", "private", "static",
  ]

  /// Reads an import, such as `import struct Foundation.Date`.
  private mutating func readImport(_ source: SwiftTokens, from index: Int, _ line: Int) -> Int {
    let kinds = Self.types.union(Self.others)
    let attributes = source.tokens[..<(index - 1)].reversed().prefix(4).map(source.text)
      .prefix { ["@", "_exported", "public"].contains($0) }
    var index = index
    if index + 1 < source.tokens.count, kinds.contains(source.text(source.tokens[index])) {
      index += 1
    }
    let module = source.text(source.tokens[index])
    imports[module] = imports[module] ?? line
    if attributes.contains("_exported") { exported.insert(module) }
    return index + 1
  }

  /// Reads the head of a type or an extension, and returns the scope of its body.
  ///
  /// - Parameter isIntent: Whether an attribute makes the type an intent.
  private mutating func readType(
    _ keyword: String, _ source: SwiftTokens, from index: Int, in scope: Scope, isIntent: Bool
  ) -> Scope? {
    var name = source.text(source.tokens[index])
    var index = index + 1
    var conformances: [String] = []
    var hasColon = false
    var depth = 0
    // No head is this long: what has no body is not searched to the end of the file.
    let end = min(source.tokens.count, index + 500)
    while index < end {
      let token = source.tokens[index]
      let text = source.text(token)
      if text == "{" || text == "}" || text == ";" { break }
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if text == ":", depth == 0 { hasColon = true }
      if text == "where" { break }
      if token.kind == .word {
        if hasColon {
          conformances.append(text)
        } else if keyword == "extension", source.text(source.tokens[index - 1]) == "." {
          name = text
        }
      }
      index += 1
    }
    let ofIntents = conformances.filter { conformance in
      Self.intentProtocols.contains { conformance.hasSuffix($0) }
    }
    if !ofIntents.isEmpty { intentTypes.append(name) }
    if keyword != "protocol", isIntent || ofIntents.contains(where: { $0.hasSuffix("Intent") }) {
      intents.append(name)
    }
    guard keyword == "extension" else {
      declare(name, in: scope)
      return .inner
    }
    extended[name, default: []].formUnion([])
    if !conformances.isEmpty { conforming.insert(name) }
    return .of(name)
  }

  private mutating func declare(_ name: String, in scope: Scope) {
    switch scope {
    case .file: declared.insert(name)
    case .of(let type): extended[type, default: []].insert(name)
    case .inner: break
    }
  }
}

/// An App Shortcut, as a source declares it.
package struct DeclaredShortcut: Hashable, Sendable {
  /// The name of the intent's type; `nil` if it is not written out.
  package let intent: String?
  /// The phrases, as they are written, without quotes.
  package let phrases: [String]

  /// Reads the arguments of `AppShortcut(`; `nil` if they do not end.
  init?(_ source: SwiftTokens, from start: Int) {
    var intent: String?
    var phrases: [String] = []
    var label = ""
    var depth = 0
    for index in start..<min(source.tokens.count, start + 2000) {
      let token = source.tokens[index]
      let text = source.text(token)
      switch (token.kind, text) {
      case (.mark, "("), (.mark, "["): depth += 1
      case (.mark, ")"), (.mark, "]"):
        depth -= 1
        if depth == 0 {
          self.intent = intent
          self.phrases = phrases
          return
        }
      case (.word, _) where depth == 1:
        if label == "intent", intent == nil { intent = text }
        if index + 1 < source.tokens.count, source.text(source.tokens[index + 1]) == ":" {
          label = text
        }
      case (.text, _) where label == "phrases": phrases.append(text)
      default: break
      }
    }
    return nil
  }
}
