// The catalogue of everything installed: apps, intents, and the templates of phrases.

import Foundation
import FoundationGaps
public import PhraseMatching

/// The installed apps with their intents and phrases, read once and never changed.
public struct Catalog: Sendable {
  /// The apps, in the order they were given.
  package let installed: [App]

  /// The reader of the apps' phrases.
  private let reader: ShortcutReader

  /// The phrases, app names and pack values for matching, without entities and enumerations.
  var inventory: PhraseInventory { reader.inventory }

  /// The facts about the phrases that a conversation needs before anything is said.
  let outline: PhraseOutline

  /// The preferred languages, best first, as tags.
  let languages: [String]

  /// The mistakes in phrases of shortcuts, which are left out.
  public var mistakes: [TemplateError] { reader.mistakes }

  /// Creates a catalogue by reading the declarations of apps.
  ///
  /// - Parameter languages: the preferred languages, best first, as tags.
  /// - Throws: The errors of an app's phrase packs.
  public init(
    _ apps: [App], languages: [String] = []
  ) throws {
    var reader = ShortcutReader(languages: languages)
    for app in apps { try reader.read(app) }
    installed = apps
    self.languages = languages
    self.reader = reader
    outline = PhraseOutline(reader.inventory, slots: reader.slots)
  }

  /// Returns the phrases together with what the apps call their intents, and the intents in whose
  /// parameters the values of slots are found.
  func withImpliedPhrases() -> (
    inventory: PhraseInventory, slots: [String: PhraseOutline.IntentName]
  ) {
    var reader = reader
    for app in installed { reader.readImpliedPhrases(of: app) }
    return (reader.inventory, reader.slots)
  }

  /// Returns the app called `name`, by display name or synonym, ignoring case.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  public func app(named name: String) throws(Failure) -> App {
    let folded = name.comparable
    let found = installed.first { app in
      ([app.name] + app.synonyms).contains { $0.comparable == folded }
    }
    if let found { return found }
    throw Failure(
      unknown: name, Sentence.noApplication(name: name), among: installed.map(\.name))
  }

  /// Returns the intent called `name`: with or without "Intent", or by its title; ignoring case.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  package func intent(
    named name: String, in app: String?
  ) throws(Failure) -> (app: App, intent: any IntentSource) {
    let apps = try selected(app)
    let found = Self.intents(called: name, of: apps)
    if let first = found.first, found.count == 1 { return first }
    if !found.isEmpty {
      let isOneApp = Set(found.map(\.app.name)).count == 1
      let places = found.map { app, intent in
        let name = app.name(of: intent)
        return isOneApp ? name : Sentence.intentOfApp(intent: name, app: app.name)
      }
      throw Failure(
        .unknownName,
        (isOneApp ? Sentence.couldBeIntents : .couldBeIntentsOfApps)(
          name: name, places: places.joined(separator: ", ")))
    }
    let names = apps.flatMap { app in app.intents.map { app.name(of: $0) } }
    throw Failure(
      unknown: name, Sentence.noIntent(name: name), among: names,
      listedBy: "intents --all" + (app.map { " --app '\($0)'" } ?? ""))
  }

  /// Returns the intent that a matched phrase runs; `nil` when it is of another catalogue.
  func intent(of match: Match) -> (any IntentSource)? {
    installed.first { $0.name == match.app }?.intent(named: match.intent)
  }

  /// Returns the entity type called `name`: with or without "Entity", or by its display name.
  func entity(
    named name: String, in app: String?
  ) throws(Failure) -> (app: App, type: any EntityType) {
    let folded = name.comparable
    var known: [String] = []
    for (app, kind) in try kinds(in: app) {
      guard case .entity(let type) = kind else { continue }
      known.append(type.name)
      let names = app.speaking { type.names }
      if names.contains(where: { $0.comparable == folded }) { return (app, type) }
    }
    throw Failure(
      unknown: name, Sentence.noEntityType(name: name), among: known)
  }

  /// Returns the cases of the enumeration called `name`.
  ///
  /// - Throws: `Failure` with the nearest name when there is none.
  public func cases(of name: String, in app: String? = nil) throws(Failure) -> [Value.Entity] {
    let folded = name.comparable
    var known: [String] = []
    for (app, kind) in try kinds(in: app) {
      guard case .enumeration(let type) = kind else { continue }
      known.append(type.name)
      let names = app.speaking { type.names }
      guard names.contains(where: { $0.comparable == folded }) else { continue }
      return app.speaking {
        type.cases.map { Value.Entity(case: $0, of: type) }
      }
    }
    throw Failure(
      unknown: name, Sentence.noEnumeration(name: name), among: known)
  }

  /// Returns the names of the entity types, and those of the enumerations, each sorted.
  package func typeNames(
    in app: String?
  ) throws(Failure) -> (entities: [String], enumerations: [String]) {
    var (entities, enumerations): (Set<String>, Set<String>) = ([], [])
    for (_, kind) in try kinds(in: app) {
      if case .entity(let type) = kind { entities.insert(type.name) }
      if case .enumeration(let type) = kind { enumerations.insert(type.name) }
    }
    return (entities.sorted(), enumerations.sorted())
  }

  /// Returns the kinds of all parameters, lists as their elements; a kind may occur repeatedly.
  private func kinds(in app: String?) throws(Failure) -> [(App, ValueKind)] {
    try selected(app).flatMap { app in
      app.intents.flatMap { intent in
        intent.makeCall().parameters.map { parameter in
          var kind = parameter.kind
          while case .list(let element) = kind { kind = element }
          return (app, kind)
        }
      }
    }
  }
}

/// The search for the name that a person may have meant by a misspelled one.
package enum Nearest {
  /// Returns the nearest name to a word; `nil` when none is near enough.
  ///
  /// A name is near enough if it begins with the whole word, has it among its own words, is the only
  /// one that has a word near it, or differs
  /// by at most a third of the letters in the distance of Damerau, "A technique for computer
  /// detection and correction of spelling errors", CACM 7(3), 1964, doi:10.1145/363958.363994.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters.
  package static func word(to word: String, among names: [String]) -> String? {
    if let near = EditDistance.nearest(to: word, among: names) { return near }
    let prefix = word.lowercased()
    guard (3...64).contains(prefix.count) else { return nil }
    func words(_ name: String) -> [String] {
      name.wordsOfIdentifier.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    if let name = names.first(where: { $0.lowercased().hasPrefix(prefix) })
      ?? names.filter({ words($0).contains(prefix) }).min(by: { $0.count < $1.count })
    {
      return name
    }
    let near = names.filter { EditDistance.nearest(to: prefix, among: words($0)) != nil }
    return near.count == 1 ? near[0] : nil
  }

  /// Returns the sentence that names the nearest of some names, or all of them; `nil` when there are none.
  ///
  /// - Parameter command: The command that lists all.
  static func hint(
    for name: String, among names: [String], listedBy command: String? = nil
  ) -> String? {
    if let near = word(to: name, among: names) { return Sentence.didYouMeanName(name: near) }
    return names.isEmpty ? nil : Sentence.thereIs(list: list(names, by: command))
  }

  /// Returns names as a list, of which many are cut to the first dozen.
  ///
  /// - Parameter command: The command that lists all, for the end of a list that is cut.
  package static func list(_ names: [String], by command: String? = nil) -> String {
    guard names.count > mostNames else { return names.joined(separator: ", ") }
    let list = Sentence.others(
      names: names.prefix(12).joined(separator: ", "), count: names.count - 12)
    return command.map { Sentence.listsAll(list: list, command: $0) } ?? list
  }

  /// The number of names beyond which only the first are listed.
  private static let mostNames = 30
}
