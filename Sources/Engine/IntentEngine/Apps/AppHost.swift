// The protocols that an app implements for requests that belong to no single intent.

import Foundation

/// An object that runs an app: this process, or a client of another one.
package protocol AppHost: Sendable {
  /// The app's shortcuts with the phrases they declare, in the current language.
  var shortcuts: [Shortcut] { get }

  /// Phrases that keep an utterance from meaning the app, as phrase files spell them.
  var negativePhrases: [String] { get }

  /// Prepares the app for running. The engine calls it once, before the first intent or query.
  func launch() async

  /// Observes changes of the values that the app's phrases can contain.
  ///
  /// - Parameter changed: Called whenever the app reports that values have changed.
  /// - Returns: An object that ends the observation when it is released.
  func observeValues(_ changed: @escaping @Sendable () -> Void) -> any Sendable

  /// Creates an undo stack for the app's undoable intents.
  func makeUndoStack() -> any UndoStack

  /// Returns the message for an error that the app threw; `nil` when the app has none for it.
  ///
  /// - Parameter app: The app's display name.
  func failure(for error: any Error, of app: String) -> Failure?
}

/// A shortcut: an intent, and the phrases that the app declares for it.
package struct Shortcut: Sendable {
  /// The intent that the shortcut runs.
  package var intent: any IntentSource
  /// The short title; `nil` when it is that of the intent.
  package var title: String?
  /// The name of the shortcut's symbol; `nil` when it has none.
  package var symbol: String?
  /// The phrases as phrase files spell them: "Order ${soup} in ${applicationName}".
  package var phrases: [String]

  /// Creates a shortcut for an intent from its phrases.
  package init(
    intent: any IntentSource, title: String? = nil, symbol: String? = nil, phrases: [String]
  ) {
    self.intent = intent
    self.title = title
    self.symbol = symbol
    self.phrases = phrases
  }
}

/// A stack of the effects of an app's intents that can be undone.
package protocol UndoStack: Sendable {
  /// Whether there is an effect to undo.
  var canUndo: Bool { get }

  /// Undoes the last effect.
  ///
  /// - Returns: The name of the effect; empty when the app gave it none.
  func undo() async -> String
}

/// A source that finds the entities of one type.
package protocol EntitySource: Sendable {
  /// The type's name for people, in the current language: "Markdown Document".
  var displayName: String { get }

  /// Whether the source can search by words.
  var searchesWords: Bool { get }

  /// Returns the entities with these identifiers, leaving out unknown ones.
  func entities(withIDs ids: [String]) async throws -> [Value]

  /// Returns the entities that words may mean; `nil` when the source cannot search by words.
  func entities(matching words: String) async throws -> [Value]?

  /// Returns all entities; `nil` when the source cannot list them.
  func all() async throws -> [Value]?

  /// Returns the entities to offer before a person has searched for any.
  func suggested() async throws -> OptionList

  /// Returns the properties that entities can be searched by; `nil` when they cannot.
  func searchableProperties() async throws -> [SearchableProperty]?

  /// Returns the entities whose properties satisfy a search.
  ///
  /// - Throws: `Failure` for a condition or an order that is not declared.
  func entities(fitting search: EntitySearch) async throws -> [Value]
}

/// A source that lists the cases of an enumeration.
package protocol CaseSource: Sendable {
  /// The type's name for people, in the current language: "Size".
  var displayName: String { get }

  /// The cases in the order of their declaration, titled in the current language.
  var cases: [Value] { get }
}

/// A list of options, in sections.
package struct OptionList: Sendable {
  /// A value on offer with the heading of its section, which is `nil` outside sections.
  package typealias Item = (value: Value, section: String?)

  /// The question over the list; `nil` for none.
  package var prompt: String?
  /// The values, in the order shown.
  package var items: [Item]

  /// Creates a list of options.
  package init(prompt: String? = nil, items: [Item] = []) {
    self.prompt = prompt
    self.items = items
  }
}

/// A property that entities can be searched by.
package struct SearchableProperty: Sendable {
  /// A comparison, and the kind of value to compare with.
  package typealias Comparison = (comparison: EntityComparison, kind: ValueKind)

  /// The name of the property in the source.
  package var name: String
  /// The title of the property; `nil` when none was declared.
  package var title: String?
  /// The comparisons that the property supports.
  package var comparisons: [Comparison]

  /// Creates a searchable property.
  package init(name: String, title: String?, comparisons: [Comparison]) {
    self.name = name
    self.title = title
    self.comparisons = comparisons
  }
}

/// A comparison of an entity's property with a value.
package enum EntityComparison: String, Sendable {
  /// Comparisons for equality.
  case equalTo, notEqualTo
  /// Comparisons for a smaller value.
  case lessThan, lessThanOrEqualTo
  /// Comparisons for a greater value.
  case greaterThan, greaterThanOrEqualTo
  /// A comparison with a range: between two values.
  case isBetween
  /// Comparisons with a part of a text.
  case contains, hasPrefix, hasSuffix
}

/// A search for entities by their properties.
package struct EntitySearch: Sendable {
  /// A condition of a search: a property, a comparison, and the values, two for `isBetween`, else
  /// one.
  package typealias Condition = (
    property: String, comparison: EntityComparison, values: [Value]
  )

  /// The conditions that have to hold.
  package var conditions: [Condition] = []
  /// Whether one satisfied condition is enough.
  package var needsOnlyOne = false
  /// The properties to sort by.
  package var sorting: [(property: String, ascending: Bool)] = []
  /// The maximum number of entities; `nil` for any number.
  package var limit: Int?
}
