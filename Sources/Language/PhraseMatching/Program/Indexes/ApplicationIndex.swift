// The names of every application, in one trie.

/// The names of every application, in one trie.
struct ApplicationIndex: Sendable {
  private(set) var trie = NameTrie()
  /// The apps, by number.
  private(set) var applications: [ApplicationNames] = []
  private var numbers: [String: UInt32] = [:]
  /// The apps with a name that ends at a node: from the node's start on, up to that of the next.
  private var owners = FlatArray<UInt32>()
  private var firstOwners = FlatArray<UInt32>()

  /// The number for a phrase that names no app.
  static let none = UInt32.max

  init(_ names: [ApplicationNames], vocabulary: inout Vocabulary) {
    var owners: [UInt32: [UInt32]] = [:]
    for application in names {
      let number: UInt32
      if let known = numbers[application.app] {
        number = known
        applications[Int(known)].names += application.names
        applications[Int(known)].negativePhrases += application.negativePhrases
        applications[Int(known)].synonyms += application.synonyms
        if application.acceptsParaphrases { applications[Int(known)].acceptsParaphrases = true }
      } else {
        number = UInt32(applications.count)
        numbers[application.app] = number
        applications.append(application)
      }
      // A synonym of a word of a phrase is no slip of another word.
      for text in application.synonyms.joined() { _ = Spellings.words(of: text, in: &vocabulary) }
      let texts = applications[Int(number)].names
      for (index, text) in texts.enumerated().suffix(application.names.count) {
        for words in Spellings.words(of: text, in: &vocabulary) {
          let node = trie.insert(words, owner: number, item: number, text: UInt32(index))
          if owners[node]?.contains(number) != true { owners[node, default: []].append(number) }
        }
      }
    }
    setOwners(owners)
  }

  private mutating func setOwners(_ owners: [UInt32: [UInt32]]) {
    for node in 0..<trie.nodeCount {
      firstOwners.append(UInt32(self.owners.count))
      self.owners.append(contentsOf: owners[UInt32(node)] ?? [])
    }
    firstOwners.append(UInt32(self.owners.count))
  }

  func number(of app: String) -> UInt32? { numbers[app] }

  /// Returns the apps with a name that ends at a node, as indices for `owner(_:)`.
  @inline(__always)
  func owners(at node: UInt32) -> Range<Int> {
    guard Int(node) < firstOwners.count - 1 else { return 0..<0 }
    return Int(firstOwners[node])..<Int(firstOwners[node + 1])
  }

  @inline(__always)
  func owner(_ place: Int) -> UInt32 { owners[place] }
}
