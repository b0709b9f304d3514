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
}
