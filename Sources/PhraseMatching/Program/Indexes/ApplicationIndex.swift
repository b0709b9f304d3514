// The names of every application, in one trie.

/// The names of every application, in one trie.
struct ApplicationIndex: Sendable {
  private(set) var trie = NameTrie()
  /// The apps, by number.
  private(set) var applications: [ApplicationNames] = []
  private var numbers: [String: UInt32] = [:]
  /// The apps a name of which ends at a node, by node.
  private var owners: [UInt32: [UInt32]] = [:]

  /// Stands for a phrase that names no app.
  static let none = UInt32.max

  init(_ names: [ApplicationNames], vocabulary: inout Vocabulary) {
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
      // A word that means the same as one of a phrase is no slip of another.
      for text in application.synonyms.joined() { _ = Spellings.words(of: text, in: &vocabulary) }
      let texts = applications[Int(number)].names
      for (index, text) in texts.enumerated().suffix(application.names.count) {
        for words in Spellings.words(of: text, in: &vocabulary) {
          let node = trie.insert(words, owner: number, item: number, text: UInt32(index))
          if owners[node]?.contains(number) != true { owners[node, default: []].append(number) }
        }
      }
    }
  }

  func number(of app: String) -> UInt32? { numbers[app] }

  /// The apps a name of which ends at a node.
  func applications(at node: UInt32) -> [UInt32] { owners[node] ?? [] }

  // MARK: In a file

  init(from reader: inout SectionReader) {
    trie = NameTrie(from: &reader)
    applications = reader.facts.list { reader in
      ApplicationNames(
        app: reader.text(), names: reader.list { $0.text() },
        negativePhrases: reader.list { $0.text() },
        synonyms: reader.list { $0.list { $0.text() } }, acceptsParaphrases: reader.byte() == 1)
    }
    numbers = Dictionary(zip(applications.map(\.app), 0...)) { first, _ in first }
    for _ in 0..<reader.facts.count() {
      let node = UInt32(truncatingIfNeeded: reader.facts.number())
      owners[node] = reader.facts.list { UInt32(truncatingIfNeeded: $0.number()) }
    }
    if owners.values.contains(where: { $0.contains { $0 >= applications.count } }) { reader.fail() }
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
    writer.facts.write(owners.sorted { $0.key < $1.key }) { writer, owner in
      writer.write(Int(owner.key))
      writer.write(owner.value) { $0.write(Int($1)) }
    }
  }
}
