// What came of one turn of a conversation, in the forms that tests compare.

import CardTerminal
import BehestCards
import IntentEngine
import PhraseMatching
import BehestShell
import SwiftApps

/// What an app answered to one thing that was said.
public struct Turn: Sendable {
  /// How a turn ended; new ends may be added.
  public struct End: RawRepresentable, Hashable, Sendable {
    /// The end's name.
    public let rawValue: String

    /// Creates an end.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intent ran to its end.
    public static let done = End(rawValue: "done")
    /// Something is asked, and the next turn answers it.
    public static let question = End(rawValue: "question")
    /// No phrase fits.
    public static let nothingMatched = End(rawValue: "nothingMatched")
    /// The intent went wrong, or a value or name was no good.
    public static let failed = End(rawValue: "failed")
    /// Somebody declined a confirmation.
    public static let declined = End(rawValue: "declined")
    /// Somebody left the question.
    public static let cancelled = End(rawValue: "cancelled")
  }

  let reply: Reply

  /// The values of the intent's parameters in words, by name; those without a value are left out.
  public let parameters: [String: String]

  init(_ reply: Reply, waiting: (any IntentCall)?) {
    self.reply = reply
    let call = reply.outcome?.performed ?? waiting
    parameters = call?.values.mapValues(\.text) ?? [:]
  }

  /// How the turn ended.
  public var end: End {
    switch reply {
    case .done, .part: .done
    case .question: .question
    case .nothingMatched: .nothingMatched
    case .failed: .failed
    case .cancelled(let cancellation): cancellation.wasDeclined ? .declined : .cancelled
    }
  }

  /// The status that the command `behest say` would leave with.
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

  /// What is asked; `nil` when nothing is.
  public var question: AskedQuestion? {
    if case .question(let question) = reply { AskedQuestion(question) } else { nil }
  }

  /// What the app says; `nil` when it says nothing.
  public var dialog: String? {
    if case .question(let question) = reply { return question.dialog }
    return reply.outcome?.dialog
  }

  /// What the intent returned.
  ///
  /// - Throws: `AppIntentsTestingError` when the turn did not end well.
  public var result: ResolvedIntentResult {
    get throws {
      if let outcome = reply.outcome {
        return ResolvedIntentResult(intent: outcome.intent, value: outcome.returned?.swift())
      }
      throw AppIntentsTestingError(.failed, "There is no result: \(self)")
    }
  }

  /// Why it went wrong, in the app's words; `nil` when it did not.
  public var problem: String? {
    if case .failed(let failure) = reply { failure.words } else { nil }
  }

  /// What could have been said instead, when nothing matched.
  public var nearest: [String] {
    if case .nothingMatched(let result) = reply { result.nearest.map(\.phrase) } else { [] }
  }

  /// The commands of the same sentence that are still to be run, as they were said.
  public var rest: [String] {
    if case .part(_, let rest) = reply { rest } else { [] }
  }

  /// Whether the app asks to come to the front.
  public var opensApp: Bool { reply.outcome?.opensApp ?? false }

  /// The snippet as text without colours, as wide as it is in a terminal; `nil` for none.
  ///
  /// - Parameter width: The width in cells, at least 20.
  public func card(width: Int = 80) -> String? {
    guard let shown else { return nil }
    let text = TerminalRenderer(profile: TerminalProfile(width: width)).render(shown)
    // Spaces at the end of a line would be lost in a test's source.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmedEnd }.joined(separator: "\n").trimmedEnd
  }

  /// The words of the buttons of the snippet, in order.
  public var buttons: [String] {
    (shown?.controls ?? []).filter(\.isPressable).map { $0.label.plainText }
  }

  private var shown: Card? {
    if case .question(let question) = reply { return question.card }
    return reply.outcome?.card
  }
}

extension Turn: CustomStringConvertible {
  /// The turn as a person would have seen it.
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
  /// What an intent gave back; `nil` for any other reply.
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
