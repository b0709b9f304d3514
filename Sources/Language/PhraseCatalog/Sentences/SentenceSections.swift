// What files in hassil's form say, section by section, before names are looked up.

import PhraseMatching
import YAMLReading

/// What files in hassil's form say, section by section, before names are looked up.
///
/// Several files are merged as hassil merges them: maps are joined, lists are appended, and of
/// single values the last one counts.
struct SentenceSections: Sendable {
  /// An intent with the data of all files.
  struct Intent: Sendable {
    let name: PlacedText
    var blocks: [Block]
  }

  /// Sentences that share everything but their words.
  struct Block: Sendable {
    var sentences: [PlacedText] = []
    var slots: [Slot] = []
    var requires: [ContextCondition] = []
    /// The slots that conditions name, with their places.
    var contextSlots: [PlacedText] = []
    var excludes: [ContextCondition] = []
    var requiredKeywords: [String] = []
    var metadata: StructuredValue?
    var rules = Named<PlacedText>()
    var lists = Named<List>()
  }

  /// A slot that is filled without being said.
  struct Slot: Sendable {
    let name: PlacedText
    let value: StructuredValue
  }

  /// What a slot can be filled with.
  struct List: Sendable {
    let name: PlacedText
    var values: [Value]?
    /// The parts of `range`, by name.
    var range = Named<PlacedNode>()
    var isWildcard: Bool?
    var type: PlacedText?
  }

  /// A value of a list.
  struct Value: Sendable {
    let text: PlacedText
    /// What it is handed on as; `nil` when the file does not say.
    var output: StructuredValue?
    var context: [String: StructuredValue] = [:]
    var metadata: StructuredValue?
  }

  /// A value of the file, for what is looked at later.
  struct PlacedNode: Sendable {
    let node: SyntaxNode
    let source: SourceText
  }

  var language: PlacedText?
  var intents = Named<Intent>()
  var lists = Named<List>()
  var rules = Named<PlacedText>()
  var skipWords: [String] = []
  /// Groups of words that mean the same.
  var synonyms: [[String]] = []
  /// Whether the sentences may be said in other words; `nil` when the file does not say.
  var acceptsParaphrases: Bool?
  /// What is not read, or cannot be meant, and is no mistake in a collection of others.
  var remarks: [PhraseFileError] = []

  /// Adds what another file says.
  mutating func merge(_ other: SentenceSections) {
    language = other.language ?? language
    for (name, intent) in other.intents.all {
      intents.update(name, intent) { $0.blocks += intent.blocks }
    }
    lists.merge(other.lists)
    for (name, rule) in other.rules.all { rules.set(name, rule) }
    skipWords += other.skipWords
    synonyms += other.synonyms
    acceptsParaphrases = other.acceptsParaphrases ?? acceptsParaphrases
    remarks += other.remarks
  }
}

/// Values by name, in the order in which the names first came.
struct Named<Value: Sendable>: Sendable {
  private(set) var all: [(name: String, value: Value)] = []
  private var places: [String: Int] = [:]

  var isEmpty: Bool { all.isEmpty }

  subscript(name: String) -> Value? { places[name].map { all[$0].value } }

  /// Changes the value of a name, or adds it when there is none.
  mutating func update(_ name: String, _ new: Value, _ change: (inout Value) -> Void) {
    if let place = places[name] {
      change(&all[place].value)
    } else {
      places[name] = all.count
      all.append((name, new))
    }
  }

  /// Puts a value in the place of the one before.
  mutating func set(_ name: String, _ value: Value) {
    update(name, value) { $0 = value }
  }
}

extension Named where Value == SentenceSections.List {
  /// Adds lists; values of a list that is there already come after its own.
  mutating func merge(_ other: Named) {
    for (name, list) in other.all {
      update(name, list) { old in
        if let values = list.values { old.values = (old.values ?? []) + values }
        for (key, value) in list.range.all { old.range.set(key, value) }
        old.isWildcard = list.isWildcard ?? old.isWildcard
        old.type = list.type ?? old.type
      }
    }
  }
}
