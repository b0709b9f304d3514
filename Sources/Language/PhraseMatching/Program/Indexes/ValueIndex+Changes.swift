// Adds, changes and removes known values.

extension ValueIndex {
  /// Adds values of any types in declared order; duplicates of an identifier are ignored.
  mutating func add(_ values: [PhraseValue], vocabulary: inout Vocabulary) {
    reserve(values.count)
    var writer = ByteWriter()
    var name = ""
    var type = Self.none
    for value in values {
      if type == Self.none || value.type != name {
        name = value.type
        type = self.type(named: name)
      }
      if number(of: value.id, type) == Self.none { append(value, type, &vocabulary, &writer) }
    }
  }

  /// Replaces the values of a type; duplicates of an identifier are ignored.
  mutating func replace(
    _ name: String, with new: [PhraseValue], vocabulary: inout Vocabulary
  ) {
    let type = type(named: name)
    let old = numbers(of: type)
    let firstNew = UInt32(rows.count)
    reserve(max(0, new.count - old.count))
    var kept: Set<UInt32> = []
    var order: [UInt32] = []
    order.reserveCapacity(new.count)
    var writer = ByteWriter()
    for value in new {
      let number = number(of: value.id, type)
      if number == Self.none {
        order.append(append(value, type, &vocabulary, &writer))
      } else if number < firstNew, kept.insert(number).inserted {
        change(number, to: value, &vocabulary, &writer)
        order.append(number)
      }
    }
    for number in old where !kept.contains(number) { remove(number, &vocabulary) }
    if numbers(of: type) != order { arrange(order, of: type) }
    sweep(&vocabulary)
  }

  /// Adds a value after the others of its type, or replaces the one with its identifier.
  mutating func set(_ value: PhraseValue, vocabulary: inout Vocabulary) {
    let type = type(named: value.type)
    let number = number(of: value.id, type)
    var writer = ByteWriter()
    if number == Self.none {
      append(value, type, &vocabulary, &writer)
    } else {
      change(number, to: value, &vocabulary, &writer)
      sweep(&vocabulary)
    }
  }

  /// Removes a value and returns whether it was known.
  mutating func remove(
    id: String, ofTypeNamed name: String, vocabulary: inout Vocabulary
  ) -> Bool {
    guard let type = types[name] else { return false }
    let number = number(of: id, type)
    guard number != Self.none else { return false }
    remove(number, &vocabulary)
    sweep(&vocabulary)
    return true
  }

  private mutating func reserve(_ more: Int) {
    rows.reserve(more)
    trie.reserve(more)
    identities.reserve(more)
  }

  private func identity(_ id: UnsafeBufferPointer<UInt8>, _ type: UInt32) -> UInt64 {
    HashedNumbers.hash(UnsafeRawBufferPointer(id), seed: type)
  }

  private func number(of id: String, _ type: UInt32) -> UInt32 {
    var id = id
    return id.withUTF8 { id in
      identities.find(identity(id, type)) { number in
        rows[number].type == type && records.has(id, at: rows[number].record)
      }
    }
  }

  @discardableResult
  private mutating func append(
    _ value: PhraseValue, _ type: UInt32, _ vocabulary: inout Vocabulary,
    _ writer: inout ByteWriter
  ) -> UInt32 {
    let number = UInt32(rows.count)
    let last = lists[Int(type)].last
    ValueRecords.write(value, to: &writer)
    rows.append(
      Row(
        record: records.append(writer), type: type, firstEntry: UInt32(trie.entries.count),
        next: Self.none, previous: last, rank: last == Self.none ? 0 : rows[last].rank &+ 1))
    if last == Self.none {
      lists[Int(type)].first = number
    } else {
      rows[last].next = number
    }
    lists[Int(type)].last = number
    if !value.context.isEmpty { lists[Int(type)].withFacts += 1 }
    var id = value.id
    id.withUTF8 { identities.insert(identity($0, type), number) }
    link(value, number, type, &vocabulary)
    known += 1
    return number
  }

  private mutating func link(
    _ value: PhraseValue, _ number: UInt32, _ type: UInt32, _ vocabulary: inout Vocabulary
  ) {
    var index: UInt32 = 0
    for text in value.texts {
      Spellings.forEach(of: text, in: &vocabulary) { words in
        trie.insert(words, owner: type, item: number, text: index)
      }
      index += 1
    }
  }

  private mutating func unlink(
    _ texts: [String], _ number: UInt32, _ vocabulary: inout Vocabulary
  ) {
    let row = rows[number]
    var entry = row.firstEntry
    for text in texts {
      for words in Spellings.words(of: text, in: &vocabulary) {
        trie.remove(words, owner: row.type, entry: entry)
        entry &+= 1
        // One use for the look-up above, and one for the name.
        for word in words + words { vocabulary.release(word) }
      }
    }
  }

  private mutating func change(
    _ number: UInt32, to value: PhraseValue, _ vocabulary: inout Vocabulary,
    _ writer: inout ByteWriter
  ) {
    ValueRecords.write(value, to: &writer)
    if records.has(writer, at: rows[number].record) { return }
    let old = records.texts(at: rows[number].record)
    if old != value.texts {
      unlink(old, number, &vocabulary)
      rows[number].firstEntry = UInt32(trie.entries.count)
      link(value, number, rows[number].type, &vocabulary)
    }
    let type = Int(rows[number].type)
    if !records.context(at: rows[number].record).isEmpty { lists[type].withFacts -= 1 }
    if !value.context.isEmpty { lists[type].withFacts += 1 }
    rows[number].record = records.append(writer)
    stale += 1
  }

  private mutating func remove(_ number: UInt32, _ vocabulary: inout Vocabulary) {
    let row = rows[number]
    guard Int(row.type) < lists.count else { return }
    if !records.context(at: row.record).isEmpty { lists[Int(row.type)].withFacts -= 1 }
    unlink(records.texts(at: row.record), number, &vocabulary)
    if row.previous == Self.none {
      lists[Int(row.type)].first = row.next
    } else {
      rows[row.previous].next = row.next
    }
    if row.next == Self.none {
      lists[Int(row.type)].last = row.previous
    } else {
      rows[row.next].previous = row.previous
    }
    var id = records.id(at: row.record)
    id.withUTF8 { identities.remove(identity($0, row.type), number) }
    rows[number].type = Self.none
    known = max(0, known - 1)
    stale += 1
  }

  /// Sorts all values of a type into an order.
  private mutating func arrange(_ order: [UInt32], of type: UInt32) {
    var list = List(withFacts: lists[Int(type)].withFacts)
    for (rank, number) in order.enumerated() {
      rows[number].previous = list.last
      rows[number].next = rank + 1 < order.count ? order[rank + 1] : Self.none
      rows[number].rank = UInt32(rank)
      if rank == 0 { list.first = number }
      list.last = number
    }
    lists[Int(type)] = list
  }

  /// Rebuilds the index without the removed values, once they outnumber the known ones.
  private mutating func sweep(_ vocabulary: inout Vocabulary) {
    guard stale > known + 1_024 else { return }
    var swept = ValueIndex()
    swept.reserve(known)
    var writer = ByteWriter()
    for (type, name) in typeNames.enumerated() {
      _ = swept.type(named: name)
      for number in numbers(of: UInt32(type)) {
        swept.append(value(number), UInt32(type), &vocabulary, &writer)
        unlink(records.texts(at: rows[number].record), number, &vocabulary)
      }
    }
    self = swept
  }
}
