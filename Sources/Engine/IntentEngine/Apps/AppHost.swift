// How an application is asked for what belongs to no single intent.

import Foundation

/// Whoever runs an application: this process, or a client of another one.
package protocol AppHost: Sendable {
  /// The shortcuts, with the phrases they declare, in the texts in force.
  var shortcuts: [Shortcut] { get }

  /// What keeps an utterance from meaning the application, as phrase files spell it.
  var negativePhrases: [String] { get }

  /// Makes the application ready; called once, before its first intent or query runs.
  func launch() async

  /// Calls `changed` whenever the application says that the values of its phrases have changed.
  ///
  /// - Returns: What has to be kept for as long as the calls are wanted.
  func observeValues(_ changed: @escaping @Sendable () -> Void) -> any Sendable

  /// Makes a place where undoable intents register how to take their effects back.
  func makeUndoStack() -> any UndoStack

  /// What an error of the application means to the person; `nil` when it has no words for it.
  ///
  /// - Parameter app: The application's display name.
  func failure(for error: any Error, of app: String) -> Failure?
}

/// A shortcut: an intent, and the phrases that the application declares for it.
package struct Shortcut: Sendable {
  /// The intent.
  package var intent: any IntentSource
  /// The short title; `nil` when it is that of the intent.
  package var title: String?
  /// The name of its symbol; `nil` when it has none.
  package var symbol: String?
  /// The phrases as phrase files spell them: "Order ${soup} in ${applicationName}".
  package var phrases: [String]

  /// Creates a shortcut.
  package init(
    intent: any IntentSource, title: String? = nil, symbol: String? = nil, phrases: [String]
  ) {
    self.intent = intent
    self.title = title
    self.symbol = symbol
    self.phrases = phrases
  }
}

/// Where undoable intents of an application register how to take their effects back.
package protocol UndoStack: Sendable {
  /// Whether there is an effect to take back.
  var canUndo: Bool { get }

  /// Takes the last effect back.
  ///
  /// - Returns: What it was called; empty when the application gave it no name.
  func undo() async -> String
}

/// What finds the entities of one type.
package protocol EntitySource: Sendable {
  /// The type's name for people, in the texts in force: "Markdown Document".
  var displayName: String { get }

  /// Whether it searches by words.
  var searchesWords: Bool { get }

  /// The entities with these identifiers; unknown ones are left out.
  func entities(withIDs ids: [String]) async throws -> [Value]

  /// The entities that words may mean; `nil` when it cannot search by words.
  func entities(matching words: String) async throws -> [Value]?

  /// All entities; `nil` when it cannot list them.
  func all() async throws -> [Value]?

  /// The entities to offer when nobody has said which.
  func suggested() async throws -> OptionList

  /// The properties that entities can be searched by; `nil` when they cannot.
  func searchableProperties() async throws -> [SearchableProperty]?

  /// The entities whose properties fit.
  ///
  /// - Throws: `Failure` for a condition or an order that is not declared.
  func entities(fitting search: EntitySearch) async throws -> [Value]
}

/// What lists the cases of an enumeration.
package protocol CaseSource: Sendable {
  /// The type's name for people, in the texts in force: "Size".
  var displayName: String { get }

  /// The cases in the order of their declaration, in the texts in force.
  var cases: [Value] { get }
}

/// A list of options, in sections.
package struct OptionList: Sendable {
  /// A value on offer, and the heading of its section; `nil` outside sections.
  package typealias Item = (value: Value, section: String?)

  /// The question over the list; `nil` for none.
  package var prompt: String?
  /// The values, in the order shown.
  package var items: [Item]

  /// Creates a list.
  package init(prompt: String? = nil, items: [Item] = []) {
    self.prompt = prompt
    self.items = items
  }
}

/// A property that entities can be searched by.
package struct SearchableProperty: Sendable {
  /// A comparison, and the kind of value it is made with.
  package typealias Comparison = (comparison: EntityComparison, kind: ValueKind)

  /// Its name in the source.
  package var name: String
  /// Its title; `nil` when none was declared.
  package var title: String?
  /// How it can be compared.
  package var comparisons: [Comparison]

  /// Creates a property.
  package init(name: String, title: String?, comparisons: [Comparison]) {
    self.name = name
    self.title = title
    self.comparisons = comparisons
  }
}

/// How a property is compared with a value.
package enum EntityComparison: String, Sendable {
  /// For equality.
  case equalTo, notEqualTo
  /// For being less.
  case lessThan, lessThanOrEqualTo
  /// For being greater.
  case greaterThan, greaterThanOrEqualTo
  /// For being between two values.
  case isBetween
  /// For a part of a text.
  case contains, hasPrefix, hasSuffix
}

/// A search for entities by their properties.
package struct EntitySearch: Sendable {
  /// A property, how it is compared, and the values: two for `isBetween`, else one.
  package typealias Condition = (
    property: String, comparison: EntityComparison, values: [Value]
  )

  /// What has to hold.
  package var conditions: [Condition] = []
  /// Whether one condition is enough.
  package var needsOnlyOne = false
  /// The properties to sort by.
  package var sorting: [(property: String, ascending: Bool)] = []
  /// The most entities; `nil` for any number.
  package var limit: Int?
}
