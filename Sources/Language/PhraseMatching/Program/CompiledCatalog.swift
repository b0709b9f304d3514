// A compiled catalogue, behind one reference.

import SpokenValues

/// A compiled catalogue, behind one reference: the program, the words and the values.
///
/// The program never changes. Words and values do, but only while a single `PhraseMatcher` holds
/// the catalogue; a copy shares their memory (see `LayeredTable`).
final class CompiledCatalog: @unchecked Sendable {
  // Unchecked, because of the variables: `changeValues(_:)` is called only by a matcher that holds
  // the only reference to this object, so no one reads during a change.
  let program: Program
  private(set) var store: Store

  /// The words and the values between two changes.
  ///
  /// A class with constants, so that the matcher reads their tables without reference counting.
  final class Store: Sendable {
    let vocabulary: Vocabulary
    let values: ValueIndex

    init(vocabulary: Vocabulary, values: ValueIndex) {
      self.vocabulary = vocabulary
      self.values = values
    }

    // A method of a large structure that is not inlined gets a copy, with a retain for each field;
    // a method of this object gets its address.

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
      if values.trie.next(after: first) != NameTrie.none {
        let named = values.values(at: node, of: type)
        return (named.map(\.id), named.first?.output)
      }
      let record = values.rows[values.trie.entries[first].item].record
      return ([values.records.id(at: record)], values.records.output(at: record))
    }

    static let empty = Store(vocabulary: Vocabulary(), values: ValueIndex())
  }

  var vocabulary: Vocabulary { store.vocabulary }
  var values: ValueIndex { store.values }
  /// The index for corrections.
  ///
  /// Words are numbered in the order of insertion, so a copy has its own index, which shares the
  /// earlier entries.
  let slipIndex: SlipIndex
  /// The phrases as bags of words, which are as constant as the program.
  let paraphrases: LazyParaphrases
  let scratches = ScratchPool()

  init(
    program: Program, vocabulary: Vocabulary, values: ValueIndex,
    slipIndex: SlipIndex = SlipIndex(), paraphrases: LazyParaphrases = LazyParaphrases()
  ) {
    self.program = program
    store = Store(vocabulary: vocabulary, values: values)
    self.slipIndex = slipIndex
    self.paraphrases = paraphrases
  }

  func copy() -> CompiledCatalog {
    CompiledCatalog(
      program: program, vocabulary: vocabulary, values: values, slipIndex: slipIndex.copy(),
      paraphrases: paraphrases)
  }

  /// Changes the known values.
  func changeValues<Result>(_ change: (inout ValueIndex, inout Vocabulary) -> Result) -> Result {
    var (values, vocabulary) = (store.values, store.vocabulary)
    // A table is changed in place only if this is the only reference to it.
    store = .empty
    defer { store = Store(vocabulary: vocabulary, values: values) }
    return change(&values, &vocabulary)
  }
}
