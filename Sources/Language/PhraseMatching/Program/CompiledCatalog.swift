// A compiled catalogue, behind one reference.

import CompactTables
import SpokenValues

/// A compiled catalogue, behind one reference: the program, the words and the values.
final class CompiledCatalog: Sendable {
  /// The words and the values.
  ///
  /// A class with constants, so that the matcher reads their tables without reference counting. A
  /// method of a large structure that is not inlined gets a copy, with a retain for each field; a
  /// method of this object gets its address.
  final class Store: Sendable {
    let vocabulary: Vocabulary
    let values: ValueIndex
    let partialNames = PartialNames()

    /// - Parameters:
    ///   - words: The words of the program.
    ///   - values: The values, which are indexed here.
    init(_ words: Vocabulary, _ values: ValueIndex) {
      var (vocabulary, values) = (words, values)
      values.index(&vocabulary)
      self.vocabulary = vocabulary
      self.values = values
    }

    /// Returns the numbers of an utterance's words; `Vocabulary.unknown` for unknown words.
    func find(_ tokens: [Utterance.Token], in folded: [UInt8], into numbers: inout [UInt32]) {
      vocabulary.find(tokens, in: folded, into: &numbers)
    }

    /// Returns the number of a folded word's bytes, or `Vocabulary.unknown`.
    func find(_ word: ArraySlice<UInt8>) -> UInt32 { vocabulary.find(word) }

    /// Returns the identifiers of the values of a type with a text that ends at a node, in declared
    /// order, and the first value's output.
    func namedValues(
      at node: UInt32, of type: UInt32
    ) -> (ids: [String], output: JSON?) {
      let first = values.trie.entry(at: node, of: type)
      guard first != NameTrie.none else { return ([], nil) }
      let entry = values.trie.entries[first]
      if entry.next != NameTrie.none {
        let named = values.values(at: node, of: type)
        return (named.map(\.id), named.first?.output)
      }
      let (id, output) = values.result(entry.item, of: type)
      return ([id], output)
    }
  }

  let program: Program
  /// The words of the program, without those of values.
  private let words: Vocabulary
  let store: Store
  /// The index for corrections.
  let slipIndex = SlipIndex()
  /// The parts of the phrases, which are as constant as the program.
  let parts: LazyParts
  let scratches = ScratchPool()

  var values: ValueIndex { store.values }

  init(
    program: Program, words: Vocabulary, values: ValueIndex,
    parts: LazyParts = LazyParts()
  ) {
    self.program = program
    self.words = words
    store = Store(words, values)
    self.parts = parts
  }

  /// Returns the same program with other values of a type.
  func replacingValues(of type: String, with new: [PhraseValue]) -> CompiledCatalog {
    var values = store.values
    values.replace(type, with: new)
    return CompiledCatalog(
      program: program, words: words, values: values, parts: parts)
  }
}
