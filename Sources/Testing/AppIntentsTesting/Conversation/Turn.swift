// The outcome of a turn of a conversation, in forms that tests compare.

import BehestCards
import BehestShell
import CardTerminal
import IntentEngine
import PhraseMatching
import SwiftApps

/// The outcome of one turn of a conversation with an app.
public struct Turn: Sendable {
  /// The way in which a turn ended; new ends may be added.
  public struct End: RawRepresentable, Hashable, Sendable {
    /// The name of the end.
    public let rawValue: String

    /// Creates an end from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intent finished.
    public static let done = End(rawValue: "done")
    /// A question was asked; the next turn answers it.
    public static let question = End(rawValue: "question")
    /// No phrase fits.
    public static let nothingMatched = End(rawValue: "nothingMatched")
    /// The intent failed, or a value or name was invalid.
    public static let failed = End(rawValue: "failed")
    /// The person declined a confirmation.
    public static let declined = End(rawValue: "declined")
    /// The person cancelled the question.
    public static let cancelled = End(rawValue: "cancelled")
  }

  let reply: Reply

  /// The values of the intent's parameters as text, by name; parameters without a value are left
  /// out.
  public let parameters: [String: String]

  init(_ reply: Reply, waiting: (any IntentCall)?) {
    self.reply = reply
    let call = reply.outcome?.performed ?? waiting
    parameters = call?.values.mapValues(\.text) ?? [:]
  }

  /// The way in which the turn ended.
  public var end: End {
    switch reply {
    case .done, .part: .done
    case .question: .question
    case .nothingMatched: .nothingMatched
    case .failed: .failed
    case .cancelled(let cancellation): cancellation.wasDeclined ? .declined : .cancelled
    }
  }

  /// The exit status that `behest say` would return.
  public var exitStatus: Int32 { ExitStatus(reply).rawValue }

  /// The name of the intent without "Intent"; `nil` when none was chosen.
  public var intent: String? {
    switch reply {
    case .done(let outcome), .part(let outcome, _): outcome.intent
    case .question(let question): question.intent
    case .cancelled(let cancellation): cancellation.intent
    case .nothingMatched, .failed: nil
    }
  }

  /// The question that was asked; `nil` when there is none.
  public var question: AskedQuestion? {
    if case .question(let question) = reply { AskedQuestion(question) } else { nil }
  }

  /// The dialog of the app; `nil` when there is none.
  public var dialog: String? {
    if case .question(let question) = reply { return question.dialog }
    return reply.outcome?.dialog
  }

  /// The result of the intent.
  ///
  /// - Throws: `AppIntentsTestingError` when the intent did not finish.
  public var result: ResolvedIntentResult {
    get throws {
      if let outcome = reply.outcome {
        return ResolvedIntentResult(intent: outcome.intent, value: outcome.returned?.swift())
      }
      throw AppIntentsTestingError(.failed, "There is no result: \(self)")
    }
  }

  /// The message of the failure; `nil` when the turn did not fail.
  public var problem: String? {
    if case .failed(let failure) = reply { failure.words } else { nil }
  }

  /// The phrases nearest to the words, when none matched.
  public var nearest: [String] {
    if case .nothingMatched(let result, _) = reply { result.nearest.map(\.phrase) } else { [] }
  }

  /// The remaining commands of the same sentence, as they were said.
  public var rest: [String] {
    if case .part(_, let rest) = reply { rest } else { [] }
  }

  /// Whether the app asks to come to the foreground.
  public var opensApp: Bool { reply.outcome?.opensApp ?? false }

  /// Returns the snippet as text without colours, laid out as in a terminal; `nil` when there is
  /// none.
  ///
  /// - Parameter width: The width in cells, at least 20.
  public func card(width: Int = 80) -> String? {
    guard let shown else { return nil }
    let text = TerminalRenderer(profile: TerminalProfile(width: width)).render(shown)
    // Trailing spaces are removed, as they would be lost in a test's source.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmedEnd }.joined(separator: "\n").trimmedEnd
  }

  /// The labels of the snippet's buttons, in order.
  public var buttons: [String] {
    (shown?.controls ?? []).filter(\.isPressable).map(\.name)
  }

  private var shown: Card? {
    if case .question(let question) = reply { return question.card }
    return reply.outcome?.card
  }
}

extension Turn: CustomStringConvertible {
  /// The turn as text, as a person would see it.
  public var description: String {
    var lines = [question?.problem, dialog].compactMap { $0 }
    if let card = card() { lines.append(card) }
    if let question {
      lines.append(question.text)
      lines += question.options.enumerated().map { "  \($0 + 1)  \($1)" }
    }
    if let problem { lines.append(problem) }
    if end == .nothingMatched { lines += ["Nothing matched."] + nearest.map { "  \($0)" } }
    if end == .declined || end == .cancelled { lines.append("\(end.rawValue)") }
    return lines.isEmpty ? end.rawValue : lines.joined(separator: "\n")
  }
}

extension Reply {
  /// The outcome of an intent; `nil` for any other reply.
  fileprivate var outcome: Outcome? {
    switch self {
    case .done(let outcome), .part(let outcome, _): outcome
    case .question, .nothingMatched, .failed, .cancelled: nil
    }
  }
}

extension StringProtocol {
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
