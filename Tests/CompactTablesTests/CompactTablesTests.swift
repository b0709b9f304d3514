// Checks the tables against the standard library's collections.

import BehestTestSupport
import CompactTables
import Testing

struct CompactTablesTests {
  @Test func `a copy of an array is not changed with it`() {
    var array = FlatArray<UInt32>(repeating: 7, count: 2)
    let copy = array
    array.append(8)
    array.append(contentsOf: [9, 10])
    array[0] = 1
    #expect((0..<array.count).map { array[$0] } == [1, 7, 8, 9, 10])
    #expect((0..<copy.count).map { copy[$0] } == [7, 7])
    array.removeAll()
    #expect(array.count == 0)
    array.append(contentsOf: (0..<1_000).map { UInt32($0) })
    #expect(array[UInt32(999)] == 999)
  }

  @Test(arguments: [1, 2, 3])
  func `a packed table is a dictionary of pairs`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = PackedTable()
    var known: [UInt64: UInt32] = [:]
    for step in 0..<4_000 {
      // Few pairs, so that some are replaced, and some that are far apart.
      let (left, right) = (UInt32.random(in: 0..<60, using: &random) << 20, UInt32(step % 70))
      table.set(left, right, UInt32(step))
      known[UInt64(left) << 32 | UInt64(right)] = UInt32(step)
      if step == 2_000 { table.reserve(10_000) }
    }
    for (pair, value) in known {
      #expect(table.find(UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair)) == value)
    }
    #expect(table.find(61 << 20, 0) == PackedTable.none)
    #expect(table.find(0, 71) == PackedTable.none)
  }

  @Test func `numbers of equal hashes are told apart by their keys`() {
    let keys = ["a", "b", "c"]
    var numbers = HashedNumbers()
    for number in keys.indices { numbers.insert(.max, UInt32(number)) }
    for (number, key) in keys.enumerated() {
      #expect(numbers.find(.max) { keys[Int($0)] == key } == UInt32(number))
    }
    #expect(numbers.find(.max) { _ in false } == HashedNumbers.none)
    #expect(numbers.find(5) { _ in true } == HashedNumbers.none)
  }

  @Test func `a hash is that of all bytes`() {
    var hashes: Set<UInt64> = []
    for count in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: count)
      hashes.insert(bytes.withUnsafeBytes { HashedNumbers.hash($0) })
      for index in bytes.indices {
        bytes[index] = 1
        hashes.insert(bytes.withUnsafeBytes { HashedNumbers.hash($0) })
        bytes[index] = 0
      }
    }
    #expect(hashes.count == 40 + 39 * 40 / 2)
  }

  @Test func `a list keeps its memory and not its elements`() {
    final class Element {}
    var list = WorkList<Element>(capacity: 1)
    weak var first: Element?
    do {
      let element = Element()
      first = element
      list.append(element)
    }
    for _ in 0..<10 { list.append(Element()) }
    #expect(first != nil && list.count == 11)
    list.removeAll(from: 1)
    #expect(list.count == 1 && list.popLast() === first)
    #expect(first == nil && list.popLast() == nil)
  }

  @Test(arguments: [1, 2, 3])
  func `a set of pairs is a set, search after search`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var set = PairSet()
    var table = PairTable<UInt32>()
    for search in 0..<30 {
      set.removeAll()
      table.removeAll()
      var known: [UInt64: UInt32] = [:]
      for step in 0..<(search % 3 == 0 ? 8 : 300) {
        let number = UInt64.random(in: 0..<200, using: &random) << 30
        #expect(set.insert(number) == (known[number] == nil))
        #expect(table.find(number) == known[number])
        #expect(table.set(number, UInt32(step)) == (known[number] == nil))
        known[number] = UInt32(step)
      }
      for (number, value) in known { #expect(table.find(number) == value) }
    }
  }
}
