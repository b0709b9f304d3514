// Tells whether an utterance matches a phrase letter for letter.

import CompactTables
import SpokenValues

extension Matcher {
  /// Whether the utterance is the phrase letter for letter, ignoring white space around it.
  func isExact(_ marks: [Mark], _ template: Program.Template) -> Bool {
    guard let pieces = template.pieces else { return false }
    return utterance.text.utf8.withContiguousStorageIfAvailable {
      isExact(pieces, marks, template, $0)
    } ?? false
  }

  private func isExact(
    _ elements: [Expression], _ marks: [Mark], _ template: Program.Template,
    _ whole: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var place = 0
    var end = whole.count
    while end > 0, Self.isSpace(whole[end - 1]) { end -= 1 }
    while place < end, Self.isSpace(whole[place]) { place += 1 }
    var mark = 0
    for element in elements {
      var text = UnsafeBufferPointer(rebasing: whole[place..<end])
      if case .text(let literal) = element {
        guard let length = Self.length(of: literal, before: text) else { return false }
        place += length
        continue
      }
      guard mark < marks.count else { return false }
      switch marks[mark].role {
      case .application(let name):
        let names = program.applications.applications[Int(template.application)].names
        guard Int(name) < names.count,
          let length = Self.length(of: names[Int(name)], before: text)
        else { return false }
        place += length
      case .known(let slot, let node, _):
        let length = store.length(
          ofLongestTextAt: node, of: template.slots[slot].valueType, before: text)
        guard let length else { return false }
        place += length
      case .free, .number, .typed:
        // Free text and numbers are compared with the text as typed.
        let range = range(ofMark: mark, in: marks)
        text = UnsafeBufferPointer(rebasing: text.prefix(range.count))
        guard whole[range].elementsEqual(text) else { return false }
        place += range.count
      case .flag, .filler:
        return false
      }
      mark += 1
    }
    return place == end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// Returns the length of a text, if other bytes begin with it.
  fileprivate static func length(of text: String, before others: UnsafeBufferPointer<UInt8>) -> Int?
  {
    let length = text.utf8.withContiguousStorageIfAvailable {
      others.starts(with: $0) ? $0.count : -1
    }
    if let length { return length < 0 ? nil : length }
    return others.starts(with: text.utf8) ? text.utf8.count : nil
  }
}

extension CompiledCatalog.Store {
  /// Returns the length of a value's longest text, at a node, that bytes begin with.
  ///
  /// Several values may have the same words with different capitals.
  func length(
    ofLongestTextAt node: UInt32, of type: UInt32, before bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var longest: Int?
    var entry = values.trie.entry(at: node, of: type)
    while entry != NameTrie.none {
      let found = values.trie.entries[entry]
      let text = values.text(found.text, of: found.item, type)
      if text.utf8.count > longest ?? -1, Matcher.length(of: text, before: bytes) != nil {
        longest = text.utf8.count
      }
      entry = found.next
    }
    return longest
  }
}
