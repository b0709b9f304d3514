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

  // MARK: Files

  init(from reader: inout SectionReader) {
    trie = NameTrie(from: &reader)
    applications = reader.facts.list { reader in
      ApplicationNames(
        app: reader.text(), names: reader.list { $0.text() },
        negativePhrases: reader.list { $0.text() },
        synonyms: reader.list { $0.list { $0.text() } }, acceptsParaphrases: reader.byte() == 1)
    }
    numbers = Dictionary(zip(applications.map(\.app), 0...)) { first, _ in first }
    var owners: [UInt32: [UInt32]] = [:]
    for _ in 0..<reader.facts.count() {
      let node = UInt32(truncatingIfNeeded: reader.facts.number())
      owners[node] = reader.facts.list { UInt32(truncatingIfNeeded: $0.number()) }
    }
    if owners.values.contains(where: { $0.contains { $0 >= applications.count } }) { reader.fail() }
    setOwners(owners)
  }

  func write(to writer: inout SectionWriter) {
    trie.write(to: &writer)
    writer.facts.write(applications) { writer, application in
      writer.write(application.app)
      writer.write(application.names) { $0.write($1) }
      writer.write(application.negativePhrases) { $0.write($1) }
      writer.write(application.synonyms) { $0.write($1) { $0.write($1) } }
      writer.write(UInt8(application.acceptsParaphrases ? 1 : 0))
    }
    let named = (0..<trie.nodeCount).filter { !owners(at: UInt32($0)).isEmpty }
    writer.facts.write(named) { writer, node in
      writer.write(node)
      writer.write(owners(at: UInt32(node)).map(owner)) { $0.write(Int($1)) }
    }
  }
}
