// The table from a reply to the streams it goes to and the status it leaves with.

public import BehestCards
public import IntentEngine
public import PhraseMatching

/// What the process leaves with.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Done.
  case done = 0
  /// The intent failed; its words are on standard error.
  case failed = 1
  /// A bad option, an unknown name, a value that does not parse or is out of range.
  case usage = 2
  /// A value is needed and may not be asked for; the question is on standard error.
  case valueNeeded = 3
  /// Cancelled or declined.
  case cancelled = 4
  /// Authentication was refused.
  case authenticationRefused = 5
  /// The application is not ready.
  case appNotReady = 6
  /// Nothing matched; the nearest phrases are on standard error.
  case nothingMatched = 7
  /// Interrupted: 128 and the number of the signal.
  case interrupted = 130

  /// The status of a reply after which nothing more is said.
  public init(_ reply: Reply) {
    self =
      switch reply {
      case .done, .part: .done
      case .question: .valueNeeded
      case .nothingMatched: .nothingMatched
      case .cancelled: .cancelled
      case .failed(let failure): ExitStatus(failure.code)
      }
  }

  /// The status of a kind of failure; kinds not known here count as failures of the intent.
  public init(_ code: Failure.Code) {
    self =
      switch code {
      case .invalidValue, .unknownName, .nothingToPress: .usage
      case .appNotReady: .appNotReady
      case .authentication: .authenticationRefused
      default: .failed
      }
  }
}

/// A piece of a reply that is shown as one thing.
public enum ReplyPart: Sendable {
  /// The returned value.
  case value(Value)
  /// The snippet.
  case card(Card)
  /// What the application says.
  case dialog(String)
  /// The question that waits.
  case question(Question)
  /// The phrases that came nearest.
  case nearest(MatchResult)
  /// What went wrong.
  case failure(Failure)
  /// That somebody declined or cancelled.
  case cancellation(Cancellation)
}

extension Reply {
  /// The part that is the result, for standard output; `nil` when there is none.
  ///
  /// The returned value if there is one, else the card, else the dialog.
  public var resultPart: ReplyPart? {
    guard let outcome else { return nil }
    if let value = outcome.value { return .value(value) }
    if let card = outcome.card { return .card(card) }
    return outcome.dialog.map { .dialog($0) }
  }

  /// What an intent gave back; `nil` for any other reply.
  private var outcome: Outcome? {
    switch self {
    case .done(let outcome), .part(let outcome, _): outcome
    case .question, .nothingMatched, .failed, .cancelled: nil
    }
  }

  /// Everything else, in the order it is said, for standard error.
  public var noteParts: [ReplyPart] {
    switch self {
    case .done(let outcome), .part(let outcome, _):
      var parts: [ReplyPart] = []
      if let card = outcome.card, outcome.value != nil { parts.append(.card(card)) }
      if let dialog = outcome.dialog, outcome.value != nil || outcome.card != nil {
        parts.append(.dialog(dialog))
      }
      return parts
    case .question(let question): return [.question(question)]
    case .nothingMatched(let result): return [.nearest(result)]
    case .failed(let failure): return [.failure(failure)]
    case .cancelled(let cancellation): return [.cancellation(cancellation)]
    }
  }
}
