// Tells whether an utterance is a phrase letter for letter.

extension Matcher {
  /// Whether the utterance is the phrase letter for letter, white space around it aside.
  ///
  /// A sentence of a pack has no letter case or punctuation of its own to be compared with.
  func isExact(_ candidate: Candidate) -> Bool {
    let template = program.templates[candidate.template]
    guard template.source.expression == nil, case .sequence(let elements) = template.expression
    else { return false }
    let bytes = utterance.text.utf8
    var place = 0
    var end = bytes.count
    while end > 0, isSpace(byte(end - 1)) { end -= 1 }
    while place < end, isSpace(byte(place)) { place += 1 }
    var mark = 0
    for element in elements {
      let text: String
      if case .text(let literal) = element {
        text = literal
      } else {
        guard mark < candidate.reading.marks.count,
          let written = written(mark, of: candidate, template)
        else { return false }
        mark += 1
        text = written
      }
      guard has(text, at: place, before: end) else { return false }
      place += text.utf8.count
    }
    return place == end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  private func byte(_ offset: Int) -> UInt8 {
    let utf8 = utterance.text.utf8
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)]
  }

  /// Whether a text stands at an offset of the utterance, byte for byte.
  private func has(_ text: String, at offset: Int, before end: Int) -> Bool {
    let count = text.utf8.count
    guard offset + count <= end else { return false }
    return utterance.text.utf8.withContiguousStorageIfAvailable { whole in
      text.utf8.withContiguousStorageIfAvailable { part in
        for index in 0..<count where whole[offset + index] != part[index] { return false }
        return true
      } ?? text.utf8.elementsEqual(whole[offset..<offset + count])
    } ?? false
  }

  /// How the catalogue writes what a mark stands for; free text is always written as it was typed.
  private func written(
    _ index: Int, of candidate: Candidate, _ template: Program.Template
  ) -> String? {
    let mark = candidate.reading.marks[index]
    switch mark.role {
    case .application(let name):
      let names = program.applications.applications[Int(template.application)].names
      return Int(name) < names.count ? names[Int(name)] : nil
    case .free:
      return utterance.text.slice(range(ofMark: index, in: candidate.reading.marks))
    case .known(let slot, let node, _):
      // Several values may be spelled with the same words, each with capitals of its own.
      let typed = utterance.text(of: mark.words)
      var entry = values.trie.entry(at: node, of: template.slots[slot].valueType)
      var first: String?
      while entry != NameTrie.none {
        let found = values.trie.entries[entry]
        let text = values.text(found.text, ofValue: found.item)
        if text == typed { return typed }
        first = first ?? text
        entry = values.trie.next(after: entry)
      }
      return first
    case .number, .typed:
      return utterance.text(of: mark.words)
    case .filler:
      return nil
    }
  }
}
