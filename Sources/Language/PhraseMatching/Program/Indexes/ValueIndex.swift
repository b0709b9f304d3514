// The known values of every type, in one trie.

import CompactTables

/// The known values of every type, in one trie; an overlay on the compiled templates.
///
/// Values are given first, and indexed by `index(_:)`. To change them is to give others to a copy
/// and to index it anew, which takes a tenth of a second for a quarter of a million texts.
struct ValueIndex: Sendable {
  /// The values of a type.
  private struct List: Sendable {
    let name: String
    /// The values in declared order, without duplicates of an identifier once they are indexed.
    var values: [PhraseValue] = []
    /// Whether any value has facts of its own.
    var hasFacts = false
  }

  /// The texts of all values: an entry's owner is a type, its item the place in the type's order.
  private(set) var trie = NameTrie()
  private var lists: [List] = []
  private var types: [String: UInt32] = [:]

  /// Whether a type has names given by people: its values have facts, as the devices of a home do.
  func hasNames(_ type: UInt32) -> Bool { lists[Int(type)].hasFacts }

  /// Returns the number of a type; a new one gets the next.
  mutating func type(named name: String) -> UInt32 {
    if let known = types[name] { return known }
    let new = UInt32(types.count)
    types[name] = new
    lists.append(List(name: name))
    return new
  }

  /// Returns the number of a type; `nil` for one that is not in use.
  func number(ofTypeNamed name: String) -> UInt32? { types[name] }

  // MARK: Changes

  /// Adds values of any types, in declared order.
  mutating func add(_ values: [PhraseValue]) {
    for run in values.runs(by: { $0.type == $1.type }) {
      lists[Int(type(named: run[run.startIndex].type))].values += run
    }
  }

  /// Replaces the values of a type.
  mutating func replace(_ name: String, with values: [PhraseValue]) {
    lists[Int(type(named: name))].values = values
  }

  /// Indexes the values; duplicates of an identifier are removed.
  ///
  /// - Parameter vocabulary: The words of the phrases and names, to which those of values are added.
  mutating func index(_ vocabulary: inout Vocabulary) {
    trie = NameTrie()
    trie.reserve(lists.reduce(0) { $0 + $1.values.count })
    for type in lists.indices {
      lists[type].values.removeDuplicates()
      lists[type].hasFacts = lists[type].values.contains { !$0.context.isEmpty }
      for (item, value) in lists[type].values.enumerated() {
        for (index, text) in value.texts.enumerated() {
          Spellings.forEach(of: text, in: &vocabulary) { words in
            trie.insert(words, owner: UInt32(type), item: UInt32(item), text: UInt32(index))
          }
        }
      }
    }
  }

  // MARK: Look-ups

  /// Returns the value at a place in the order of a type.
  @inline(__always)
  func value(_ item: UInt32, of type: UInt32) -> PhraseValue { lists[Int(type)].values[Int(item)] }

  // A value that is returned is retained field by field.

  /// Returns the identifier of a value, and its output.
  @inline(__always)
  func result(_ item: UInt32, of type: UInt32) -> (id: String, output: JSON?) {
    (lists[Int(type)].values[Int(item)].id, lists[Int(type)].values[Int(item)].output)
  }

  /// Returns a text of a value.
  @inline(__always)
  func text(_ index: UInt32, of item: UInt32, _ type: UInt32) -> String {
    lists[Int(type)].values[Int(item)].texts[Int(index)]
  }

  /// Returns the values of a type, in declared order.
  func values(of type: UInt32) -> [PhraseValue] {
    type == PackedTable.none ? [] : lists[Int(type)].values
  }

  /// Returns the values of a type by its name, in declared order; empty for an unused type.
  func values(ofTypeNamed name: String) -> [PhraseValue] {
    types[name].map { values(of: $0) } ?? []
  }

  /// The values of all types.
  var givenValues: [PhraseValue] { typeNames.flatMap { values(ofTypeNamed: $0) } }

  /// The names of all types.
  var typeNames: [String] { lists.map(\.name) }

  /// Returns the values of a type with a text that ends at a node, in declared order, without
  /// duplicates.
  func values(at node: UInt32, of type: UInt32) -> [PhraseValue] {
    var values: [PhraseValue] = []
    var last = NameTrie.none
    var entry = trie.entry(at: node, of: type)
    while entry != NameTrie.none {
      let item = trie.entries[entry].item
      // The texts of one value are indexed together.
      if item != last { values.append(value(item, of: type)) }
      last = item
      entry = trie.entries[entry].next
    }
    return values
  }
}

extension [PhraseValue] {
  /// Returns the longest runs in which each value is like the one before.
  fileprivate func runs(
    by isLike: (PhraseValue, PhraseValue) -> Bool
  ) -> [ArraySlice<PhraseValue>] {
    var runs: [ArraySlice<PhraseValue>] = []
    var start = 0
    for index in indices where index + 1 == count || !isLike(self[index], self[index + 1]) {
      runs.append(self[start...index])
      start = index + 1
    }
    return runs
  }

  /// Removes all values but the first of each identifier.
  fileprivate mutating func removeDuplicates() {
    var numbers = HashedNumbers()
    numbers.reserve(count)
    var duplicates: [Int] = []
    for index in indices {
      var id = self[index].id
      let hash = id.withUTF8 { HashedNumbers.hash(UnsafeRawBufferPointer($0)) }
      if numbers.find(hash, { self[Int($0)].id == id }) == HashedNumbers.none {
        numbers.insert(hash, UInt32(index))
      } else {
        duplicates.append(index)
      }
    }
    for index in duplicates.reversed() { remove(at: index) }
  }
}
