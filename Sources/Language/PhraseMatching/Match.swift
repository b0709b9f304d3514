// The result of matching: the phrases that an utterance matches, ranked.

/// A phrase that an utterance matches, with its values.
public struct Match: Hashable, Sendable {
  /// The best-matching phrase of the intent, as it was compiled.
  let compiled: Program.Template
  /// The tier, which says how closely the utterance follows the phrase.
  public let tier: Tier
  /// Zero for the best matches; matches of equal rank are equally good and run different intents.
  public let rank: Int
  /// Whether the app is meant though the phrase has its name and the utterance has not.
  public let isNameInferred: Bool
  /// The number of corrected slips; zero in every tier but `slips`.
  public let slips: Int
  /// The phrase's slots, in the order of the utterance.
  public let parameters: [SlotMatch]
  /// The slots that are filled without being said: by the phrase, or from the context.
  public let fixed: [String: JSON]
  /// The utterance's pieces and their roles, in order and without overlap.
  public let spans: [Span]

  /// The best-matching phrase of the intent.
  public var template: PhraseTemplate { compiled.source }
  /// The app the phrase belongs to.
  public var app: String { template.app }
  /// The intent the phrase runs.
  public var intent: String { template.intent }
}

/// The words that fill a slot.
public struct SlotMatch: Hashable, Sendable {
  let slot: Program.Slot
  /// The words as they were typed.
  ///
  /// For a known value, the words alone. Words captured by an open slot keep the punctuation that
  /// touches them (`-5`, `.bashrc`, `What's new?`), up to white space or the neighbouring words,
  /// except for a pair of quotation marks around the whole and, if only polite words follow, for
  /// closing `.`, `,`, `!`, `?`, `;`, `:`.
  public let text: String
  /// The range of `text`, as zero-based UTF-8 offsets into the utterance.
  public let range: Range<Int>
  /// The identifiers of the known values that the words name; empty for an open slot's free text.
  ///
  /// Several if the same words, or equally similar words, name several values: the caller asks.
  public let values: [String]
  /// The value to pass on, if it is not the text or the value's identifier: a list value's output
  /// or a number.
  public let output: JSON?

  /// The slot's name.
  public var name: String { slot.name }
  /// Whether the words are kept for the reply only and fill no parameter.
  public var isCapture: Bool { slot.isCapture }
  /// The type of values that the slot accepts.
  public var type: SlotType { slot.type }
  /// The known value, if the words name exactly one.
  public var value: String? { values.count == 1 ? values.first : nil }
}

/// A piece of an utterance and its role in a phrase.
public struct Span: Hashable, Sendable {
  /// The roles of a piece.
  public enum Role: Hashable, Sendable {
    /// Words of the phrase itself.
    case literal
    /// A name of the app.
    case applicationName
    /// The value of a slot.
    case slot(String)
    /// Polite words and articles that the phrase does not have.
    case filler
  }
  /// The piece's role.
  public let role: Role
  /// The piece's range, as zero-based UTF-8 offsets into the utterance.
  public let range: Range<Int>
}

/// An app silenced by one of its negative phrases.
public struct Veto: Hashable, Sendable {
  /// The silenced app.
  public let app: String
  /// The negative phrase, as declared.
  public let phrase: String
}

/// The details of a result beside its matches, each of which is computed only if asked for.
public struct MatchDetails: OptionSet, Sendable {
  /// The bits of the details.
  public let rawValue: Int

  /// Creates details from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The phrases that almost match, if none does.
  ///
  /// Cost: O(*n*) in the number of templates once, then at most 48 phrases are read by parts.
  public static let suggestions = MatchDetails(rawValue: 1)
  /// Why phrases matched, lost or did not fit.
  public static let explanation = MatchDetails(rawValue: 2)
}

/// The result of matching one utterance.
public struct MatchResult: Sendable {
  /// The utterance, unchanged.
  public let utterance: String
  /// The best phrase of every intent in the best tier, best first; empty if no phrase matches.
  public let matches: [Match]
  /// The apps silenced by a negative phrase.
  public let vetoed: [Veto]
  /// Up to three phrases that almost match the utterance, nearest first, if they were asked for.
  ///
  /// Each can be said as it stands, and is complete with the values that were said. Empty if any
  /// phrase matches, and if no phrase shares a distinctive word or its app's name with the utterance.
  public internal(set) var nearest: [NearMiss] = []
  /// Why phrases matched, lost or did not fit, if that was asked for.
  public internal(set) var explanation: Explanation?

  /// The tier of the matches; `nil` if there are none.
  public var tier: Tier? { matches.first?.tier }

  /// A Boolean value that indicates whether several intents match equally well.
  public var isTie: Bool { matches.count > 1 && matches[1].rank == 0 }

  /// The matches that tie for the best rank.
  public var best: [Match] { matches.filter { $0.rank == 0 } }
}
