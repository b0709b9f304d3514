// The tiers: how closely an utterance follows a phrase, from letter for letter to its parts alone.

/// A degree of agreement between an utterance and a phrase; the best comes first.
///
/// A tier is tried only if no better one found a match. Utterances of more than 256 words are
/// pasted rather than typed, and are tried in the first two tiers only.
public enum Tier: String, Encodable, CaseIterable, Comparable, Hashable, Sendable {
  /// The phrase letter for letter, with the catalogue's capitals, punctuation and inner spaces.
  ///
  /// Only white space around the whole utterance is ignored.
  case exact
  /// The same words in the same order, ignoring letter case, width, punctuation and spacing.
  case normalised
  /// As `normalised`, with polite words at either end and articles added or left out.
  case fillers
  /// As `fillers`, with words of the phrase, the application's name or a known value mistyped.
  ///
  /// A word of four letters or more may have one slip (a letter missing, added, replaced, or two
  /// neighbours swapped), a word of eight or more may have two; free text is never corrected, nor is
  /// the word that ends it, which may as well be one of its own.
  ///
  /// A wrong phrase is worse than a missed one, so two kinds of words are taken as they were typed:
  /// - A slip never changes, drops, adds or swaps away the first letter of a word: `preorder` is not
  ///   `reorder`. People rarely mistype it (Damerau 1964, doi:10.1145/363958.363994; Pollock and
  ///   Zamora 1984, doi:10.1145/358027.358048).
  /// - A word that is itself a word of some phrase, value or application name of the catalogue is
  ///   never corrected into another: `soup` is not `Soupy`.
  case slips
  /// The parts of a phrase in any order and frame, with everything else explained.
  ///
  /// The values, numbers, dates and names that are said, and the words of the phrase or others that
  /// mean the same, are laid on the intent that they fit best. Whatever is left over must be
  /// politeness, frames ("i need"), articles, or prepositions before words that are used; otherwise
  /// the phrase is only suggested. The app's name may be missing (`Match.isNameInferred`), and so
  /// may the value of a slot. What each tier gains and costs in false accepts is measured in
  /// Tests/Benchmarks/README.md.
  case parts

  private var place: Int {
    switch self {
    case .exact: 0
    case .normalised: 1
    case .fillers: 2
    case .slips: 3
    case .parts: 4
    }
  }

  /// Whether `left` is the better tier.
  public static func < (left: Tier, right: Tier) -> Bool { left.place < right.place }
}
