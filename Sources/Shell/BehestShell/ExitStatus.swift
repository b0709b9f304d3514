// Maps a reply to the streams that its parts are written to, and to the exit status.

public import BehestCards
public import IntentEngine
public import PhraseMatching

/// The exit status of the process.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// The intent finished.
  case done = 0
  /// The intent failed; its message is on standard error.
  case failed = 1
  /// An option, name or value is invalid.
  case usage = 2
  /// A value is needed that may not be asked for; the question is on standard error.
  case valueNeeded = 3
  /// The person cancelled or declined.
  case cancelled = 4
  /// Authentication was refused.
  case authenticationRefused = 5
  /// The app is not ready.
  case appNotReady = 6
  /// Nothing matched; the nearest phrases are on standard error.
  case nothingMatched = 7
  /// The process was interrupted: 128 and the number of the signal.
  case interrupted = 130

  /// Creates the status of a final reply.
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

  /// Creates the status of a kind of failure; unknown kinds count as failures of the intent.
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

/// A part of a reply that is shown as a unit.
public enum ReplyPart: Sendable {
  /// The returned value.
  case value(Value)
  /// The snippet.
  case card(Card)
  /// The app's dialog.
  case dialog(String)
  /// The pending question.
  case question(Question)
  /// The nearest phrases when none matched.
  case nearest(MatchResult)
  /// The failure of an intent or a request.
  case failure(Failure)
  /// The cancellation or rejection by the person.
  case cancellation(Cancellation)
}

extension Reply {
  /// The part that is the result, for standard output; `nil` when there is none.
  ///
  /// It is the returned value if there is one, else the card, else the dialog.
  public var resultPart: ReplyPart? {
    guard let outcome else { return nil }
    if let value = outcome.value { return .value(value) }
    if let card = outcome.card { return .card(card) }
    return outcome.dialog.map { .dialog($0) }
  }

  /// The outcome of an intent; `nil` for any other reply.
  private var outcome: Outcome? {
    switch self {
    case .done(let outcome), .part(let outcome, _): outcome
    case .question, .nothingMatched, .failed, .cancelled: nil
    }
  }

  /// The remaining parts, in the order in which they are written to standard error.
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
