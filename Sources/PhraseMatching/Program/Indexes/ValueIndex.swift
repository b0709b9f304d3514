// The known values of every type, changeable without touching the templates.

/// The known values of every type, in one trie; an overlay on the compiled templates.
///
/// Values of a type are replaced by their differences: what stayed the same costs one comparison.
struct ValueIndex: Sendable {
  private(set) var trie = NameTrie()
  /// Every value ever added, by its number; `nil` once it is removed.
  private(set) var values: [PhraseValue?] = []
  private var types: [String: UInt32] = [:]
  /// The numbers of a type's values, in declared order.
  private(set) var numbers: [[UInt32]] = []

  /// The number of a type; a new one is given the next.
  mutating func type(named name: String) -> UInt32 {
    if let known = types[name] { return known }
    let new = UInt32(types.count)
    types[name] = new
    numbers.append([])
    return new
  }

  /// The number of a type; `nil` for one that nobody uses.
  func number(ofTypeNamed name: String) -> UInt32? { types[name] }

  /// The values of a type, in declared order.
  func values(of type: UInt32) -> [PhraseValue] {
    numbers[Int(type)].compactMap { values[Int($0)] }
  }

  /// The title of the first value of a type.
  func firstText(of type: UInt32) -> String? {
    for number in numbers[Int(type)] {
      if let text = values[Int(number)]?.texts.first { return text }
    }
    return nil
  }

  /// The values of a type by its name, in declared order; empty for a type that nobody uses.
  func values(ofTypeNamed name: String) -> [PhraseValue] {
    types[name].map { values(of: $0) } ?? []
  }

  /// Makes the values of a type exactly these; of two with the same identifier the first counts.
  mutating func replace(
    _ name: String, with new: [PhraseValue], vocabulary: inout Vocabulary
  ) {
    let type = type(named: name)
    var current: [String: UInt32] = [:]
    for number in numbers[Int(type)] {
      if let value = values[Int(number)] { current[value.id] = number }
    }
    var kept: [UInt32] = []
    kept.reserveCapacity(new.count)
    var changed: [(number: UInt32, value: PhraseValue)] = []
    var stale: Set<UInt32> = []
    var seen: Set<String> = []
    for value in new where seen.insert(value.id).inserted {
      if let number = current.removeValue(forKey: value.id) {
        if values[Int(number)] != value {
          stale.insert(number)
          changed.append((number, value))
        }
        kept.append(number)
      } else {
        let number = UInt32(values.count)
        values.append(nil)
        changed.append((number, value))
        kept.append(number)
      }
    }
    stale.formUnion(current.values)
    unlink(stale, type, &vocabulary)
    for (number, value) in changed { link(value, number, type, &vocabulary) }
    numbers[Int(type)] = kept
  }

  /// The values of a type whose text ends at a node, in order and once each.
  func values(at node: UInt32, of type: UInt32) -> [PhraseValue] {
    var found: [PhraseValue] = []
    var entry = trie.entry(at: node, of: type)
    // The names of one value are inserted in one go, so at a node they follow each other.
    var last = NameTrie.none
    while entry != NameTrie.none {
      let next = trie.entries[Int(entry)]
      if next.item != last, let value = values[Int(next.item)] { found.append(value) }
      last = next.item
      entry = next.next
    }
    return found
  }

  private mutating func link(
    _ value: PhraseValue, _ number: UInt32, _ type: UInt32, _ vocabulary: inout Vocabulary
  ) {
    values[Int(number)] = value
    for (index, text) in value.texts.enumerated() {
      for words in Spellings.words(of: text, in: &vocabulary) {
        trie.insert(words, owner: type, item: number, text: UInt32(index))
      }
    }
  }

  private mutating func unlink(
    _ stale: Set<UInt32>, _ type: UInt32, _ vocabulary: inout Vocabulary
  ) {
    var names: [[UInt32]] = []
    for number in stale {
      for text in values[Int(number)]?.texts ?? [] {
        names += Spellings.words(of: text, in: &vocabulary)
      }
      values[Int(number)] = nil
    }
    trie.remove(names, owner: type, items: stale)
  }
}
