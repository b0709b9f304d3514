// A phrase that almost matches an utterance.

/// A phrase that almost matches an utterance.
public struct NearMiss: Hashable, Sendable {
  /// The phrase, as its author wrote it.
  public let template: PhraseTemplate
  /// An example of the phrase, with the app's display name and a known value filled in.
  ///
  /// A slot without known values is shown as its name: `Find document <document> in Notes`.
  public let phrase: String
  /// The match that runs when the phrase is said as it stands, with the values that were said.
  ///
  /// Its ranges refer to `phrase`. `nil` if the phrase has a slot for which no value is known.
  public let match: Match?
  /// The reason why the utterance does not match the phrase.
  public let failure: Failure
  /// What keeps the phrase from running as what was meant, as clauses: `“tomorrow” is not explained`.
  public let doubts: [String]
  /// Whether every word of the utterance is explained, and none speaks against the phrase.
  package let isExplained: Bool
  /// The only words that are not explained, if they stand where a name may: the "bedroom" of "dim the
  /// bedroom"; `nil` for none and for several.
  package var unknownName: String?
  /// The distance from the utterance: 0 if every word is shared, 1 if none is.
  public let distance: Double

  /// The app the phrase belongs to.
  public var app: String { template.app }
  /// The intent the phrase runs.
  public var intent: String { template.intent }

  /// The first position where an utterance departs from a phrase.
  public struct Failure: Hashable, Sendable {
    /// The kinds of difference between an utterance and a phrase.
    public enum Reason: String, Encodable, Hashable, Sendable {
      /// A word of the utterance differs from the phrase's.
      case differentWord
      /// The utterance ends before the phrase does.
      case missingWords
      /// The utterance goes on after the phrase has ended.
      case extraWords
      /// The words name no known value of the slot.
      case unknownValue
      /// The app's name is missing where the phrase requires it.
      case missingApplicationName
      /// The words differ by more than the permitted tiers tolerate.
      case beyondTier
      /// The words match, but none of the phrase's required keywords is among them.
      case missingKeyword
      /// The words match, but the phrase's conditions on the context are not met.
      case unmetContext
      /// The app is silenced by one of its negative phrases.
      case vetoed
      /// The words are near to what the app calls the intent, which is no phrase.
      case noPhrase
    }

    /// The kind of difference.
    public let reason: Reason
    /// The words of the utterance that do not fit, as typed; empty at the end of the utterance.
    public let text: String
    /// The range of `text`, as zero-based UTF-8 offsets into the utterance.
    public let range: Range<Int>
    /// The text that the phrase expects instead, or the requirement that is not met.
    public let expected: String
    /// The slot's name, if the failure is about a value.
    public let slot: String?
    /// The known value closest to the words, if the failure is about a value.
    public let closestValue: PhraseValue?

    init(
      reason: Reason, text: String, range: Range<Int>, expected: String, slot: String?,
      closestValue: PhraseValue?
    ) {
      self.reason = reason
      self.text = text
      self.range = range
      self.expected = expected
      self.slot = slot
      self.closestValue = closestValue
    }

    /// Creates the failure of words that are near to an intent for which there is no phrase.
    init(noPhraseFor utterance: String) {
      self.init(
        reason: .noPhrase, text: utterance, range: 0..<utterance.utf8.count, expected: "",
        slot: nil, closestValue: nil)
    }
  }
}

extension NearMiss.Failure: CustomStringConvertible {
  /// A clause that describes the failure: `“soop” is where the phrase has “soup”`.
  public var description: String {
    switch reason {
    case .differentWord: "“\(text)” is where the phrase has “\(expected)”"
    case .missingWords: "the phrase goes on with “\(expected)”"
    case .extraWords: "the phrase ends before “\(text)”"
    case .unknownValue:
      "“\(text)” is no \(slot ?? "value")"
        + (closestValue?.texts.first.map { " (the closest is “\($0)”)" } ?? "")
    case .missingApplicationName:
      text.isEmpty
        ? "the name “\(expected)” is missing" : "“\(text)” is where “\(expected)” should be"
    case .beyondTier: "the words differ more than allowed"
    case .missingKeyword: "it is only said with \(expected)"
    case .unmetContext: "it is only said where \(expected)"
    case .vetoed: "the app does not answer to this"
    case .noPhrase: "it is what the app calls the intent"
    }
  }
}
