// What a matcher consists of, behind one reference.

/// What a matcher consists of, behind one reference: the program, the words and the values.
///
/// The program never changes. Words and values do, and only while a single `PhraseMatcher` holds
/// the catalogue; a copy shares their memory (see `LayeredTable`).
final class CompiledCatalog: @unchecked Sendable {
  // Unchecked, because of the variables: `changeValues(_:)` is called only by a matcher that holds
  // the one reference to this object, so nobody else reads while it writes.
  let program: Program
  private(set) var store: Store

  /// The words and the values, as they are between two changes.
  ///
  /// A class of constants, so that the matcher reads their tables without counting references.
  final class Store: Sendable {
    let vocabulary: Vocabulary
    let values: ValueIndex

    init(vocabulary: Vocabulary, values: ValueIndex) {
      self.vocabulary = vocabulary
      self.values = values
    }

    // Of a large structure a method that is not inlined would get a copy, with all its counts; of
    // this object it gets the address.

    /// The numbers of the words of an utterance; `Vocabulary.unknown` for those nobody uses.
    func find(_ tokens: [Utterance.Token], in folded: [UInt8], into numbers: inout [UInt32]) {
      vocabulary.find(tokens, in: folded, into: &numbers)
    }

    /// The number of the folded word that some bytes are, or `Vocabulary.unknown`.
    func find(_ word: ArraySlice<UInt8>) -> UInt32 { vocabulary.find(word) }

    /// The identifiers of the values of a type whose text ends at a node, in declared order and
    /// once each; and what the first is handed on as, where that is not its identifier.
    func namedValues(
      at node: UInt32, of type: UInt32
    ) -> (ids: [String], output: StructuredValue?) {
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
  /// Words get their numbers in the order they are added, so a copy has an index of its own,
  /// which shares what was indexed before.
  let slipIndex: SlipIndex
  /// The phrases as bags of words; they change as little as the program.
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

  /// Changes what values are known.
  func changeValues<Result>(_ change: (inout ValueIndex, inout Vocabulary) -> Result) -> Result {
    var (values, vocabulary) = (store.values, store.vocabulary)
    // Whoever changes a table must be the only one to hold it.
    store = .empty
    defer { store = Store(vocabulary: vocabulary, values: values) }
    return change(&values, &vocabulary)
  }

  // MARK: In a file

  /// Adds the sections of the catalogue.
  func write(to writer: inout SectionWriter) {
    program.write(to: &writer)
    vocabulary.write(to: &writer)
    values.write(to: &writer)
  }

  /// Reads what `write(to:)` has written.
  convenience init(from reader: inout SectionReader) {
    self.init(
      program: Program(from: &reader), vocabulary: Vocabulary(from: &reader),
      values: ValueIndex(from: &reader))
  }
}
