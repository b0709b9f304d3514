// What is installed: the applications, their intents, and the templates of their phrases.

package import PhraseMatching
import Foundation
import FoundationGaps

/// Everything that can be said and run, read once and never changed.
public struct Catalog: Sendable {
  /// The applications, in the order they were given.
  let installed: [App]

  /// What can be said: as it was read, or compiled.
  private let phrases: Phrases

  private enum Phrases: Sendable {
    case read(PhraseInventory)
    case compiled(PhraseMatcher)
  }

  /// What is known of the phrases without reading them.
  let outline: PhraseOutline

  /// The preferred languages, best first, as tags.
  let languages: [String]

  /// Reads what applications declare.
  ///
  /// - Parameter languages: the preferred languages, best first, as tags.
  /// - Throws: what an application's phrase source throws for a broken phrase file.
  public init(
    _ apps: [App], languages: [String] = []
  ) throws {
    var reader = ShortcutReader()
    for app in apps { try reader.read(app) }
    installed = apps
    self.languages = languages
    phrases = .read(
      PhraseInventory(
        templates: reader.templates, applications: reader.applications, values: reader.values,
        languages: languages, skipWords: reader.skipWords))
    outline = PhraseOutline(reader, languages: languages)
  }

  /// Makes a catalogue of phrases that were compiled before, without reading any.
  ///
  /// - Parameters:
  ///   - apps: The applications, as they were when the phrases were compiled; what their phrase
  ///     files say is not asked for.
  ///   - kept: What `kept()` of such a catalogue has given.
  package init(_ apps: [App], languages: [String] = [], kept: KeptPhrases) {
    installed = apps
    self.languages = languages
    phrases = .compiled(kept.matcher)
    outline = kept.outline
  }

  /// The phrases compiled, to make the same catalogue of the next time.
  ///
  /// - Throws: `TemplateError` for the first phrase that cannot be compiled.
  package func kept() throws(TemplateError) -> KeptPhrases {
    KeptPhrases(matcher: try matcher(), outline: outline)
  }

  /// This catalogue, with its phrases compiled: nobody needs to compile them again.
  package func compiled(as kept: KeptPhrases) -> Catalog {
    Catalog(installed, languages: languages, kept: kept)
  }

  /// Everything the phrases are matched with but the values of entities and enumerations.
  ///
  /// - Complexity: O(*n*) in the number of phrases and values when they are in a file.
  var inventory: PhraseInventory {
    switch phrases {
    case .read(let inventory): inventory
    case .compiled(let matcher): matcher.inventory
    }
  }

  /// What says which phrase an utterance is.
  func matcher() throws(TemplateError) -> PhraseMatcher {
    switch phrases {
    case .read(let inventory): try inventory.matcher()
    case .compiled(let matcher): matcher
    }
  }

  /// The application called `name`, by display name or synonym, letter case aside.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  public func app(named name: String) throws(Failure) -> App {
    let folded = AnswerReader.fold(name)
    let found = installed.first { app in
      ([app.name] + app.synonyms).contains { AnswerReader.fold($0) == folded }
    }
    if let found { return found }
    throw Failure(
      .unknownName,
      "There is no application “\(name)”." + nearest(name, to: installed.map(\.name)))
  }

  /// The intent called `name`: with or without "Intent", or by its title; letter case aside.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  func intent(
    named name: String, in app: String?
  ) throws(Failure) -> (app: App, intent: any IntentSource) {
    var apps = installed
    if let app { apps = [try self.app(named: app)] }
    let folded = AnswerReader.fold(name)
    let all = apps.flatMap { app in app.intents.map { (app: app, intent: $0) } }
    let byName = all.filter { _, intent in
      [intent.name, intent.typeName].contains { AnswerReader.fold($0) == folded }
    }
    let found =
      byName.isEmpty
      ? all.filter { app, intent in
        app.speaking { AnswerReader.fold(intent.title) } == folded
      } : byName
    if let first = found.first, found.count == 1 { return first }
    if !found.isEmpty {
      let places = found.map { "\($0.intent.name) of \($0.app.name)" }.joined(separator: ", ")
      throw Failure(
        .unknownName, "“\(name)” could be \(places): say which, by its name and --app.")
    }
    let names = apps.flatMap { $0.intents.map(\.name) }
    throw Failure(
      .unknownName, "There is no intent “\(name)”." + nearest(name, to: names))
  }

  /// The intent that a phrase runs; `nil` when the phrase is of another catalogue.
  func intent(of match: Match) -> (any IntentSource)? {
    installed.first { $0.name == match.app }?.intents.first { $0.name == match.intent }
  }

  /// The entity type called `name`: with or without "Entity", or by its display name.
  func entity(
    named name: String, in app: String?
  ) throws(Failure) -> (app: App, type: EntityType) {
    let folded = AnswerReader.fold(name)
    var known: [String] = []
    for (app, kind) in try kinds(in: app) {
      guard case .entity(let type) = kind else { continue }
      known.append(type.name)
      let names = app.speaking { type.names }
      if names.contains(where: { AnswerReader.fold($0) == folded }) { return (app, type) }
    }
    throw Failure(
      .unknownName, "There is no entity type “\(name)”." + nearest(name, to: known))
  }

  /// The cases of the enumeration called `name`.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  public func cases(of name: String, in app: String? = nil) throws(Failure) -> [EntityEntry] {
    let folded = AnswerReader.fold(name)
    var known: [String] = []
    for (app, kind) in try kinds(in: app) {
      guard case .enumeration(let type) = kind else { continue }
      known.append(type.name)
      let names = app.speaking { type.names }
      guard names.contains(where: { AnswerReader.fold($0) == folded }) else { continue }
      return app.speaking {
        type.source.cases.map { EntityEntry(case: $0, of: type) }
      }
    }
    throw Failure(
      .unknownName, "There is no enumeration “\(name)”." + nearest(name, to: known))
  }

  /// The kinds of all parameters' values, lists as their elements; a kind may come repeatedly.
  private func kinds(in app: String?) throws(Failure) -> [(App, ValueKind)] {
    var apps = installed
    if let app { apps = [try self.app(named: app)] }
    return apps.flatMap { app in
      app.intents.flatMap { intent in
        intent.makeCall().parameters.map { parameter in
          var kind = parameter.kind
          while case .list(let element) = kind { kind = element }
          return (app, kind)
        }
      }
    }
  }

  private func nearest(_ name: String, to names: [String]) -> String {
    guard let near = Nearest.word(to: name, among: names) else {
      let list = Set(names).sorted().joined(separator: ", ")
      return names.isEmpty ? "" : " There is \(list)."
    }
    return " Did you mean \(near)?"
  }
}

extension EntityEntry {
  /// A case of an enumeration.
  init(case value: Value, of type: EnumerationType) {
    let option = value.option
    self.init(
      type: type.displayName, id: value.identifier ?? "", title: option.title,
      subtitle: option.subtitle, symbol: option.symbol, synonyms: option.synonyms, properties: [])
  }
}
