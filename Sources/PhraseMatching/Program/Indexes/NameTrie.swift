// One trie for many names: of applications, or of the values of every type.

/// One trie over words for many names, each of which belongs to an owner.
///
/// A node is reached by the words of a name; what stands there is found by one probe with the node
/// and an owner (an app, or a type of values), so walking costs the same for one name as for a million.
struct NameTrie: Sendable {
  /// A name that ends at a node.
  struct Entry: BitwiseCopyable, Sendable {
    /// What the name names, by its place in the owner's table.
    var item: UInt32
    /// The place of the name among the item's texts.
    var text: UInt32
    /// The next entry of the same node and owner, in the order of insertion.
    var next: UInt32
  }

  /// The node every walk starts from.
  static let root: UInt32 = 0
  static let none = PackedTable.none

  private var edges = PackedTable()
  private var heads = PackedTable()
  /// The last entry of a node and owner; of no meaning where there is no first.
  private var tails = PackedTable()
  private var endings = FlatArray<UInt32>(repeating: 0, count: 1)
  private(set) var entries = FlatArray<Entry>()
  private var freeEntry = NameTrie.none

  /// The node after a word, or `none`.
  @inline(__always)
  func child(of node: UInt32, by word: UInt32) -> UInt32 { edges.find(node, word) }

  /// Whether a name of any owner ends at a node.
  @inline(__always)
  func isEnding(_ node: UInt32) -> Bool { endings[Int(node)] > 0 }

  /// The first name of an owner that ends at a node, or `none`.
  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32) -> UInt32 { heads.find(node, owner) }

  /// Adds a name; the same words may be added again for other items.
  ///
  /// - Returns: The node where the name ends.
  @discardableResult
  mutating func insert(_ words: [UInt32], owner: UInt32, item: UInt32, text: UInt32) -> UInt32 {
    var node = Self.root
    for word in words {
      let next = edges.find(node, word)
      if next == Self.none {
        let new = UInt32(endings.count)
        endings.append(0)
        edges.set(node, word, new)
        node = new
      } else {
        node = next
      }
    }
    append(Entry(item: item, text: text, next: Self.none), at: node, of: owner)
    return node
  }

  /// Removes the names of some items that are spelled with any of these words; the nodes stay.
  ///
  /// - Complexity: O(*n*) in the words and in the entries of the nodes they lead to.
  mutating func remove(_ names: [[UInt32]], owner: UInt32, items: Set<UInt32>) {
    var seen: Set<UInt32> = []
    for words in names {
      var node = Self.root
      for word in words where node != Self.none { node = edges.find(node, word) }
      if node != Self.none, seen.insert(node).inserted { remove(items, at: node, of: owner) }
    }
  }

  private mutating func remove(_ items: Set<UInt32>, at node: UInt32, of owner: UInt32) {
    var previous = Self.none
    var current = heads.find(node, owner)
    while current != Self.none {
      let next = entries[current].next
      if items.contains(entries[current].item) {
        if previous == Self.none {
          heads.set(node, owner, next)
        } else {
          entries[Int(previous)].next = next
        }
        endings[Int(node)] -= 1
        entries[Int(current)].next = freeEntry
        freeEntry = current
      } else {
        previous = current
      }
      current = next
    }
    if previous != Self.none { tails.set(node, owner, previous) }
  }

  private mutating func append(_ entry: Entry, at node: UInt32, of owner: UInt32) {
    let place: UInt32
    if freeEntry != Self.none {
      place = freeEntry
      freeEntry = entries[Int(place)].next
      entries[Int(place)] = entry
    } else {
      place = UInt32(entries.count)
      entries.append(entry)
    }
    endings[Int(node)] += 1
    if heads.find(node, owner) == Self.none {
      heads.set(node, owner, place)
    } else {
      entries[Int(tails.find(node, owner))].next = place
    }
    tails.set(node, owner, place)
  }
}
