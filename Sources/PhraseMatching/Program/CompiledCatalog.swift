// What a matcher consists of, behind one reference.

/// What a matcher consists of, behind one reference: the program, the words and the values.
///
/// The program never changes. Words and values do, and only while a single `PhraseMatcher` holds
/// the catalogue.
final class CompiledCatalog: @unchecked Sendable {
  // Unchecked, because of the variables: `replaceValues(of:with:)` is called only by a matcher that
  // holds the one reference to this object, so nobody else reads while it writes.
  let program: Program
  private(set) var vocabulary: Vocabulary
  private(set) var values: ValueIndex
  /// Words get their numbers in the order they are added, so a copy has an index of its own.
  let slipIndex = SlipIndex()
  /// The phrases as bags of words; they change as little as the program.
  let paraphrases: LazyParaphrases

  init(
    program: Program, vocabulary: Vocabulary, values: ValueIndex,
    paraphrases: LazyParaphrases = LazyParaphrases()
  ) {
    self.program = program
    self.vocabulary = vocabulary
    self.values = values
    self.paraphrases = paraphrases
  }

  func copy() -> CompiledCatalog {
    CompiledCatalog(
      program: program, vocabulary: vocabulary, values: values, paraphrases: paraphrases)
  }

  func replaceValues(of type: String, with new: [PhraseValue]) {
    values.replace(type, with: new, vocabulary: &vocabulary)
  }
}
