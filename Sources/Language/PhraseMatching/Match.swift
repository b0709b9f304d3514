// What the matcher answers: the phrases an utterance can be, ranked.

/// A phrase an utterance can be, with the values it names.
public struct Match: Hashable, Sendable {
  /// The phrase that fits best among those of the intent, as it was compiled.
  let compiled: Program.Template
  /// How closely the utterance follows the phrase.
  public let tier: Tier
  /// Zero for the best matches; matches of equal rank are equally good and run different intents.
  public let rank: Int
  /// How sure the tier `paraphrase` is, from 0 to 1; `nil` in every other tier.
  public let score: Double?
  /// The number of slips that were corrected; zero in every tier but `slips`.
  public let slips: Int
  /// The slots the phrase has, in the order they were said.
  public let parameters: [SlotMatch]
  /// The slots that are filled without being said: by the phrase, or from the context.
  public let fixed: [String: StructuredValue]
  /// The whole utterance in pieces that mean something, in order and without overlap.
  public let spans: [Span]

  /// The phrase that fits best among those of the intent.
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
  /// The words of a known value come without what stands around them. Words captured by an open slot
  /// keep the punctuation that touches them (`-5`, `.bashrc`, `What's new?`), up to white space or
  /// the neighbouring words, except for a pair of quotation marks around the whole and, where
  /// nothing but politeness follows, for closing `.`, `,`, `!`, `?`, `;`, `:`.
  public let text: String
  /// Where `text` stands, as zero-based UTF-8 offsets into the utterance.
  public let range: Range<Int>
  /// The known values the words name; empty for words captured by an open slot.
  ///
  /// Several when the same words, or words equally near, name several values: the caller asks.
  public let values: [String]
  /// What the slot is handed on as, where that is not its text or the value's identifier: what the
  /// value of a list stands for, or a number.
  public let output: StructuredValue?

  /// The slot's name.
  public var name: String { slot.name }
  /// Whether the words are kept for the answer only and fill no parameter.
  public var isCapture: Bool { slot.isCapture }
  /// What the slot accepts.
  public var type: SlotType { slot.type }
  /// The known value, when the words name exactly one.
  public var value: String? { values.count == 1 ? values.first : nil }
}

/// A piece of an utterance and the part it plays in a phrase.
public struct Span: Hashable, Sendable {
  /// The part a piece plays.
  public enum Role: Hashable, Sendable {
    /// Words of the phrase itself.
    case literal
    /// A name of the app.
    case applicationName
    /// The value of a slot.
    case slot(String)
    /// Words that are said for politeness, and articles, which the phrase does not have.
    case filler
  }
  /// The part the piece plays.
  public let role: Role
  /// Where the piece stands, as zero-based UTF-8 offsets into the utterance.
  public let range: Range<Int>
}

/// An app that was silenced by one of its negative phrases.
public struct Veto: Hashable, Sendable {
  /// The app that would have answered.
  public let app: String
  /// The negative phrase, as declared.
  public let phrase: String
}
