// The sections of files in hassil's format, before names are resolved.

import PhraseMatching
import YAMLReading

/// The sections of files in hassil's format, before names are resolved.
///
/// Several files are merged as in hassil: maps are joined, lists are appended, and the last of
/// several single values takes precedence.
struct SentenceSections: Sendable {
  /// An intent with the data of all files.
  struct Intent: Sendable {
    let name: PlacedText
    var blocks: [Block]
  }

  /// Sentences with the same slots, conditions and metadata.
  struct Block: Sendable {
    var sentences: [PlacedText] = []
    var slots: [Slot] = []
    var requires: [ContextCondition] = []
    /// The slots named in conditions, with their locations.
    var contextSlots: [PlacedText] = []
    var excludes: [ContextCondition] = []
    var requiredKeywords: [String] = []
    var metadata: JSON?
    var rules = Named<PlacedText>()
    var lists = Named<List>()
  }

  /// A slot that is filled without being spoken.
  struct Slot: Sendable {
    let name: PlacedText
    let value: JSON
  }

  /// The values of a slot.
  struct List: Sendable {
    let name: PlacedText
    var values: [Value]?
    /// The members of `range`, by name.
    var range = Named<PlacedNode>()
    var isWildcard: Bool?
    var type: PlacedText?
  }

  /// A value of a list.
  struct Value: Sendable {
    let text: PlacedText
    /// The value to pass on; `nil` if the file does not state it.
    var output: JSON?
    var context: [String: JSON] = [:]
    var metadata: JSON?
  }

  /// A value of the file that is read later.
  struct PlacedNode: Sendable {
    let node: SyntaxNode
    let source: SourceText
  }

  var language: PlacedText?
  var intents = Named<Intent>()
  var lists = Named<List>()
  var rules = Named<PlacedText>()
  var skipWords: [String] = []
  /// Groups of words with the same meaning.
  var synonyms: [[String]] = []
  /// Whether the sentences also match in other words; `nil` if the file does not state it.
  var acceptsParts: Bool?
  /// Possible mistakes, which are no errors in a third party's collection.
  var remarks: [PhraseFileError] = []

  /// Adds the sections of another file.
  mutating func merge(_ other: SentenceSections) {
    language = other.language ?? language
    for (name, intent) in other.intents.all {
      intents.update(name, intent) { $0.blocks += intent.blocks }
    }
    lists.merge(other.lists)
    for (name, rule) in other.rules.all { rules.set(name, rule) }
    skipWords += other.skipWords
    synonyms += other.synonyms
    acceptsParts = other.acceptsParts ?? acceptsParts
    remarks += other.remarks
  }
}

/// Values by name, in the order of the names' first occurrences.
struct Named<Value: Sendable>: Sendable {
  private(set) var all: [(name: String, value: Value)] = []
  private var places: [String: Int] = [:]

  var isEmpty: Bool { all.isEmpty }

  subscript(name: String) -> Value? { places[name].map { all[$0].value } }

  /// Changes the value of a name, or adds it if there is none.
  mutating func update(_ name: String, _ new: Value, _ change: (inout Value) -> Void) {
    if let place = places[name] {
      change(&all[place].value)
    } else {
      places[name] = all.count
      all.append((name, new))
    }
  }

  /// Replaces the value of a name, or adds it.
  mutating func set(_ name: String, _ value: Value) {
    update(name, value) { $0 = value }
  }
}

extension Named where Value == SentenceSections.List {
  /// Adds lists; the values of an existing list are appended to its own.
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
