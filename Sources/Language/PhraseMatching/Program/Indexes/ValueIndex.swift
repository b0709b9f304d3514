// The known values of every type, changeable without touching the templates.

/// The known values of every type, in one trie; an overlay on the compiled templates.
///
/// A value keeps its number as long as it is known. The cost of a change depends on the one value:
/// its words in the trie, its record, and its neighbours in the order of its type. Remnants of
/// changes are removed once they outnumber the known values.
struct ValueIndex: Sendable {
  /// The data of a value, except its record.
  struct Row: BitwiseCopyable, Sendable {
    /// The offset of its record.
    var record: UInt32
    /// The value's type; `none` once the value is removed.
    var type: UInt32
    /// The first of its names in the trie; the others follow, in the order of its spellings.
    var firstEntry: UInt32
    /// The next value in the order of its type; `previous` is the one before.
    var next: UInt32
    var previous = PackedTable.none
    /// The rank in the order of its type; ranks may have gaps.
    var rank: UInt32
  }

  /// The values of a type, in declared order.
  struct List: BitwiseCopyable, Sendable {
    var first = PackedTable.none
    var last = PackedTable.none
    /// The number of values with facts of their own.
    var withFacts = 0
  }

  static let none = PackedTable.none

  var trie = NameTrie()
  /// The values; the first is a placeholder, so that the array is never empty.
  var rows = LayeredArray<Row>(
    FlatArray(
      repeating: Row(record: none, type: none, firstEntry: 0, next: none, rank: 0), count: 1))
  var records = ValueRecords()
  /// The values by type and identifier.
  var identities = HashedNumbers()
  var types: [String: UInt32] = [:]
  var typeNames: [String] = []
  var lists: [List] = []
  /// The number of known values; `stale` counts rows and records of removed ones.
  var known = 0
  var stale = 0

  /// Whether a type has names given by people: its values have facts, as the devices of a home do.
  func hasNames(_ type: UInt32) -> Bool {
    Int(type) < lists.count && lists[Int(type)].withFacts > 0
  }

  /// Returns the number of a type; a new one gets the next.
  mutating func type(named name: String) -> UInt32 {
    if let known = types[name] { return known }
    let new = UInt32(types.count)
    types[name] = new
    typeNames.append(name)
    lists.append(List())
    return new
  }

  /// Returns the number of a type; `nil` for one that is not in use.
  func number(ofTypeNamed name: String) -> UInt32? { types[name] }

  // MARK: Look-ups

  /// Returns the value with a number.
  ///
  /// - Parameter hasTexts: Whether its texts are needed.
  func value(_ number: UInt32, hasTexts: Bool = true) -> PhraseValue {
    let row = rows[number]
    let type = Int(row.type) < typeNames.count ? typeNames[Int(row.type)] : ""
    return records.value(at: row.record, type: type, hasTexts: hasTexts)
  }

  /// Returns a text of the value with a number.
  func text(_ index: UInt32, ofValue number: UInt32) -> String? {
    records.text(index, at: rows[number].record)
  }

  /// Returns the facts that the value with a number adds when it is named.
  func context(ofValue number: UInt32) -> [String: JSON] {
    records.context(at: rows[number].record)
  }

  /// Returns the values of a type, in declared order.
  func values(of type: UInt32) -> [PhraseValue] { numbers(of: type).map { value($0) } }

  private func first(of type: UInt32) -> UInt32 {
    Int(type) < lists.count ? lists[Int(type)].first : Self.none
  }

  func numbers(of type: UInt32) -> [UInt32] {
    var numbers: [UInt32] = []
    var number = first(of: type)
    while number != Self.none {
      numbers.append(number)
      number = rows[number].next
    }
    return numbers
  }

  /// Returns the title of the first value of a type that has one.
  func firstText(of type: UInt32) -> String? {
    var number = first(of: type)
    while number != Self.none {
      if let text = text(0, ofValue: number) { return text }
      number = rows[number].next
    }
    return nil
  }

  /// Returns the values of a type by its name, in declared order; empty for an unused type.
  func values(ofTypeNamed name: String) -> [PhraseValue] {
    types[name].map { values(of: $0) } ?? []
  }

  /// The values of all types, except the words for numbers.
  var givenValues: [PhraseValue] { givenTypeNames.flatMap { values(ofTypeNamed: $0) } }

  /// The names of all types, except those of the words for numbers.
  var givenTypeNames: [String] {
    typeNames.filter { !$0.hasPrefix(ProgramTables.spelledPrefix) }
  }

  /// Returns the values of a type with a text that ends at a node, in declared order, without
  /// duplicates and without their texts.
  func values(at node: UInt32, of type: UInt32) -> [PhraseValue] {
    var entry = trie.entry(at: node, of: type)
    guard entry != Self.none else { return [] }
    let first = trie.entries[entry].item
    entry = trie.next(after: entry)
    if entry == Self.none { return [value(first, hasTexts: false)] }
    var numbers = [first]
    var isSorted = true
    while entry != Self.none {
      let item = trie.entries[entry].item
      // The names of one value are inserted together, so at a node they are adjacent.
      if item != numbers.last {
        if let last = numbers.last, rows[last].rank > rows[item].rank { isSorted = false }
        numbers.append(item)
      }
      entry = trie.next(after: entry)
    }
    if !isSorted { numbers.sort { rows[$0].rank < rows[$1].rank } }
    // A reference to the method would retain a copy of all tables.
    var found: [PhraseValue] = []
    found.reserveCapacity(numbers.count)
    for number in numbers { found.append(value(number, hasTexts: false)) }
    return found
  }
}
