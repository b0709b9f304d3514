// Finds what may stand where the words of a command line end.

import AppProtocol
import BehestShell
import Foundation
import InstalledApps
import IntentEngine
import PhraseChecks
import StyleFiles

/// The words of a command line up to the cursor, of which the last is being typed.
struct CompletedWords {
  /// A word that may stand there, and what it is.
  struct Candidate {
    var text: String
    var detail: String?
  }

  private let context: CommandContext
  private let path: [CommandDescription]
  /// The words after those that name the command.
  private let given: [String]
  private let typed: String

  /// Reads words, in the quotation marks that they are typed in.
  init(_ words: some Collection<String>, _ context: CommandContext) throws {
    self.context = context
    let words = words.map(Self.unquoted)
    var path = [try CommandDescription.root()]
    var index = words.startIndex
    while index < words.count - 1 {
      if path.count == 1, words[index].hasPrefix("-") {
        // An option that works with every command may come before it.
        let option = GlobalOption.table.first { $0.name == words[index] }
        let next = index + (option?.takesValue == true ? 2 : 1)
        guard next < words.count else { break }
        index = next
        continue
      }
      let next = path[path.count - 1].ownSubcommands.first { $0.commandName == words[index] }
      guard let next else { break }
      path.append(next)
      index += 1
    }
    self.path = path
    given = Array(words[index...].dropLast())
    typed = words.last ?? ""
  }

  private static func unquoted(_ word: String) -> String {
    guard let mark = word.first, mark == "\"" || mark == "'" else {
      return word.replacing("\\", with: "")
    }
    return String(word.dropFirst().prefix { $0 != mark })
  }

  private var command: CommandDescription { path[path.count - 1] }
  private var name: String { path.dropFirst().map(\.commandName).joined(separator: " ") }

  private var options: [CommandDescription.Argument] {
    let usual = command.ownSubcommands.first { $0.commandName == command.defaultSubcommand }
    let all = (command.arguments ?? []) + (usual?.arguments ?? [])
    return all.filter { $0.shouldDisplay && $0.names != nil }
  }

  /// Returns what may be typed, the likeliest first; `:files` and `:folders` stand for these.
  func candidates() async throws -> [Candidate] {
    if let option = options.first(where: { $0.kind == "option" && $0.isNamed(given.last ?? "") }) {
      return matching(try await values(of: option))
    }
    if typed.hasPrefix("--"), !given.contains("--"), let sign = typed.firstIndex(of: "=") {
      let name = String(typed[..<sign])
      let option = options.first { $0.kind == "option" && $0.isNamed(name) }
      guard let option else {
        guard command.commandName == "run" else { return [] }
        return matching(try await values(ofParameter: name), after: name + "=")
      }
      return matching(try await values(of: option), after: name + "=")
    }
    if typed.hasPrefix("-"), !given.contains("--") {
      let names = options.flatMap { option in
        (option.names ?? []).filter { $0.kind == "long" || option.names?.count == 1 }.map {
          Candidate(text: $0.typed, detail: option.abstract)
        }
      }
      return matching(names + (name == "run" ? try parameters(prefix: "--") : []))
    }
    let subcommands = given.isEmpty ? command.ownSubcommands : []
    let named = subcommands.map { Candidate(text: $0.commandName, detail: $0.abstract) }
    let asHelp = path.count == 1 && given.isEmpty ? [Candidate(text: "help")] : []
    if path.count == 1, given == ["help"] {
      return matching(
        command.ownSubcommands.map { Candidate(text: $0.commandName, detail: $0.abstract) })
    }
    return matching(named + asHelp + (subcommands.isEmpty ? try await positionals() : []))
  }

  private func matching(_ all: [Candidate], after start: String = "") -> [Candidate] {
    let folded = typed.lowercased()
    let all = all.map {
      $0.text.first == ":" ? $0 : Candidate(text: start + $0.text, detail: $0.detail)
    }
    return all.filter { $0.text.first == ":" || $0.text.lowercased().hasPrefix(folded) }
      .filter { !$0.text.contains { $0.isNewline } }
  }

  // MARK: Values

  private func values(of option: CommandDescription.Argument) async throws -> [Candidate] {
    switch option.names?.last?.typed {
    case "--app": return InstalledApps.allNames().map { Candidate(text: $0) }
    case "--theme":
      return StyleSettings.names(environment: context.facts.environment).map { Candidate(text: $0) }
    case "--param", "--set", "--answer":
      guard let sign = typed.lastIndex(of: "=") else { return try parameters(suffix: "=") }
      let name = String(typed[..<sign].split(separator: "=").last ?? "")
      return try await values(ofParameter: name).map {
        Candidate(text: "\(name)=\($0.text)", detail: $0.detail)
      }
    case "--locale":
      return ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pt", "zh"].map {
        Candidate(text: $0)
      }
    case "--disable": return LintRule.all.map { Candidate(text: $0.id, detail: $0.summary) }
    case "--sort", "--where":
      guard let type = given.first(where: { !$0.hasPrefix("-") }) else { return [] }
      return try await context.conversation()
        .comparableProperties(of: type, in: context.options.app).map { Candidate(text: $0) }
    case "--phrases", "--directory": return [Candidate(text: ":folders")]
    case "--clipboard": return ["dir:", "wl-copy", "xclip", "osc52"].map { Candidate(text: $0) }
    default: return known(option)
    }
  }

  private func known(_ argument: CommandDescription.Argument) -> [Candidate] {
    if argument.completionKind?.directory != nil { return [Candidate(text: ":folders")] }
    let values = argument.allValues ?? argument.completionKind?.list?.values ?? []
    return values.isEmpty ? [Candidate(text: ":files")] : values.map { Candidate(text: $0) }
  }

  /// Returns what may stand where there is no option.
  private func positionals() async throws -> [Candidate] {
    switch name {
    case "", "shell": return []
    case "say", "match": return try await phrases()
    case "run", "describe", "surfaces", "url":
      if given.allSatisfy({ $0.hasPrefix("-") }) { return try intents() }
      return try await parameterValues()
    case "entities": return try names { try $0.typeNames(in: context.options.app).entities }
    case "enum":
      return try names { try $0.typeNames(in: context.options.app).enumerations }
    case "doc show", "doc edit", "doc rm":
      return try await DocumentApp(context).all().map {
        Candidate(text: $0.title, detail: $0.shortID)
      }
    case "config get", "config set":
      if given.isEmpty {
        return Setting.table.map { Candidate(text: $0.key, detail: $0.summary) }
      }
      return name == "config set" ? settingValues() : []
    case "schema":
      let root = try CommandDescription.root()
      let command = given.reduce(root) { command, word in
        command.ownSubcommands.first { $0.commandName == word } ?? command
      }
      return command.ownSubcommands.map { Candidate(text: $0.commandName, detail: $0.abstract) }
    case "open": return (InstalledApps.allNames() + [":files"]).map { Candidate(text: $0) }
    case "app show", "app update", "app remove", "app logs", "app phrases", "app call", "app check":
      return (InstalledApps.mounted?.folder.names ?? []).map { Candidate(text: $0) }
    default:
      let positionals = (command.arguments ?? []).filter {
        $0.kind == "positional" && $0.shouldDisplay
      }
      guard let last = positionals.last else { return [Candidate(text: ":files")] }
      return known(positionals.dropFirst(given.count).first ?? last)
    }
  }

  private func settingValues() -> [Candidate] {
    guard let setting = Setting.table.first(where: { $0.key == given[0] }) else { return [] }
    if setting.key == "theme" {
      return StyleSettings.names(environment: context.facts.environment).map { Candidate(text: $0) }
    }
    if setting.key == "phrases" { return [Candidate(text: ":folders")] }
    return [
      "auto", "always", "never", "yes", "no", "kitty", "iterm2", "sixel", "none", "wl-copy",
      "xclip", "osc52",
    ]
    .filter { setting.problem($0) == nil && setting.problem("?") != nil }
    .map { Candidate(text: $0) }
  }

  /// Returns the phrases that go on as what has been said; unquoted words are one phrase.
  private func phrases() async throws -> [Candidate] {
    let said = given.filter { !$0.hasPrefix("-") }.map { $0 + " " }.joined().lowercased()
    let conversation = try context.conversation()
    let phrases = await context.speaking { await conversation.sayable(limit: 200) }
    return phrases.map(\.phrase).filter { $0.lowercased().hasPrefix(said) }
      .map { Candidate(text: String($0.dropFirst(said.count))) }
  }

  private func intents() throws -> [Candidate] {
    try context.catalog().intents(of: context.options.app).map {
      Candidate(text: $0.name, detail: $0.title)
    }
  }

  private func names(_ list: (Catalog) throws -> [String]) throws -> [Candidate] {
    given.isEmpty ? try list(context.catalog()).map { Candidate(text: $0) } : []
  }

  /// Returns the names of parameters: those of the intent, or of all where none is named.
  private func parameters(prefix: String = "", suffix: String = "") throws -> [Candidate] {
    var seen: Set<String> = []
    return try intentsMeant().flatMap(\.parameters).filter { seen.insert($0.name).inserted }
      .map { Candidate(text: prefix + $0.name + suffix, detail: $0.title) }
  }

  /// Returns the intent that is named, or all where none is.
  private func intentsMeant() throws -> [IntentEntry] {
    let catalog = try context.catalog()
    guard name != "say", let named = given.first(where: { !$0.hasPrefix("-") }) else {
      return try catalog.intents(of: context.options.app)
    }
    return [try catalog.intent(named: named, of: context.options.app)]
  }

  /// Returns the values of the parameter whose option was typed last.
  private func parameterValues() async throws -> [Candidate] {
    guard let option = given.last, option.hasPrefix("--"), given.count > 1 else { return [] }
    return try await values(ofParameter: option)
  }

  /// Returns the values of a parameter: of the intent, or of the first that has it where none is named.
  private func values(ofParameter name: String) async throws -> [Candidate] {
    let wanted = ScriptedAnswers.folded(name)
    let found = try intentsMeant().lazy.compactMap { intent in
      intent.parameters.first { ScriptedAnswers.folded($0.name) == wanted }.map { (intent, $0) }
    }.first
    guard let (intent, parameter) = found else { return [] }
    guard parameter.cases.isEmpty else { return parameter.cases.map { Candidate(text: $0) } }
    let conversation = try context.conversation()
    let entities = try? await conversation.entities(of: parameter.type, in: intent.app, .suggested)
    return (entities ?? []).map { Candidate(text: $0.title, detail: $0.id) }
  }
}
