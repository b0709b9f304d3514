// How closely an utterance has to follow a phrase, from letter for letter to mistyped.

/// How closely an utterance follows a phrase, best first.
///
/// A tier is tried only when every better one found nothing. Utterances of more than 256 words are
/// pasted rather than said, and are tried in the first two tiers alone.
public enum Tier: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  /// The phrase letter for letter: capitals, punctuation and inner spaces as the catalogue has them.
  ///
  /// Only white space around the whole utterance is ignored.
  case exact
  /// The same words in the same order, whatever the letter case, width, punctuation and spacing.
  case normalised
  /// As `normalised`, with politeness at either end and articles added or left out.
  case fillers
  /// As `fillers`, with words of the phrase, the application's name or a known value mistyped.
  ///
  /// A word of four letters or more may have one slip (a letter missing, added, replaced, or two
  /// neighbours swapped), a word of eight or more may have two; free text is never corrected.
  case slips

  private var place: Int {
    switch self {
    case .exact: 0
    case .normalised: 1
    case .fillers: 2
    case .slips: 3
    }
  }

  /// Whether `left` is the better tier.
  public static func < (left: Tier, right: Tier) -> Bool { left.place < right.place }
}
