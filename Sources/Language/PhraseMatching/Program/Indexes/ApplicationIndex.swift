// The names of every application, in one trie.

/// The names of every application, in one trie.
struct ApplicationIndex: Sendable {
  private(set) var trie = NameTrie()
  /// The apps, by number.
  private(set) var applications: [ApplicationNames] = []
  private var numbers: [String: UInt32] = [:]

  /// The number for a phrase that names no app.
  static let none = UInt32.max

  init(_ names: [ApplicationNames], vocabulary: inout Vocabulary) {
    for application in names {
      let number: UInt32
      if let known = numbers[application.app] {
        number = known
        applications[Int(known)].names += application.names
        applications[Int(known)].negativePhrases += application.negativePhrases
        applications[Int(known)].synonyms += application.synonyms
        if !application.acceptsParts { applications[Int(known)].acceptsParts = false }
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
          trie.insert(words, owner: number, item: number, text: UInt32(index))
        }
      }
    }
  }

  func number(of app: String) -> UInt32? { numbers[app] }

  /// Returns the apps with a name that ends at a node, in no order.
  func owners(at node: UInt32) -> [UInt32] {
    var owners: [UInt32] = []
    var entry = trie.firstOwner(at: node)
    while entry != NameTrie.none {
      let (owner, next) = trie.owner(of: entry)
      owners.append(owner)
      entry = next
    }
    return owners
  }
}
