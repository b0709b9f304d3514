// A phrase that an utterance nearly was.

/// A phrase that an utterance nearly was.
public struct NearMiss: Hashable, Sendable {
  /// The phrase, as its author wrote it.
  public let template: PhraseTemplate
  /// The phrase as it can be said, with the app's display name and a known value filled in.
  ///
  /// A slot without known values is shown as its name: `Find document <document> in Notes`.
  public let phrase: String
  /// Why the utterance is not the phrase.
  public let failure: Failure
  /// From 0, every word in common, to 1, none.
  public let distance: Double

  /// The app the phrase belongs to.
  public var app: String { template.app }
  /// The intent the phrase runs.
  public var intent: String { template.intent }

  /// The first place where an utterance stops being a phrase.
  public struct Failure: Hashable, Sendable {
    /// What kind of difference it is.
    public enum Reason: String, Codable, Hashable, Sendable {
      /// A word of the utterance is not the one the phrase has there.
      case differentWord
      /// The utterance ends before the phrase does.
      case missingWords
      /// The utterance goes on after the phrase has ended.
      case extraWords
      /// The words name no known value of the slot.
      case unknownValue
      /// The app's name is not where the phrase has it.
      case missingApplicationName
      /// The words differ more than the tiers that were tried allow.
      case beyondTier
      /// The words fit, but none of those that the phrase requires is among them.
      case missingKeyword
      /// The words fit, but not what is known when they are said.
      case unmetContext
      /// The app is silenced by one of its negative phrases.
      case vetoed
    }

    /// What kind of difference it is.
    public let reason: Reason
    /// The words of the utterance that do not fit, as typed; empty at the end of the utterance.
    public let text: String
    /// Where they stand, as zero-based UTF-8 offsets into the utterance.
    public let range: Range<Int>
    /// What the phrase has there, as it can be said; what it requires, where only that is missing.
    public let expected: String
    /// The slot, where the failure is about a value.
    public let slot: String?
    /// The known value that is closest to the words, where the failure is about a value.
    public let closestValue: PhraseValue?
  }
}

extension NearMiss.Failure: CustomStringConvertible {
  /// One clause for people: `“soop” is where the phrase has “soup”`.
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
    }
  }
}
